import type { Big } from 'big.js'
import type { BookingForm, DimensionRow, InvoiceRow } from '@/domain/forms/bookingForm'
import {
  chargeableWeight,
  type Dimension,
  gstAmount,
  insuranceValue,
  invoiceLineTotal,
  invoiceTotal,
  netAmount,
  volumetricWeight,
} from '@/domain/money/billing'
import { formatAmount, formatRupees, plainAmount } from '@/domain/money/money'
import { plainDecimal, type Unit } from '@/domain/typedNumbers'
import { t } from '@/texts/t'

/** Shown instead of a figure that depends on input that is not a number. */
export const NO_FIGURE = '—'

/** Not a number, or ambiguous: it could be read as either of two numbers. */
const isUnreadable = (text: string, unit?: Unit) => text.trim() !== '' && plainDecimal(text, unit) === null

type MoneyFields = Pick<BookingForm, 'amount' | 'discount' | 'gst'>

const figures = ({ amount, discount, gst }: MoneyFields) => ({
  amount: plainDecimal(amount, 'rupees'),
  discount: plainDecimal(discount, 'rupees'),
  gst: plainDecimal(gst),
})

/** The form's total in rupees, rounded half up to 2 decimals; 0 without an amount, null if a field cannot be read. */
export function formTotal({ amount, discount, gst }: MoneyFields): Big | null {
  if (isUnreadable(amount, 'rupees') || isUnreadable(discount, 'rupees') || isUnreadable(gst)) return null
  return netAmount(
    plainDecimal(amount, 'rupees') === null ? { amount: 0, discount: 0, gst: 0 } : figures({ amount, discount, gst }),
  )
}

/** The number as it will be sent, or a dash. */
export function figureText(text: string): string {
  return plainDecimal(text) ?? NO_FIGURE
}

/** `1 piece, 2 kg`, `12 pieces, 20 kg`; a dash for a number that cannot be read. */
export function piecesAndWeightText(pieces: string, weight: string): string {
  const count = plainDecimal(pieces) === '1' ? 1 : 2
  return t('booking.piecesAndWeight', { count, pieces: figureText(pieces), weight: figureText(weight) })
}

/** `Rs. 14,500.00`; an empty field counts as 0, an unreadable one shows a dash. */
export function rupeesText(text: string): string {
  return isUnreadable(text, 'rupees') ? NO_FIGURE : formatRupees(plainDecimal(text, 'rupees') ?? 0)
}

/** The GST in rupees, as on the receipt; a dash if it cannot be calculated. */
export function gstText(fields: MoneyFields): string {
  const isTyped = plainDecimal(fields.amount, 'rupees') !== null
  return formTotal(fields) === null || !isTyped ? NO_FIGURE : formatRupees(gstAmount(figures(fields)))
}

/** The total as its field shows it; a dash if it cannot be calculated. */
export function totalText(fields: MoneyFields): string {
  const total = formTotal(fields)
  return total === null ? NO_FIGURE : formatAmount(total)
}

/** Rupees as a plain number with 2 decimals; '' while the worth is empty or unreadable. */
export function insuranceText(worth: string, rate: number): string {
  const plain = plainDecimal(worth, 'rupees')
  return plain === null ? '' : plainAmount(insuranceValue(plain, rate))
}

const line = ({ description, quantity, price }: InvoiceRow) => ({
  description,
  quantity: plainDecimal(quantity),
  price: plainDecimal(price),
})

const isRowUnreadable = ({ quantity, price }: InvoiceRow) => isUnreadable(quantity) || isUnreadable(price)

/** Empty cells count as 1; a wholly empty row shows nothing, an unreadable one a dash. */
export function rowTotalText(row: InvoiceRow): string {
  if (isRowUnreadable(row)) return NO_FIGURE
  const isEmpty = row.description.trim() === '' && row.quantity.trim() === '' && row.price.trim() === ''
  return isEmpty ? '' : formatAmount(invoiceLineTotal(line(row)))
}

/** Empty rows do not count; null if a row cannot be read. */
export function invoiceSumText(rows: readonly InvoiceRow[]): string | null {
  if (rows.some(isRowUnreadable)) return null
  return formatAmount(invoiceTotal(rows.filter((row) => rowTotalText(row) !== '').map(line)))
}

/** Unreadable sides count as missing. */
export const sizes = (rows: readonly DimensionRow[]): Dimension[] =>
  rows.map(({ length, width, height }) => ({
    length: plainDecimal(length),
    width: plainDecimal(width),
    height: plainDecimal(height),
  }))

const isSizeUnreadable = (rows: readonly DimensionRow[]) =>
  rows.some(({ length, width, height }) => [length, width, height].some((side) => isUnreadable(side)))

/** Kilograms with 2 decimals. */
export function volumetricText(rows: readonly DimensionRow[]): string {
  return isSizeUnreadable(rows) ? NO_FIGURE : formatAmount(volumetricWeight(sizes(rows)))
}

/** The larger of weight (as typed) and volumetric weight, in kg; null if one cannot be read or both are 0. */
export function chargeableText(weight: string, rows: readonly DimensionRow[]): string | null {
  if (isUnreadable(weight) || isSizeUnreadable(rows)) return null
  const chargeable = chargeableWeight(plainDecimal(weight), sizes(rows))
  if (!chargeable) return null
  return chargeable.which === 'actual' ? figureText(weight) : formatAmount(chargeable.kilograms)
}
