import { company } from '@/company'
import type { Bill } from '@/domain/shipment/bill'
import { type BillFigure, billFigures, unreadableFigures } from '@/domain/shipment/unreadableFigures'
import { semicolon } from '@/texts/language'
import { t, type TextKey } from '@/texts/t'
import {
  type Paper,
  paperNames,
  papers,
  paperSets,
  type PrintChoices,
  type PrintJob,
  printJobs,
} from '../choices/printChoices'
import { billNumber, hasInvoice, hasReceiver, labelledPieces, labels, MAX_LABELS, printed } from '../facts/billFacts'
import { pagesOf, type SheetLayout, unmeasured } from '../facts/sheetLayout'
import { joinWithAnd } from '../joinWithAnd'
import type { Readiness } from './usePrintReady'

type ChoicesOf = (bill: Bill) => PrintChoices

function numbers(bills: readonly Bill[]): string {
  const [first] = bills
  const number = first ? printed(billNumber(first)) : ''
  return bills.length > 1 ? `${number} and ${bills.length - 1} more` : number
}

export function headingOf(bills: readonly Bill[]): string {
  return t('print.heading', { count: bills.length, number: numbers(bills) })
}

/** The document's title while printing: browsers suggest it as the file name, which is English like the papers. */
export function fileNameOf(bills: readonly Bill[], job: PrintJob | null): string {
  return `${company.shortName} ${job === null ? 'receipt' : whatOf(job)} ${numbers(bills)}`
}

const inFileNames: Record<Paper, string> = { receipt: 'receipt', invoice: 'invoice', consent: 'consent form' }

/** A job that includes the receipt is named after it. */
function whatOf(job: PrintJob): string {
  if (job.papers.length === 0) return 'label'
  return job.papers.includes('receipt') ? 'receipt' : job.papers.map((paper) => inFileNames[paper]).join(' and ')
}

export function jobsOf(bills: readonly Bill[], choices: PrintChoices): PrintJob[] {
  return printJobs(choices, { invoice: bills.some(hasInvoice), label: bills.some(hasReceiver) })
}

/** For example `Receipt, invoice and consent form: 3 sheets, and 2 labels`. */
export function statusOf(bills: readonly Bill[], choicesOf: ChoicesOf, layouts: readonly SheetLayout[]): string {
  const sheets = bills.flatMap((bill, index) =>
    paperSets(choicesOf(bill), hasInvoice(bill)).flatMap((set) =>
      set.papers.flatMap((paper) => Array.from({ length: pagesOf(layouts[index] ?? unmeasured, paper) }, () => paper)),
    ),
  )
  const pieces = bills.flatMap((bill) => (choicesOf(bill).hasLabels ? labels(bill) : []))
  const isLimited = bills.some((bill) => labelledPieces(bill) > MAX_LABELS)
  const count = pieces.length
  const ofLabels = isLimited ? t('print.mostLabels', { count, most: MAX_LABELS }) : t('print.labels', { count })
  if (sheets.length === 0) return count === 0 ? '' : ofLabels
  const names = joinWithAnd(papers.filter((paper) => sheets.includes(paper)).map((paper) => t(paperNames[paper])))
  const written = t('print.sheets', {
    papers: `${names.charAt(0).toUpperCase()}${names.slice(1)}`,
    count: sheets.length,
  })
  const backs = emptyBacks(bills, choicesOf, layouts)
  const ofSheets = backs === 0 ? written : t('print.withEmptyBacks', { sheets: written, count: backs })
  return count === 0 ? ofSheets : t('print.sheetsAndLabels', { sheets: ofSheets, labels: ofLabels })
}

/** How many backs of one size of paper stay empty, so that each bill of a run begins on a front side (product 11.7). */
function emptyBacks(bills: readonly Bill[], choicesOf: ChoicesOf, layouts: readonly SheetLayout[]): number {
  const pages = bills.map((bill, index) => {
    const choices = choicesOf(bill)
    const layout = layouts[index] ?? unmeasured
    const count = { A4: 0, A5: 0 }
    for (const { papers: own } of paperSets(choices, hasInvoice(bill))) {
      for (const paper of own) count[paper === 'receipt' ? choices.receiptPaper : 'A4'] += pagesOf(layout, paper)
    }
    return { ...count, hasFrontSides: choices.hasFrontSides }
  })
  const ofSize = (size: 'A4' | 'A5') =>
    pages
      .filter((each) => each[size] > 0)
      .slice(0, -1)
      .filter((each) => each.hasFrontSides && each[size] % 2 === 1).length
  return ofSize('A4') + ofSize('A5')
}

