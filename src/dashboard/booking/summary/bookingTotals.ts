import type { Big } from 'big.js'
import { gstAmount, insuranceValue, invoiceLineTotal, invoiceTotal, netAmount } from '@/domain/money/billing'
import type { BookingForm, DimensionRow, InvoiceRow } from '@/domain/forms/bookingForm'
import { formatAmount, formatRupees, plainAmount } from '@/domain/money/money'
import { plainDecimal } from '@/domain/typedNumbers'
import { chargeableWeight, formatWeight, volumetricWeight, type Dimension } from '@/domain/money/weight'

/** Stands where a figure cannot be reckoned: one of the numbers that it needs cannot be read. */
export const NO_FIGURE = '—'

/** Whether a text is a number that is being typed wrong, or may be two numbers. */
const isUnreadable = (text: string) => text.trim() !== '' && plainDecimal(text) === null

/** What a field is worth while it is being typed; null as long as it is empty. */
const typed = (text: string): string | null => plainDecimal(text)

type MoneyFields = Pick<BookingForm, 'amount' | 'discount' | 'gst'>

const figures = ({ amount, discount, gst }: MoneyFields) => ({
  amount: typed(amount),
  discount: typed(discount),
  gst: typed(gst),
})

/**
 * The form's total as long as it is being typed.
 *
 * @param fields the texts in the fields
 * @returns rupees, rounded half up to 2 decimals; null where one of them cannot be read
 */
export function formTotal({ amount, discount, gst }: MoneyFields): Big | null {
  if ([amount, discount, gst].some(isUnreadable)) return null
  return netAmount(figures({ amount, discount, gst }))
}

/** A field's number as it will be sent, or a dash where there is none that can be read. */
export function figureText(text: string): string {
  return typed(text) ?? NO_FIGURE
}

/**
 * A field's rupees as the summary shows them.
 *
 * @param text what stands in the field; nothing counts as 0
 * @returns `Rs. 14,500.00`, or a dash where the text cannot be read
 */
export function rupeesText(text: string): string {
  return isUnreadable(text) ? NO_FIGURE : formatRupees(typed(text) ?? 0)
}

/**
 * The GST in rupees, as the receipt has it.
 *
 * @param fields the texts in the fields
 * @returns `Rs. 2,240.00`; a dash where it cannot be reckoned
 */
export function gstText(fields: MoneyFields): string {
  const isTyped = typed(fields.amount) !== null
  return formTotal(fields) === null || !isTyped ? NO_FIGURE : formatRupees(gstAmount(figures(fields)))
}

/**
 * The form's total as its field shows it.
 *
 * @param fields the texts in the fields
 * @returns rupees with separators and 2 decimals; '' as long as there is no amount, a dash where it cannot be reckoned
 */
export function totalText(fields: MoneyFields): string {
  const total = formTotal(fields)
  if (total === null) return NO_FIGURE
  return typed(fields.amount) === null ? '' : formatAmount(total)
}

/**
 * The insurance value.
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

const isRowUnreadable = ({ quantity, price }: InvoiceRow) => isUnreadable(quantity) || isUnreadable(price)

/** A row's total: empty cells count as 1, a wholly empty row shows nothing, one that cannot be read a dash. */
export function rowTotalText(row: InvoiceRow): string {
  if (isRowUnreadable(row)) return NO_FIGURE
  const isEmpty = row.description.trim() === '' && row.quantity.trim() === '' && row.price.trim() === ''
  return isEmpty ? '' : formatAmount(invoiceLineTotal(line(row)))
}

/** The sum of the rows that are filled; null where one of them cannot be read. */
export function invoiceSumText(rows: readonly InvoiceRow[]): string | null {
  if (rows.some(isRowUnreadable)) return null
  return formatAmount(invoiceTotal(rows.filter((row) => rowTotalText(row) !== '').map(line)))
}

const sizes = (rows: readonly DimensionRow[]): Dimension[] =>
  rows.map(({ length, width, height }) => ({ length: typed(length), width: typed(width), height: typed(height) }))

const isSizeUnreadable = (rows: readonly DimensionRow[]) =>
  rows.some(({ length, width, height }) => [length, width, height].some(isUnreadable))

/** The volumetric weight in kilograms, 2 decimals; a dash where a size cannot be read. */
export function volumetricText(rows: readonly DimensionRow[]): string {
  return isSizeUnreadable(rows) ? NO_FIGURE : formatWeight(volumetricWeight(sizes(rows)))
}

/**
 * Which weight counts, and how much it is.
 *
 * @param weight the text of the weight on the scale
 * @param rows the texts of the dimensions
 * @returns null as long as nobody can say
 */
export function countedWeight(weight: string, rows: readonly DimensionRow[]) {
  if (isUnreadable(weight) || isSizeUnreadable(rows)) return null
  const counted = chargeableWeight(typed(weight), sizes(rows))
  return counted && { which: counted.which, text: formatWeight(counted.kilograms) }
}
