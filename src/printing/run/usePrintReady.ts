import { useEffect, useMemo, useState, createContext, type RefObject } from 'react'
import { hasBarcodes, isPicture, settled, loadUrduFont } from './settled'

/** An incomplete paper is never printed as if it were complete. */
export type Readiness =
  | { state: 'settling' }
  | { state: 'ready' }
  | { state: 'incomplete'; missing: string[]; canDoWithout: boolean }
  /** A bill whose barcode cannot be drawn is not printed at all. */
  | { state: 'unprintable' }
  | { state: 'empty' }

interface Found {
  subject: object
  missing: string[]
  isCoded: boolean
  hasSheets: boolean
}

/** @param subject what the sheets show, and which attempt this is; a new object starts a new wait */
export function usePrintReady(sheets: RefObject<HTMLElement | null>, subject: object, isLaidOut: boolean): Readiness {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isCurrent = true
    const root = sheets.current
    if (root) {
      void settled(root).then((missing) => {
        if (!isCurrent) return
        setFound({
          subject,
          missing,
          isCoded: hasBarcodes(root),
          hasSheets: root.querySelector('.cc-sheet') !== null,
        })
      })
    }
    return () => {
      isCurrent = false
    }
  }, [sheets, subject])
  return useMemo(
    () => (found?.subject === subject && isLaidOut ? judge(found) : { state: 'settling' }),
    [found, subject, isLaidOut],
  )
}

function judge({ missing, isCoded, hasSheets }: Found): Readiness {
  if (!hasSheets) return { state: 'empty' }
  if (!isCoded) return { state: 'unprintable' }
  return missing.length === 0
    ? { state: 'ready' }
    : { state: 'incomplete', missing, canDoWithout: missing.every(isPicture) }
}

/** Waits for the Urdu font, since heights depend on it. @param measure define it outside the component */
export function useSheetLayouts<Layout>(
  sheets: RefObject<HTMLElement | null>,
  subject: object,
  selector: string,
  measure: (element: Element) => Layout,
): Layout[] | null {
  const [found, setFound] = useState<{ subject: object; layouts: Layout[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadUrduFont(document).then(() => {
      if (!isCurrent || !sheets.current) return
      setFound({ subject, layouts: [...sheets.current.querySelectorAll(selector)].map(measure) })
    })
    return () => {
      isCurrent = false
    }
  }, [sheets, subject, selector, measure])
  return found?.subject === subject ? found.layouts : null
}

/** True if papers may be printed without pictures that failed to load; each paper says so in their place. */
export const PicturesLeftOut = createContext(false)
