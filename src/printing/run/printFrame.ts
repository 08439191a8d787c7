import type { PaperSize } from '../choices/printJobs'
import { settled } from './settled'

const INCOMPLETE = 'The sheets could not be prepared for printing. Reload the page and try again.'

/** One size at a time, since a printer holds one kind of paper. */
export type PrintedPart = 'all' | PaperSize

/** Bills without a sheet in this part are removed too, or they would leave an empty page. */
function leftOut(part: PrintedPart): string {
  const own = `.cc-sheet[data-size="${part}"]`
  return part === 'all' ? '.cc-nothing' : `.cc-sheet:not(${own}), .cc-bill:not(:has(${own}))`
}

/** The copy in the frame reloads styles, fonts and images. react-to-print would print after 500 ms, complete or not. */
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

  // On phones print() returns while the preview still reads the frame, so it is removed on afterprint.
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true })
  printUnder(view, title)
}

/** The frame stays in the page for a while, and duplicates its content. */
function hideFromReaders(frame: HTMLIFrameElement): void {
  frame.title = 'Copy for the printer'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
}

function hasStyles(page: Document): boolean {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].every((link) => link.sheet !== null)
}

/** Browsers suggest the document's title as the file name. */
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
