import { company } from '@/company'
import type { Bill } from '@/domain/shipment/bill'
import {
  paperNames,
  papers,
  paperSets,
  printJobs,
  sentence,
  type PrintChoices,
  type PrintJob,
} from '../choices/printChoices'
import { billNumber, hasReceiver, labelledPieces, labels, MOST_LABELS, printed } from '../facts/billFacts'
import { hasInvoice } from '../facts/invoiceFacts'
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

/** For example `Receipt, invoice and consent form: 3 sheets, and 2 labels`. */
export function statusOf(bills: readonly Bill[], choicesOf: ChoicesOf, layouts: readonly SheetLayout[]): string {
  const sheets = bills.flatMap((bill, index) =>
    paperSets(choicesOf(bill), hasInvoice(bill)).flatMap((set) =>
      set.papers.flatMap((paper) => (paper === 'invoice' ? (layouts[index]?.starts ?? [0]).map(() => paper) : paper)),
    ),
  )
  const pieces = bills.flatMap((bill) => (choicesOf(bill).hasLabels ? labels(bill) : []))
  const limit = bills.some((bill) => labelledPieces(bill) > MOST_LABELS)
    ? ` (no more than ${MOST_LABELS} of a bill)`
    : ''
  const ofLabels = pieces.length === 0 ? '' : counted(pieces.length, 'label', 'labels') + limit
  if (sheets.length === 0) return ofLabels
  const names = sentence(papers.filter((paper) => sheets.includes(paper)).map((paper) => paperNames[paper]))
  const ofSheets = `${names.charAt(0).toUpperCase()}${names.slice(1)}: ${counted(sheets.length, 'sheet', 'sheets')}`
  return ofLabels === '' ? ofSheets : `${ofSheets}, and ${ofLabels}`
}

/** What the sheets lack that could not be loaded, behind {@link statusOf}. */
export function withoutText(bills: readonly Bill[], arePicturesLeftOut: boolean, consentForms: number): string {
  const lists = [...new Set(bills.flatMap(({ missing }) => missing))]
  return [
    ...(lists.length > 0 ? [`the ${lists.join(' and ')} that could not be loaded`] : []),
    ...(arePicturesLeftOut ? ['the pictures that could not be loaded'] : []),
    ...(consentForms > 0
      ? [`the consent form${consentForms === 1 ? '' : 's'} whose pictures could not be loaded`]
      : []),
  ]
    .map((what) => `, without ${what}`)
    .join('')
}

export function uncheckedVoid(bills: readonly Bill[]): string | null {
  const own = bills.filter(({ isVoid }) => isVoid === null)
  if (own.length === 0) return null
  const what = own.length === 1 ? 'this bill is void' : 'these bills are void'
  const which = bills.length === 1 ? '' : `: ${sentence(own.map((bill) => printed(billNumber(bill))))}`
  return `It could not be checked whether ${what}${which}.`
}

export function refusedLabels(bills: readonly Bill[], { hasLabels }: PrintChoices): string | null {
  const refused = bills.filter((bill) => !hasReceiver(bill))
  if (!hasLabels || refused.length === 0) return null
  const own = refused.map((bill) => printed(billNumber(bill)))
  return `No label for ${sentence(own)}: the ${own.length === 1 ? 'shipment has' : 'shipments have'} no receiver.`
}
