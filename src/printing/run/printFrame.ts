import type { PaperSize } from '../choices/printJobs'
import { settled } from './settled'

/** Said where the frame did not come out like the page. */
const INCOMPLETE = 'The sheets could not be prepared for printing. Reload the page and try again.'

/** All the sheets, or those of one paper: a printer holds one at a time. */
export type PrintedPart = 'all' | PaperSize

/** Sheets that a part leaves out; a bill without any must not leave an empty page. */
function leftOut(part: PrintedPart): string {
  const own = `.cc-sheet[data-size="${part}"]`
  return part === 'all' ? '.cc-nothing' : `.cc-sheet:not(${own}), .cc-bill:not(:has(${own}))`
}

/**
 * Prints the frame that react-to-print has filled with a copy of the sheets. The copy loads its style sheets, fonts and
 * images anew, so that it waits for them anew: the library itself prints after half a second, complete or not.
 *
 * @param frame the frame with the copy
 * @param title the document's title while it prints: browsers offer it as the file's name
 * @param part what of the sheets is printed
 * @throws Error with a message to show, where something is missing
 */
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

/**
 * Prints a window under a title of its own, which browsers offer as the file's name; the page has its title back after.
 *
 * @param view the window that is printed: the page's own, or a frame's
 * @param title the file's name, without an ending
 */
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