/** The status until there are papers; null once there are some, even if they are incomplete. */
export function readinessText({ kind }: Readiness, isPreparing: boolean): string | null {
  if (kind === 'settling') return t('print.settling')
  if (isPreparing) return t('print.preparing')
  return kind === 'empty' ? t('print.nothing') : null
}

export const missingText = (parts: readonly string[]) => t('print.missing', { parts: parts.join(semicolon) })

/** What to load before the next of several jobs. */
export const jobText = (jobs: readonly PrintJob[], next: PrintJob) =>
  t('print.jobNow', { number: jobs.indexOf(next) + 1, all: jobs.length, job: next.name, paper: next.load })

const listNames: Record<Bill['missing'][number], TextKey> = {
  dimensions: 'print.dimensions',
  'invoice lines': 'print.invoiceLines',
}

/** The text of {@link statusOf}, and what the sheets lack because it could not be loaded. */
export function withoutText(
  said: string,
  bills: readonly Bill[],
  arePicturesLeftOut: boolean,
  consentForms: number,
): string {
  const lists = [...new Set(bills.flatMap(({ missing }) => missing))].map((list) => t(listNames[list]))
  let status = said
  if (lists.length > 0) status = t('print.withoutLists', { status, lists: joinWithAnd(lists) })
  if (arePicturesLeftOut) status = t('print.withoutPictures', { status })
  return consentForms > 0 ? t('print.withoutConsentForms', { status, count: consentForms }) : status
}

/** Names the bills of which it is not known whether they are void (product 11.1); null if it is known of all. */
export function uncheckedVoidText(bills: readonly Bill[]): string | null {
  const own = bills.filter(({ isVoid }) => isVoid === null)
  if (own.length === 0) return null
  if (bills.length === 1) return t('print.uncheckedBill')
  return t('print.uncheckedBills', { count: own.length, numbers: numbersOf(own) })
}

const figureNames: Record<BillFigure, TextKey> = {
  amount: 'print.figureAmount',
  discount: 'print.figureDiscount',
  gst: 'print.figureGst',
  cod: 'print.figureCod',
  insurance: 'print.figureInsurance',
  pieces: 'print.figurePieces',
  weight: 'print.figureWeight',
  dimensions: 'print.dimensions',
  invoiceLines: 'print.invoiceLines',
}

/**
 * Names the figures that cannot be read. On the papers they, and everything computed from them, are dashes
 * (product 11.7).
 */
export function unreadableText(bills: readonly Bill[]): string | null {
  const own = bills.map((bill) => ({ bill, names: unreadableFigures(bill) })).filter(({ names }) => names.length > 0)
  if (own.length === 0) return null
  const all = new Set(own.flatMap(({ names }) => names))
  const figures = joinWithAnd(billFigures.filter((name) => all.has(name)).map((name) => t(figureNames[name])))
  if (bills.length === 1) return t('print.unreadable', { figures })
  return t('print.unreadableOf', { figures, numbers: numbersOf(own.map(({ bill }) => bill)) })
}

/** Names the bills that get no label because they have no receiver (product 11.9); null if all get theirs. */
export function refusedLabelsText(bills: readonly Bill[], { hasLabels }: PrintChoices): string | null {
  const refused = bills.filter((bill) => !hasReceiver(bill))
  if (!hasLabels || refused.length === 0) return null
  return t('print.noLabel', { count: refused.length, numbers: numbersOf(refused) })
}

/** Names the bills and the labels whose texts do not fit the paper even at the smallest size. */
export function overflowTexts(
  bills: readonly Bill[],
  areTooLong: readonly boolean[],
  areCut: readonly boolean[],
): string[] {
  const long = bills.filter((_, index) => areTooLong[index])
  const ofLabels = bills.flatMap((bill) => labels(bill).map(() => bill))
  const cut = [...new Set(ofLabels.filter((_, index) => areCut[index]))]
  return [
    ...(long.length > 0 ? [t('print.tooLong', { numbers: numbersOf(long) })] : []),
    ...(cut.length > 0 ? [t('print.cutLabels', { numbers: numbersOf(cut) })] : []),
  ]
}

const numbersOf = (bills: readonly Bill[]) => joinWithAnd(bills.map((bill) => printed(billNumber(bill))))
