import { type RefObject, useCallback } from 'react'
import { magnifyWhereNeeded } from './magnifyWhereNeeded'
import { missingFonts } from './paperFonts'
import { useFound } from './useFound'

/** Waits for the papers' fonts, on which widths and heights depend. @param measure define it outside the component */
export function useSheetLayouts<Layout>(
  sheets: RefObject<HTMLElement | null>,
  subject: object,
  selector: string,
  measure: (element: Element) => Layout,
): Layout[] | null {
  const find = useCallback(
    async (root: HTMLElement) => {
      magnifyWhereNeeded(root)
      await missingFonts(document, root)
      return [...root.querySelectorAll(selector)].map(measure)
    },
    [selector, measure],
  )
  return useFound(sheets, subject, find)
}
