import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReactToPrint } from 'react-to-print'
import { useListener } from '@/browser/useListener'
import { t } from '@/texts/t'
import type { PaperSize, PrintJob } from '../choices/printChoices'
import { missingFrom } from './usePrintReady'

/**
 * One job at a time, since a printer holds one kind of paper; the browser's own command prints the next one as well.
 *
 * @param titleOf browsers suggest the document's title as the file name
 * @param onStart updates the sheets before they are copied or printed
 */
export function usePrinting(
  sheets: RefObject<HTMLElement | null>,
  jobs: readonly PrintJob[],
  titleOf: (job: PrintJob) => string,
  onStart: () => void,
) {
  const job = useRef<PrintJob>(undefined)
  const [printed, setPrinted] = useState<PaperSize>()
  const [run, setRun] = useState<{ isPreparing: boolean; error: string | null }>({ isPreparing: false, error: null })
  const next = jobs[(jobs.findIndex(({ size }) => size === printed) + 1) % jobs.length] ?? null
  const start = useReactToPrint({
    contentRef: sheets,
    // The style sheet has its own @page rule, and the Content-Security-Policy allows no inline style.
    pageStyle: '',
    // Otherwise the library would remove the copy while phones still need it.
    preserveAfterPrint: true,
    suppressErrors: true,
    onBeforePrint: async () => onStart(),
    print: async (frame) => job.current && printCopy(frame, titleOf(job.current), job.current.size),
    onAfterPrint: () => {
      setPrinted(job.current?.size)
      setRun({ isPreparing: false, error: null })
    },
    onPrintError: (_, { message }) => {
      removeCopy()
      setRun({ isPreparing: false, error: message })
    },
  })
  useEffect(() => removeCopy, [])
  useEffect(() => {
    if (sheets.current) markJob(sheets.current, next?.size)
  })

  useListener('beforeprint', () => {
    const ownTitle = document.title
    onStart()
    if (next) document.title = titleOf(next)
    window.addEventListener('afterprint', () => (document.title = ownTitle), { once: true })
  })

  const print = (asked: PrintJob) => {
    job.current = asked
    setRun({ isPreparing: true, error: null })
    start()
  }
  /** `next`: the job after the one printed last; null if there is none at all. */
  return { ...run, next, print }
}

/** Sheets of other sizes are not printed, and no empty page follows the last one. */
function markJob(root: ParentNode, size: PaperSize | undefined): void {
  const sheets = [...root.querySelectorAll<HTMLElement>('.cc-sheet')]
  const last = sheets.filter((sheet) => sheet.dataset['size'] === size).at(-1)
  for (const sheet of sheets) {
    sheet.toggleAttribute('data-later', sheet.dataset['size'] !== size)
    sheet.toggleAttribute('data-last', sheet === last)
  }
}

/** The copy is in a frame, under the name that react-to-print gives it. */
function removeCopy(): void {
  document.getElementById('printWindow')?.remove()
}

/** The copy loads styles, fonts and images again; react-to-print itself would print after 500 ms, complete or not. */
async function printCopy(frame: HTMLIFrameElement, title: string, size: PaperSize): Promise<void> {
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) throw new Error(t('print.incomplete'))
  // It repeats what readers have read already.
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(page.documentElement, { lang: 'en', dir: 'ltr' })
  page.title = title
  markJob(page, size)
  const missing = await missingFrom(page.body)
  const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')]
  if (missing.length > 0 || styles.some(({ sheet }) => sheet === null)) throw new Error(t('print.incomplete'))

  // On phones print() returns while the preview still reads the copy.
  view.addEventListener('afterprint', () => setTimeout(removeCopy), { once: true })
  printUnder(view, title)
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
