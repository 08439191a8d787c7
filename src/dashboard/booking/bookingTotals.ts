import { insuranceValue, invoiceLineTotal, invoiceTotal, netAmount } from '@/domain/money/billing'
import type { BookingForm, DimensionRow, InvoiceRow } from '@/domain/forms/bookingForm'
import { formatAmount, plainAmount, type Amount } from '@/domain/money/money'
import { plainDecimal } from '@/domain/numbers'
import { chargeableWeight, formatWeight, volumetricWeight, type Dimension } from '@/domain/money/weight'

/** What a field is worth while it is being typed: nothing, as long as it is no number. */
const typed = (text: string): string | null => plainDecimal(text)

type MoneyFields = Pick<BookingForm, 'amount' | 'discount' | 'gst'>

/**
 * The form's total as long as it is being typed (design 3).
 *
 * @param fields the texts in the fields
 * @returns rupees, rounded half up to 2 decimals
 */
export function formTotal({ amount, discount, gst }: MoneyFields): Amount {
  return netAmount({ amount: typed(amount), discount: typed(discount), gst: typed(gst) })
}

/**
 * The form's total as its field shows it.
 *
 * @param fields the texts in the fields
 * @returns rupees with separators and 2 decimals; '' as long as there is no amount
 */
export function totalText(fields: MoneyFields): string {
  return typed(fields.amount) === null ? '' : formatAmount(formTotal(fields))
}

/**
 * The insurance value (design 3).
 *
 * @param worth the text of the worth of the package
 * @param rate the company's rate
 * @returns plain rupees with 2 decimals; '' as long as there is no worth
 */
export function insuranceText(worth: string, rate: number): string {
  const plain = typed(worth)
  return plain === null ? '' : plainAmount(insuranceValue(plain, rate))
}

const line = ({ description, quantity, price }: InvoiceRow) => ({
  description,
  quantity: typed(quantity),
  price: typed(price),
})

/** A row's total: empty cells count as 1, a wholly empty row shows nothing. */
export function rowTotalText(row: InvoiceRow): string {
  const isEmpty = row.description === '' && row.quantity === '' && row.price === ''
  return isEmpty ? '' : formatAmount(invoiceLineTotal(line(row)))
}

/** The sum of the rows that are filled. */
export function invoiceSumText(rows: readonly InvoiceRow[]): string {
  return formatAmount(invoiceTotal(rows.filter((row) => rowTotalText(row) !== '').map(line)))
}

const sizes = (rows: readonly DimensionRow[]): Dimension[] =>
  rows.map(({ length, width, height }) => ({ length: typed(length), width: typed(width), height: typed(height) }))

/** The volumetric weight in kilograms, 2 decimals. */
export function volumetricText(rows: readonly DimensionRow[]): string {
  return formatWeight(volumetricWeight(sizes(rows)))
}

/**
 * Which weight counts, and how much it is.
 *
 * @param weight the text of the weight on the scale
 * @param rows the texts of the dimensions
 */
export function countedWeight(weight: string, rows: readonly DimensionRow[]) {
  const counted = chargeableWeight(typed(weight), sizes(rows))
  return counted && { which: counted.which, text: formatWeight(counted.kilograms) }
}
