import { t } from '@/texts/t'
import { missingFonts } from './paperFonts'

/** Milliseconds after which an image with an address that has not loaded counts as failed. */
const PICTURE_TIMEOUT_MS = 20_000
/** Milliseconds between two checks of an image. */
const CHECK_INTERVAL_MS = 1000

/** @returns the distinct names of what failed to load; empty when the paper is complete */
export async function missingFrom(sheets: HTMLElement): Promise<string[]> {
  const areLoaded = new Map<HTMLImageElement, boolean>()
  const imagesNow = () => [...sheets.querySelectorAll('img')]
  // A late picture may load, into another image element, while others are awaited.
  for (let images = imagesNow(); images.length > 0; images = imagesNow().filter((image) => !areLoaded.has(image))) {
    await Promise.all(images.map(async (image) => areLoaded.set(image, await isLoaded(image))))
  }
  const missingFontNames = await missingFonts(sheets.ownerDocument, sheets)
  // A failed image is replaced by a text with `data-missing`: look for such texts, and for images not yet replaced.
  const failed = [...sheets.querySelectorAll('[data-missing]')].map((text) =>
    nameOf(text, text.getAttribute('data-missing') ?? ''),
  )
  const images = imagesNow().filter((image) => areLoaded.get(image) === false)
  return [
    ...new Set([
      ...missingFontNames,
      ...failed,
      ...images.map((image) => nameOf(image, image.dataset['part'] ?? image.alt)),
    ]),
  ]
}

function nameOf(element: Element, part: string): string {
  const number = element.closest('[data-number]')?.getAttribute('data-number')
  return number ? t('print.partOf', { part, number }) : part
}

/** An image without an address yet is still fetched, byte by byte, and fails by itself (papers/cardPictures.ts). */
function isLoaded(image: HTMLImageElement): Promise<boolean> {
  if (image.complete && image.getAttribute('src')) return Promise.resolve(image.naturalWidth > 0)
  return new Promise((resolve) => {
    let waited = 0
    const timer = setInterval(() => {
      if (image.getAttribute('src')) waited += CHECK_INTERVAL_MS
      if (waited >= PICTURE_TIMEOUT_MS || !image.isConnected) end(false)
    }, CHECK_INTERVAL_MS)
    const end = (hasLoaded: boolean) => {
      clearInterval(timer)
      resolve(hasLoaded)
    }
    image.addEventListener('load', () => end(true))
    image.addEventListener('error', () => end(false))
  })
}
