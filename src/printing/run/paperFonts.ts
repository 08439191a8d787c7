import { t } from '@/texts/t'
import '../styles/paperType.css'

/**
 * The fonts of paperType.css, as the Font Loading API names them. `name` is for people; `letter` is a letter that the
 * font has.
 */
const fonts = [
  { family: 'Noto Nastaliq Urdu', weights: [400], name: 'print.urduFont', letter: 'ش' },
  { family: 'Source Sans 3', weights: [400, 700], name: 'print.latinFont', letter: 'A' },
] as const

/**
 * Loads the fonts explicitly, for all letters on the sheets, because nothing on the page may use them yet. If the
 * browser cannot say whether a font has loaded, it counts as loaded.
 *
 * @returns the names of those that failed to load
 */
export async function missingFonts(page: Document, sheets: Element): Promise<string[]> {
  // Test environments without layout have no font set.
  const set = page.fonts as FontFaceSet | undefined
  if (!set) return []
  const text = sheets.textContent
  const missing = fonts.map(async ({ family, weights, name, letter }) => {
    const loading = weights.map((weight) => set.load(`${weight} 8pt "${family}"`, letter + text))
    const faces = await Promise.all(loading).catch(() => [[]])
    return faces.every(({ length }) => length > 0) ? [] : t(name)
  })
  const names = (await Promise.all(missing)).flat()
  await set.ready
  return names
}

const latin = fonts[1]
const eachLatinWeight = latin.weights.map((weight) => `${weight} 8pt "${latin.family}"`)

/** Loads the Latin font for printed screens, which use it if it has loaded in time, and otherwise the screen's font. */
export async function loadLatinFont(): Promise<void> {
  const set = document.fonts as FontFaceSet | undefined
  if (!set) return
  await Promise.all(eachLatinWeight.map((font) => set.load(font, latin.letter))).catch(() => [])
}

export function hasLatinFont(): boolean {
  const set = document.fonts as FontFaceSet | undefined
  return eachLatinWeight.every((font) => set?.check(font, latin.letter) === true)
}

/** Whether `missing` names a font; other parts are pictures. */
export const areFontsMissing = (missing: readonly string[]): boolean =>
  fonts.some(({ name }) => missing.includes(t(name)))

/** Browsers do not retry a failed font face, so its rule is deleted and inserted again as a new one. */
export function renewFonts(): void {
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const family = rule.style.getPropertyValue('font-family')
      if (!fonts.some((font) => family.includes(font.family))) continue
      const text = rule.cssText
      sheet.deleteRule(index)
      sheet.insertRule(text, index)
    }
  }
}
