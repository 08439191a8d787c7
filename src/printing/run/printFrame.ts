import type { PaperSize } from '../choices/printJobs'
import { settled } from './settled'

const INCOMPLETE = 'The sheets could not be prepared for printing. Reload the page and try again.'

/** A printer holds one paper at a time. */
export type PrintedPart = 'all' | PaperSize

/** A bill without a sheet in the part must not leave an empty page. */
function leftOut(part: PrintedPart): string {
  const own = `.cc-sheet[data-size="${part}"]`
  return part === 'all' ? '.cc-nothing' : `.cc-sheet:not(${own}), .cc-bill:not(:has(${own}))`
}

/** The copy loads styles, fonts and images anew; react-to-print alone prints after half a second, complete or not. */
export async function printFrame(frame: HTMLIFrameElement, title: string, part: PrintedPart): Promise<void> {
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) throw new Error(INCOMPLETE)
  page.documentElement.lang = 'en'
  page.title = title
  hideFromReaders(frame)
  for (const sheet of page.querySelectorAll(leftOut(part))) sheet.remove()
  const missing = await settled(page.body)
  if (!hasStyles(page) || missing.length > 0) throw new Error(INCOMPLETE)

  // Phones return from print() while their preview still reads the frame: it goes when they are done with it.
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true })
  printUnder(view, title)
}

/** The frame stays beside the page for a while, and repeats all of it. */
function hideFromReaders(frame: HTMLIFrameElement): void {
  frame.title = 'Copy for the printer'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
}

function hasStyles(page: Document): boolean {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].every((link) => link.sheet !== null)
}

/** Browsers offer the document's title as the file's name. */
export function printUnder(view: Window, title: string): void {
  const ownTitle = document.title
  document.title = title
  try {
    view.focus()
    view.print()
  } finally {
    document.title = ownTitle
  }
}
