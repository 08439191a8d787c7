import { useEffect, useState, type RefObject } from 'react'
import { measured, type SheetLayout } from '../facts/sheetLayout'
import { loadUrduFont } from './settled'

/**
 * Measures the drawn sheets of every bill, once the Urdu font is there, which the terms' height hangs on.
 *
 * @param sheets the element around the sheets
 * @param subject what they show; another one is measured anew
 * @returns the layouts in the bills' order; null until they have been measured
 */
export function useSheetLayouts(sheets: RefObject<HTMLElement | null>, subject: object): SheetLayout[] | null {
  const [found, setFound] = useState<{ subject: object; layouts: SheetLayout[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadUrduFont(document).then(() => {
      if (!isCurrent || !sheets.current) return
      setFound({ subject, layouts: [...sheets.current.querySelectorAll('.cc-bill')].map(measured) })
    })
    return () => {
      isCurrent = false
    }
  }, [sheets, subject])
  return found?.subject === subject ? found.layouts : null
}
