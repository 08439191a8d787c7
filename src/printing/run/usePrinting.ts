import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReactToPrint } from 'react-to-print'
import { useListener } from '@/browser/useListener'
import { t } from '@/texts/t'
import type { PaperSize, PrintJob } from '../choices/printChoices'
import { missingFrom } from './missingFrom'
import { printWithTitle } from './printWithTitle'

/**
 * Prints one job at a time, because a printer holds one kind of paper. The browser's own command prints the next job as
 * well.
 *
 * @param titleOf the document's title while a job prints, which browsers suggest as the file name
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
    const finish = () => {
      document.title = ownTitle
      // The next command prints the next job, as the button does.
      if (next) setPrinted(next.size)
    }
    window.addEventListener('afterprint', finish, { once: true })
  })

  const print = (asked: PrintJob) => {
    job.current = asked
    setRun({ isPreparing: true, error: null })
    start()
  }
  /** `next`: the job after the one printed last; null if there is none at all. */
  return { ...run, next, print }
}

/** Marks the sheets of a job: those of other sizes are not printed, and no empty page follows the last one. */
function markJob(root: ParentNode, size: PaperSize | undefined): void {
  const sheets = [...root.querySelectorAll<HTMLElement>('.cc-sheet')]
  const last = sheets.filter((sheet) => sheet.dataset['size'] === size).at(-1)
  for (const sheet of sheets) {
    sheet.toggleAttribute('data-later', sheet.dataset['size'] !== size)
    sheet.toggleAttribute('data-last', sheet === last)
  }
  markBacks(root, size, last)
}

/** After a bill with an odd number of pages an empty back is printed, so that the next one begins on a front side. */
function markBacks(root: ParentNode, size: PaperSize | undefined, last: HTMLElement | undefined): void {
  let isOdd = false
  for (const bill of root.querySelectorAll('.cc-bill')) {
    const own = [...bill.querySelectorAll<HTMLElement>('.cc-sheet')].filter((sheet) => sheet.dataset['size'] === size)
    if (own.length % 2 === 1) isOdd = !isOdd
    const back = bill.querySelector<HTMLElement>('.cc-back')
    const isNeeded = back !== null && isOdd && own.length > 0 && last !== undefined && !bill.contains(last)
    back?.toggleAttribute('data-needed', isNeeded)
    if (isNeeded) {
      back.dataset['size'] = size
      isOdd = false
    }
  }
}

/** Removes the copy of the sheets, which is in a frame under the id that react-to-print gives it. */
function removeCopy(): void {
  document.getElementById('printWindow')?.remove()
}

/** The copy loads styles, fonts and images again; react-to-print itself would print after 500 ms, complete or not. */
async function printCopy(frame: HTMLIFrameElement, title: string, size: PaperSize): Promise<void> {
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) throw new Error(t('print.incomplete'))
  // Screen readers have already read the sheets that it copies.
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
  printWithTitle(view, title)
}
