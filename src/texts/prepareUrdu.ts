import known from './answers.json'
import { setAnswerTranslations } from './inLanguage'
import './urdu.css'

/** The letters of urdu.css, as the Font Loading API names them. */
const letters = ['1em "Site Nastaliq"', '1em "Site Naskh"', '600 1em "Site Naskh"']
/** Milliseconds that a page waits for its fonts, unless it is prerendered. */
const MAX_FONT_WAIT_MS = 2000

/**
 * Prepares an Urdu page, apart from its catalogues. Resolves when the page can be drawn.
 *
 * @param isPainted true for a prerendered page, which need not wait: its headings change from Naskh to Nastaliq without
 *   moving (product 17.4)
 */
export async function prepareUrdu(isPainted: boolean): Promise<void> {
  setAnswerTranslations(known)
  if (isPainted) return
  // Nothing is painted yet, so no text in another font is replaced.
  for (const face of document.fonts) face.display = 'block'
  const loading = Promise.all(letters.map((font) => document.fonts.load(font, 'ا')))
  await Promise.race([loading.catch(() => []), new Promise((resolve) => setTimeout(resolve, MAX_FONT_WAIT_MS))])
}
