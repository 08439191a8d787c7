import { settled } from './settled'

/** Said where the frame did not come out like the page. */
const INCOMPLETE = 'The sheets could not be prepared for printing. Reload the page and try again.'

/**
 * Prints the frame that react-to-print has filled with a copy of the sheets. The copy loads its style sheets, fonts and
 * images anew, so that it waits for them anew: the library itself prints after half a second, complete or not.
 *
 * @param frame the frame with the copy
 * @param title the document's title while it prints: browsers offer it as the file's name
 * @param accepted names of what is known to be missing, and may be
 * @throws Error with a message to show, where something else is missing
 */
export async function printFrame(frame: HTMLIFrameElement, title: string, accepted: string[]): Promise<void> {
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) throw new Error(INCOMPLETE)
  page.documentElement.lang = 'en'
  page.title = title
  hideFromReaders(frame)
  const missing = await settled(page.body)
  if (!hasStyles(page) || missing.some((name) => !accepted.includes(name))) throw new Error(INCOMPLETE)

  // Phones return from print() while their preview still reads the frame: it goes when they are done with it.
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true })
  const ownTitle = document.title
  document.title = title
  try {
    view.focus()
    view.print()
  } finally {
    document.title = ownTitle
  }
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
