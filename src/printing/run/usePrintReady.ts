import { createContext, useCallback, useEffect, useState, type RefObject } from 'react'
import { t } from '@/texts/t'

/** An incomplete paper is never printed as if it were complete. */
export type Readiness =
  | { kind: 'settling' }
  | { kind: 'ready' }
  | { kind: 'incomplete'; missing: string[]; canDoWithout: boolean }
  /** A bill whose barcode cannot be drawn is not printed at all. */
  | { kind: 'unprintable' }
  | { kind: 'empty' }

/** True if papers may be printed without pictures that failed to load; each paper says so in their place. */
export const PicturesLeftOut = createContext(false)

/** @param subject what the sheets show, and which attempt this is; a new object starts a new wait */
export function usePrintReady(sheets: RefObject<HTMLElement | null>, subject: object, isLaidOut: boolean): Readiness {
  const found = useFound(sheets, subject, readinessOf)
  return (isLaidOut ? found : null) ?? { kind: 'settling' }
}

/** Waits for the Urdu font, since heights depend on it. @param measure define it outside the component */
export function useSheetLayouts<Layout>(
  sheets: RefObject<HTMLElement | null>,
  subject: object,
  selector: string,
  measure: (element: Element) => Layout,
): Layout[] | null {
  const find = useCallback(
    async (root: HTMLElement) => {
      await loadUrduFont(document)
      return [...root.querySelectorAll(selector)].map(measure)
    },
    [selector, measure],
  )
  return useFound(sheets, subject, find)
}

/** What is found of the sheets as they show `subject`; null until then, and at once when there is another. */
function useFound<Found>(
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

const URDU_FONT = 'Noto Nastaliq Urdu'
/** Milliseconds after which an image that has not loaded counts as failed. */
const PATIENCE = 20_000

async function readinessOf(sheets: HTMLElement): Promise<Readiness> {
  const missing = await missingFrom(sheets)
  if (!sheets.querySelector('.cc-sheet')) return { kind: 'empty' }
  const isCoded = [...sheets.querySelectorAll('.p-code')].every((code) => code.querySelector('.p-bars svg g rect'))
  if (!isCoded) return { kind: 'unprintable' }
  if (missing.length === 0) return { kind: 'ready' }
  // A paper can be printed without its pictures, if it says so; but not without the font.
  return { kind: 'incomplete', missing, canDoWithout: !missing.includes(t('print.urduFont')) }
}

/** @returns the distinct names of what failed to load; empty when the paper is complete */
export async function missingFrom(sheets: HTMLElement): Promise<string[]> {
  // A failed image is replaced by a text with `data-missing`: look for such texts, and for images not yet replaced.
  const failed = [...sheets.querySelectorAll('[data-missing]')].map((text) =>
    nameOf(text, text.getAttribute('data-missing') ?? ''),
  )
  const images = [...sheets.querySelectorAll('img')].map(async (image) => {
    const name = nameOf(image, image.dataset['part'] ?? image.alt)
    return (await isLoaded(image)) ? [] : name
  })
  const hasFont = await loadUrduFont(sheets.ownerDocument)
  return [...new Set([...(hasFont ? [] : [t('print.urduFont')]), ...failed, ...(await Promise.all(images)).flat()])]
}

function nameOf(element: Element, part: string): string {
  const number = element.closest('[data-number]')?.getAttribute('data-number')
  return number ? t('print.partOf', { part, number }) : part
}

function isLoaded(image: HTMLImageElement): Promise<boolean> {
  if (image.complete && image.getAttribute('src')) return Promise.resolve(image.naturalWidth > 0)
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE)
    image.addEventListener('load', () => resolve(true))
    image.addEventListener('error', () => resolve(false))
  })
}

/** Loads the font explicitly: no text on the page may use it yet. If the browser cannot tell, it counts as loaded. */
async function loadUrduFont(page: Document): Promise<boolean> {
  // Test environments without layout have no font set.
  const fonts = page.fonts as FontFaceSet | undefined
  if (!fonts) return true
  try {
    const faces = await fonts.load(`400 8pt "${URDU_FONT}"`, 'شرائط')
    await fonts.ready
    return faces.length > 0
  } catch {
    return false
  }
}

/** Browsers do not retry a failed font face, so its rule is deleted and inserted again as a new one. */
export function renewUrduFont(): void {
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('font-family').includes(URDU_FONT))
        continue
      const text = rule.cssText
      sheet.deleteRule(index)
      sheet.insertRule(text, index)
    }
  }
}
