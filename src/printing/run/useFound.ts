import { type RefObject, useEffect, useState } from 'react'

/**
 * The result of `find` on the sheets that show `subject`; null until it is known, and again as soon as `subject`
 * changes.
 */
export function useFound<Found>(
  sheets: RefObject<HTMLElement | null>,
  subject: object,
  find: (sheets: HTMLElement) => Promise<Found>,
): Found | null {
  const [last, setLast] = useState<{ subject: object; found: Found } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (sheets.current) {
      void find(sheets.current).then((found) => {
        if (isCurrent) setLast({ subject, found })
      })
    }
    return () => {
      isCurrent = false
    }
  }, [sheets, subject, find])
  return last?.subject === subject ? last.found : null
}
