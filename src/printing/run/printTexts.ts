import { company } from '@/company'
import type { Bill } from '@/domain/shipment/bill'
import { billNumber, hasInvoice, printed } from '../facts/billFacts'
import { labelledPieces, labels } from '../facts/labelFacts'
import { isPrinted, paperSets, type PrintChoices } from '../choices/printChoices'
import type { PrintedPart } from './printFrame'
import type { SheetLayout } from '../facts/sheetLayout'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What the bills are called together: the first one's number, and how many more there are. */
function numbers(bills: readonly Bill[]): string {
  const [first] = bills
  const number = first ? printed(billNumber(first)) : ''
  return bills.length > 1 ? `${number} and ${bills.length - 1} more` : number
}

/** The screen's heading: `Receipt 3047182972`, or `12 receipts`. */
export function headingOf(bills: readonly Bill[]): string {
  return bills.length === 1 ? `Receipt ${numbers(bills)}` : `${bills.length} receipts`
}

/**
 * The document's title while it prints, which browsers offer as the file's name.
 *
 * @param bills what is printed
 * @param part which part of it
 */
export function fileNameOf(bills: readonly Bill[], part: PrintedPart): string {
  return `${company.shortName} ${part === 'labels' ? 'label' : 'receipt'} ${numbers(bills)}`
}

/** How many sheets and labels will come out of the printer. */
export function countSheets(bills: readonly Bill[], choices: PrintChoices, layouts: readonly SheetLayout[]) {
  const sheets = bills.map((bill, index) => {
    const invoice = layouts[index]?.starts.length ?? 1
    const sets = paperSets(choices, hasInvoice(bill))
    return sets.flatMap((set) => set.papers).reduce((sum, paper) => sum + (paper === 'invoice' ? invoice : 1), 0)
  })
  return {
    sheets: sheets.reduce((sum, count) => sum + count, 0),
    labels: choices.hasLabels ? bills.reduce((sum, bill) => sum + labels(bill).length, 0) : 0,
  }
}

const names = { receipt: 'receipt', invoice: 'invoice', consent: 'consent form' } as const

/** The papers' names in a sentence: `Receipt, invoice and consent form`. */
function papersOf(bills: readonly Bill[], { copies }: PrintChoices): string {
  const own = (['receipt', 'invoice', 'consent'] as const)
    .filter((paper) => isPrinted(copies[paper]) && (paper !== 'invoice' || bills.some(hasInvoice)))
    .map((paper) => names[paper])
  const last = own.pop() ?? ''
  const text = own.length === 0 ? last : `${own.join(', ')} and ${last}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * What will be printed, in a line: `Receipt, invoice and consent form: 3 sheets, and 2 labels`.
 *
 * @param bills what is printed
 * @param choices which papers of it
 * @param layouts the measured sheets
 */
export function statusOf(bills: readonly Bill[], choices: PrintChoices, layouts: readonly SheetLayout[]): string {
  const count = countSheets(bills, choices, layouts)
  const ofLabels = counted(count.labels, 'label', 'labels')
  const cut = bills.some((bill) => labelledPieces(bill) > labels(bill).length)
  const limit =
    choices.hasLabels && cut ? ` (no more than ${Math.max(...bills.map((b) => labels(b).length))} of a bill)` : ''
  const parts = [
    ...(count.sheets > 0 ? [counted(count.sheets, 'sheet', 'sheets')] : []),
    ...(count.labels > 0 ? [ofLabels + limit] : []),
  ].join(', and ')
  return count.sheets > 0 ? `${papersOf(bills, choices)}: ${parts}` : parts
}
