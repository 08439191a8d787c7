import { redrawnAsJpeg } from '@/browser/redrawnAsJpeg'

const URDU_FONT = 'Noto Nastaliq Urdu'
const URDU_FONT_NAME = 'The Urdu font'

/** A paper can be printed without its pictures, if it says so; but not without the font. */
export function isPicture(part: string): boolean {
  return part !== URDU_FONT_NAME
}

/** Milliseconds after which an image that has not loaded counts as failed. */
const PATIENCE = 20_000

/** Loads the font explicitly: no text on the page may use it yet. If the browser cannot tell, it counts as loaded. */
export async function loadUrduFont(page: Document): Promise<boolean> {
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
export function renewUrduFont(page: Document): void {
  for (const sheet of page.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('font-family').includes(URDU_FONT))
        continue
      const text = rule.cssText
      sheet.deleteRule(index)
      sheet.insertRule(text, index)
    }
  }
}

function imageSettled(image: HTMLImageElement): Promise<boolean> {
  if (image.complete && image.getAttribute('src')) return Promise.resolve(image.naturalWidth > 0)
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), PATIENCE)
    const settle = (isThere: boolean) => () => {
      clearTimeout(patience)
      resolve(isThere)
    }
    image.addEventListener('load', settle(true), { once: true })
    image.addEventListener('error', settle(false), { once: true })
  })
}

function nameOf(element: Element, part: string): string {
  const number = element.closest('[data-number]')?.getAttribute('data-number')
  return number ? `${part} (${number})` : part
}

/** @returns the distinct names of what failed to load; empty when the paper is complete */
export async function settled(sheets: HTMLElement): Promise<string[]> {
  // A failed image is replaced by a text with `data-missing`: look for such texts, and for images not yet replaced.
  const failed = [...sheets.querySelectorAll('[data-missing]')]
  const images = [...sheets.querySelectorAll('img')].map((image) => ({ image, name: nameOf(image, image.alt) }))
  const [hasFont, ...haveCome] = await Promise.all([
    loadUrduFont(sheets.ownerDocument),
    ...images.map(async ({ image }) => {
      const hasCome = await imageSettled(image)
      if (hasCome) await pictureForPrint(image)
      return hasCome
    }),
  ])
  const missing = new Set([
    ...failed.map((text) => nameOf(text, text.getAttribute('data-missing') ?? '')),
    ...images.filter((_, index) => !haveCome[index]).map(({ name }) => name),
  ])
  return hasFont ? [...missing] : [URDU_FONT_NAME, ...missing]
}

/** A paper without its barcode is of no use, so it must not be printed. */
export function hasBarcodes(sheets: HTMLElement): boolean {
  return [...sheets.querySelectorAll('.p-code')].every((code) => code.querySelector('.p-bars svg g rect') !== null)
}

/** Size of an ID card on paper in millimetres, and 300 dots per inch (product 11.7). */
const CARD = { width: 88, height: 55.3 }
const DOTS_PER_MM = 300 / 25.4
/** Pictures less than 15 % larger than needed are left as they are. */
const WORTH_IT = 1.15

/** Shrinks large photographs, which would make the PDF huge. Images that may be shown but not read stay as they are. */
async function pictureForPrint(image: HTMLImageElement): Promise<void> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(CARD.width / naturalWidth, CARD.height / naturalHeight) * DOTS_PER_MM
  if (!(scale * WORTH_IT < 1)) return
  const small = await redrawnAsJpeg(image, naturalWidth * scale, naturalHeight * scale)
  // `ConsentSheet` revokes the copy when the picture goes, which it may have done meanwhile.
  if (!small || !image.isConnected) return
  image.src = URL.createObjectURL(small)
  await image.decode().catch(() => undefined)
}
