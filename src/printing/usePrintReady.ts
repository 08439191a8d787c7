import { useEffect, useMemo, useState, type RefObject } from 'react'
import type { Bill } from '@/domain/bill'
import { hasBarcode, settled } from './settled'

/** How far a paper is from being printed: an incomplete one is never printed as if it were complete (design 5). */
export type Readiness =
  | { state: 'settling' }
  | { state: 'ready'; sheets: number }
  /** Something did not come, and is named. It may be printed without, if somebody says so. */
  | { state: 'incomplete'; sheets: number; missing: string[] }
  /** Without its barcode a bill can't be printed at all. */
  | { state: 'unprintable' }

interface Found {
  bill: Bill
  missing: string[]
  hasBarcode: boolean
}

/**
 * Tells when the fonts, the barcode and the images of the sheets have settled.
 *
 * @param sheets the element around the sheets
 * @param bill what they show
 * @param count how many sheets there are; null until they stand as they will be printed
 */
export function usePrintReady(sheets: RefObject<HTMLElement | null>, bill: Bill, count: number | null): Readiness {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isCurrent = true
    const root = sheets.current
    if (root) {
      void settled(root).then((missing) => {
        if (isCurrent) setFound({ bill, missing, hasBarcode: hasBarcode(root) })
      })
    }
    return () => {
      isCurrent = false
    }
  }, [sheets, bill])
  return useMemo(
    () => (found?.bill === bill && count !== null ? judge(found, count) : { state: 'settling' }),
    [found, bill, count],
  )
}

function judge({ missing, hasBarcode }: Found, sheets: number): Readiness {
  if (!hasBarcode) return { state: 'unprintable' }
  return missing.length === 0 ? { state: 'ready', sheets } : { state: 'incomplete', sheets, missing }
}
