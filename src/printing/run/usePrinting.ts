import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReactToPrint } from 'react-to-print'
import type { PaperSize } from '../choices/printChoices'
import { missingFrom } from './usePrintReady'

const INCOMPLETE = 'The sheets could not be prepared for printing. Reload the page and try again.'

/** One size at a time, since a printer holds one kind of paper. */
export type PrintedPart = 'all' | PaperSize

export interface Printing {
  print: (part: PrintedPart) => void
  isPreparing: boolean
  printed: PrintedPart | null
  error: string | null
}

/** @param onStart updates the sheets before they are copied */
export function usePrinting(
  sheets: RefObject<HTMLElement | null>,
  titleOf: (part: PrintedPart) => string,
  onStart: () => void,
): Printing {
  const part = useRef<PrintedPart>('all')
  const [run, setRun] = useState<Omit<Printing, 'print'>>({ isPreparing: false, printed: null, error: null })
  const start = useReactToPrint({
    contentRef: sheets,
    // The style sheet has its own @page rule, and the Content-Security-Policy allows no inline style.
    pageStyle: '',
    // Otherwise the library would remove the copy while phones still need it.
    preserveAfterPrint: true,
    suppressErrors: true,
    onBeforePrint: async () => onStart(),
    print: (frame) => printCopy(frame, titleOf(part.current), part.current),
    onAfterPrint: () => setRun({ isPreparing: false, printed: part.current, error: null }),
    onPrintError: (_, { message }) => {
      removeCopy()
      setRun((last) => ({ ...last, isPreparing: false, error: message }))
    },
  })
  useEffect(() => removeCopy, [])

  const print = (next: PrintedPart) => {
    part.current = next
    setRun((last) => ({ ...last, isPreparing: true, error: null }))
    start()
  }
  return { ...run, print }
}

/** The copy is in a frame, under the name that react-to-print gives it. */
function removeCopy(): void {
  document.getElementById('printWindow')?.remove()
}

/** The copy loads styles, fonts and images again; react-to-print itself would print after 500 ms, complete or not. */
async function printCopy(frame: HTMLIFrameElement, title: string, part: PrintedPart): Promise<void> {
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) throw new Error(INCOMPLETE)
  // It repeats what readers have read already.
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  page.documentElement.lang = 'en'
  page.title = title
  for (const sheet of page.querySelectorAll(leftOut(part))) sheet.remove()
  const missing = await missingFrom(page.body)
  const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')]
  if (missing.length > 0 || styles.some(({ sheet }) => sheet === null)) throw new Error(INCOMPLETE)

  // On phones print() returns while the preview still reads the copy.
  view.addEventListener('afterprint', () => setTimeout(removeCopy), { once: true })
  printUnder(view, title)
}

/** Bills without a sheet in this part are removed too, or they would leave an empty page. */
function leftOut(part: PrintedPart): string {
  const own = `.cc-sheet[data-size="${part}"]`
  return part === 'all' ? '.cc-nothing' : `.cc-sheet:not(${own}), .cc-bill:not(:has(${own}))`
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
