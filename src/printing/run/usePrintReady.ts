import { useEffect, useMemo, useState, createContext, type RefObject } from 'react'
import { hasBarcodes, isPicture, settled, loadUrduFont } from './settled'

/** How far a paper is from being printed: an incomplete one is never printed as if it were complete. */
export type Readiness =
  | { state: 'settling' }
  | { state: 'ready' }
  /** Something did not load, and is named. */
  | { state: 'incomplete'; missing: string[]; canDoWithout: boolean }
  /** Without its barcode a bill can't be printed at all. */
  | { state: 'unprintable' }
  /** Nothing at all has been chosen. */
  | { state: 'empty' }

interface Found {
  subject: object
  missing: string[]
  isCoded: boolean
  hasSheets: boolean
}

/**
 * Tells when the fonts, the barcodes and the images of the sheets have settled.
 *
 * @param sheets the element around the sheets
 * @param subject what they show, and which attempt it is; another one is waited for anew
 * @param isLaidOut whether the sheets stand as they will be printed
 */
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

/**
 * Measures drawn sheets once the Urdu font is there, since heights depend on it.
 *
 * @param sheets the element around the sheets
 * @param subject what they show; another one is measured anew
 * @param selector of what is measured one by one
 * @param measure measures one; keep it outside of the component
 * @returns the layouts in the order of the sheets; null until they have been measured
 */
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

/** Whether papers are printed without pictures that failed to load; each paper says so in the picture's place. */
export const PicturesLeftOut = createContext(false)
