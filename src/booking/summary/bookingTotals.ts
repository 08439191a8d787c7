import type { Big } from 'big.js'
import { DASH } from '@/domain/dash'
import {
  acceptedNumber,
  type BookingForm,
  type DimensionRow,
  type InvoiceRow,
  type NumberField,
} from '@/domain/forms/bookingForm'
import { unequalRowCount } from '@/domain/booking/unequalRowCount'
import {
  gstAmount,
  insuranceValue,
  invoiceLineTotal,
  invoiceTotal,
  isEmptyLine,
  netAmount,
} from '@/domain/money/billing'
import { formatAmount, formatRupees, plainAmount } from '@/domain/money/money'
import { chargeableWeight, type Dimension, lacksSides, volumetricWeight } from '@/domain/shipment/weights'
import { visibleText } from '@/domain/typedText'
import { t } from '@/texts/t'

/** Whether a text is not blank, but refused by its field: not a number, ambiguous, negative … */
const isRefused = (field: NumberField, text: string) =>
  visibleText(text).trim() !== '' && acceptedNumber(field, text) === null

type MoneyFields = Pick<BookingForm, 'amount' | 'discount' | 'gst'>

const figures = ({ amount, discount, gst }: MoneyFields) => ({
  amount: acceptedNumber('amount', amount),
  discount: acceptedNumber('discount', discount),
  gst: acceptedNumber('gst', gst),
})

/** The form's total in rupees, rounded half up to 2 decimals; 0 without an amount, null if a field is refused. */
export function formTotal(fields: MoneyFields): Big | null {
  if ((['amount', 'discount', 'gst'] as const).some((field) => isRefused(field, fields[field]))) return null
  const charges = figures(fields)
  return netAmount(charges.amount === null ? { amount: 0, discount: 0, gst: 0 } : charges)
}

/** The number as it will be sent, or a dash. */
export function figureText(field: NumberField, text: string): string {
  return acceptedNumber(field, text) ?? DASH
}

/** `1 piece, 2 kg`, `12 pieces, 20 kg`; a dash for a number that is missing or refused, a single one for both. */
export function piecesAndWeightText(pieces: string, weight: string): string {
  const [count, kilograms] = [acceptedNumber('pieces', pieces), acceptedNumber('weight', weight)]
  if (count === null && kilograms === null) return DASH
  return t('booking.piecesAndWeight', {
    count: count === '1' ? 1 : 2,
    pieces: count ?? DASH,
    weight: kilograms ?? DASH,
  })
}

/** `Rs. 14,500.00`; a dash for an empty field, and for a refused one. */
export function typedRupeesText(field: NumberField, text: string): string {
  const rupees = acceptedNumber(field, text)
  return rupees === null ? DASH : formatRupees(rupees)
}

/** `− Rs. 500.00`; `Rs. 0.00` for 0, from which nothing is taken; a dash if there is none, or if it is refused. */
export function discountText(discount: string): string {
  const rupees = typedRupeesText('discount', discount)
  return rupees === DASH || rupees === formatRupees(0) ? rupees : `− ${rupees}`
}

/** The GST in rupees, as on the receipt; a dash if it cannot be calculated. */
export function gstText(fields: MoneyFields): string {
  const charges = figures(fields)
  return formTotal(fields) === null || charges.amount === null ? DASH : formatRupees(gstAmount(charges))
}

/** The total as its field shows it; a dash if it cannot be calculated. */
export function totalText(fields: MoneyFields): string {
  const total = formTotal(fields)
  return total === null ? DASH : formatAmount(total)
}

/** Rupees as a plain number with 2 decimals; '' while the worth is empty or refused. */
export function insuranceText(worth: string, rate: number): string {
  const plain = acceptedNumber('worthOfPackage', worth)
  return plain === null ? '' : plainAmount(insuranceValue(plain, rate))
}

const line = ({ description, quantity, price }: InvoiceRow) => ({
  description,
  quantity: acceptedNumber('quantity', quantity),
  price: acceptedNumber('price', price),
})

const isRowRefused = ({ quantity, price }: InvoiceRow) => isRefused('quantity', quantity) || isRefused('price', price)

/** Empty cells count as 1; a wholly empty row shows nothing, a refused one a dash. */
export function rowTotalText(row: InvoiceRow): string {
  if (isRowRefused(row)) return DASH
  return isEmptyLine(line(row)) ? '' : formatAmount(invoiceLineTotal(line(row)))
}

/** Empty rows do not count; null if a row is refused. */
export function invoiceSumText(rows: readonly InvoiceRow[]): string | null {
  if (rows.some(isRowRefused)) return null
  return formatAmount(invoiceTotal(rows.map(line)))
}

/** Refused sides count as missing. */
export const sizes = (rows: readonly DimensionRow[]): Dimension[] =>
  rows.map(({ length, width, height }) => ({
    length: acceptedNumber('length', length),
    width: acceptedNumber('width', width),
    height: acceptedNumber('height', height),
  }))

/** Whether a side is refused or missing. As on the receipt, nothing is then calculated from the other sizes. */
const areSizesUnknown = (rows: readonly DimensionRow[]) =>
  rows.some((row) => (['length', 'width', 'height'] as const).some((side) => isRefused(side, row[side]))) ||
  lacksSides(sizes(rows))

/** Kilograms with 2 decimals; a dash while a row lacks a side. */
export function volumetricText(rows: readonly DimensionRow[]): string {
  return areSizesUnknown(rows) ? DASH : formatAmount(volumetricWeight(sizes(rows)))
}

/** `2 rows, but Pieces is 3`, where the volumetric weight is not that of all pieces; '' otherwise. */
export function unequalRowsText(pieces: string, rows: readonly DimensionRow[]): string {
  const count = acceptedNumber('pieces', pieces)
  const filled = count && unequalRowCount(count, sizes(rows))
  return !filled ? '' : t('booking.rowsForPieces', { count: filled, pieces: count })
}

/**
 * The larger of weight (as typed) and volumetric weight, in kg; null if one is refused, a row lacks a side, or both
 * are 0.
 */
export function chargeableText(weight: string, rows: readonly DimensionRow[]): string | null {
  if (isRefused('weight', weight) || areSizesUnknown(rows)) return null
  const chargeable = chargeableWeight(acceptedNumber('weight', weight), sizes(rows))
  if (!chargeable) return null
  return chargeable.which === 'actual' ? figureText('weight', weight) : formatAmount(chargeable.kilograms)
}
