import { isUnreadable } from '../numbers'
import type { Bill } from './bill'

/**
 * The figures that a bill's papers replace by a dash if they cannot be read, like everything calculated from them
 * (product 11.7).
 */
export const billFigures = [
  'amount',
  'discount',
  'gst',
  'cod',
  'insurance',
  'pieces',
  'weight',
  'dimensions',
  'invoiceLines',
] as const
/** A figure of a bill that papers print. */
export type BillFigure = (typeof billFigures)[number]

/** The figures of a bill that are present but cannot be read, in the order of {@link billFigures}. */
export function unreadableFigures(bill: Bill): BillFigure[] {
  const { amount, discount, gst, pieces, weight, dimensions, invoices } = bill
  const values: Record<BillFigure, readonly unknown[]> = {
    amount: [amount],
    discount: [discount],
    gst: [gst],
    cod: bill.isCod === false ? [] : [bill.isCod, bill.codAmount],
    insurance: bill.isInsured === false ? [] : [bill.isInsured, bill.worthOfPackage],
    pieces: [pieces],
    weight: [weight],
    dimensions: dimensions.flatMap(({ length, width, height }) => [length, width, height]),
    invoiceLines: invoices.flatMap(({ quantity, price }) => [quantity, price]),
  }
  return billFigures.filter((name) => values[name].some(isUnreadable))
}
