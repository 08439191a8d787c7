import { company } from '@/company'
import type { Bill } from '@/domain/shipment/bill'
import { isPrinted, papers, paperSets, type PrintChoices } from '../choices/printChoices'
import { paperNames, printJobs, sentence, type PrintJob } from '../choices/printJobs'
import { billNumber, printed } from '../facts/billFacts'
import { hasInvoice } from '../facts/invoiceFacts'
import { hasReceiver, labelledPieces, labels, MOST_LABELS } from '../facts/labelFacts'
import type { SheetLayout } from '../facts/sheetLayout'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

type ChoicesOf = (bill: Bill) => PrintChoices

function numbers(bills: readonly Bill[]): string {
  const [first] = bills
  const number = first ? printed(billNumber(first)) : ''
  return bills.length > 1 ? `${number} and ${bills.length - 1} more` : number
}

export function headingOf(bills: readonly Bill[]): string {
  return bills.length === 1 ? `Receipt ${numbers(bills)}` : `${bills.length} receipts`
}

/** The document's title while printing: browsers suggest it as the file name. */
export function fileNameOf(bills: readonly Bill[], job: PrintJob | null): string {
  return `${company.shortName} ${job === null ? 'receipt' : whatOf(job)} ${numbers(bills)}`
}

/** A job that includes the receipt is named after it. */
function whatOf(job: PrintJob): string {
  if (job.papers.length === 0) return 'label'
  return job.papers.includes('receipt') ? 'receipt' : sentence(job.papers.map((paper) => paperNames[paper]))
}

export function jobsOf(bills: readonly Bill[], choices: PrintChoices): PrintJob[] {
  return printJobs(choices, { invoice: bills.some(hasInvoice), label: bills.some(hasReceiver) })
}

function countSheets(bills: readonly Bill[], choicesOf: ChoicesOf, layouts: readonly SheetLayout[]) {
  const sheets = bills.map((bill, index) => {
    const invoice = layouts[index]?.starts.length ?? 1
    const sets = paperSets(choicesOf(bill), hasInvoice(bill))
    return sets.flatMap((set) => set.papers).reduce((sum, paper) => sum + (paper === 'invoice' ? invoice : 1), 0)
  })
  return {
    sheets: sheets.reduce((sum, count) => sum + count, 0),
    labels: bills.reduce((sum, bill) => sum + (choicesOf(bill).hasLabels ? labels(bill).length : 0), 0),
  }
}

function papersOf(bills: readonly Bill[], choicesOf: ChoicesOf): string {
  const own = papers
    .filter((paper) =>
      bills.some((bill) => isPrinted(choicesOf(bill).copies[paper]) && (paper !== 'invoice' || hasInvoice(bill))),
    )
    .map((paper) => paperNames[paper])
  const text = sentence(own)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** For example `Receipt, invoice and consent form: 3 sheets, and 2 labels`. */
export function statusOf(bills: readonly Bill[], choicesOf: ChoicesOf, layouts: readonly SheetLayout[]): string {
  const count = countSheets(bills, choicesOf, layouts)
  const ofLabels = counted(count.labels, 'label', 'labels')
  const isCut = bills.some((bill) => labelledPieces(bill) > MOST_LABELS)
  const limit = isCut ? ` (no more than ${MOST_LABELS} of a bill)` : ''
  const parts = [
    ...(count.sheets > 0 ? [counted(count.sheets, 'sheet', 'sheets')] : []),
    ...(count.labels > 0 ? [ofLabels + limit] : []),
  ].join(', and ')
  return count.sheets > 0 ? `${papersOf(bills, choicesOf)}: ${parts}` : parts
}

/** Archived bills are not asked about: the archive has no status of its own on a receipt. */
export function uncheckedVoid(bills: readonly Bill[]): string | null {
  const own = bills.filter(({ source, isVoid }) => source === 'live' && isVoid === null)
  if (own.length === 0) return null
  const what = own.length === 1 ? 'this bill is void' : 'these bills are void'
  const which = bills.length === 1 ? '' : `: ${sentence(own.map((bill) => printed(billNumber(bill))))}`
  return `It could not be checked whether ${what}${which}.`
}

export function refusedLabels(bills: readonly Bill[], { hasLabels }: PrintChoices): string | null {
  const refused = bills.filter((bill) => !hasReceiver(bill))
  if (!hasLabels || refused.length === 0) return null
  const own = refused.map((bill) => printed(billNumber(bill)))
  return `No label is printed of ${sentence(own)}: ${own.length === 1 ? 'the bill has' : 'these bills have'} no receiver.`
}
