import { useEffect, useState, type RefObject } from 'react'
import { loadUrduFont } from './settled'

/**
 * Measures drawn sheets, once the Urdu font is there, which heights hang on.
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
