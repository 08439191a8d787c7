import { Big } from 'big.js'
import { isUnreadable, UNREADABLE, type Unreadable } from '../numbers'
import type { ContentsKind } from '../shipment/shipmentType'
import { type Dimension, VOLUMETRIC_DIVISOR } from '../shipment/weights'
import { type Amount, decimal, isBlank, round2, sum } from './money'

/** Amount and discount in rupees, GST in percent; each may be `UNREADABLE`. */
export interface Charges {
  amount: Amount | null
  discount: Amount | null
  gst: Amount | null
}

/** A total in rupees: null without an amount, `UNREADABLE` if anything that it is calculated from cannot be read. */
export type Total = Big | null | Unreadable

const hasUnreadable = ({ amount, discount, gst }: Charges) => [amount, discount, gst].some(isUnreadable)

/** Prices in dollars; quantity and price may be `UNREADABLE`. */
export interface InvoiceLine {
  description: string
  quantity: Amount | null
  price: Amount | null
}

/**
 * The dashboard's gross total and the archive's “Shipment G.Total” (product 7.1): (amount − discount) + volumetric ×
 * gst / 100, where the volumetric weight uses the length twice instead of length and height.
 *
 * @param charges rupees and percent; a missing discount or GST counts as 0
 * @param dimensions the shipment's, in centimetres; none counts as 0
 * @returns rupees, rounded half up to 2 decimals; null without an amount, and `UNREADABLE` if a charge, length or width
 *   cannot be read: lists show a dash, and sums leave it out
 */
export function grossTotal(charges: Charges, dimensions: readonly Dimension[] = []): Total {
  if (hasUnreadable(charges) || dimensions.some(({ length, width }) => isUnreadable(length) || isUnreadable(width)))
    return UNREADABLE
  if (isBlank(charges.amount)) return null
  const volumes = dimensions.map(({ length, width }) => decimal(length).times(decimal(length)).times(decimal(width)))
  const tax = sum(volumes).div(VOLUMETRIC_DIVISOR).times(decimal(charges.gst)).div(100)
  return round2(decimal(charges.amount).minus(decimal(charges.discount)).plus(tax))
}

/**
 * The booking form's total and the receipt's Net Amount (product 7.2): (amount − discount) × (1 + gst / 100). Rupees,
 * rounded half up to 2 decimals; missing charges count as 0. Throws if one is `UNREADABLE`: see
 * {@link netAmountOrNone}.
 */
export function netAmount(charges: Charges): Big {
  const net = decimal(charges.amount).minus(decimal(charges.discount))
  return round2(net.times(decimal(charges.gst).div(100).plus(1)))
}

/** {@link netAmount} in rupees; null if there is no amount, and `UNREADABLE` if a charge cannot be read. */
export function netAmountOrNone(charges: Charges): Total {
  if (hasUnreadable(charges)) return UNREADABLE
  return isBlank(charges.amount) ? null : netAmount(charges)
}

/**
 * The GST in rupees, 2 decimals: the Net Amount minus the rounded amount − discount (product 7.2), so that the
 * receipt's rows add up to the paisa.
 */
export function gstAmount(charges: Charges): Big {
  return netAmount(charges).minus(round2(decimal(charges.amount).minus(decimal(charges.discount))))
}

function orOne(value: Amount | null): Big {
  return isBlank(value) ? new Big(1) : decimal(value)
}

/**
 * Quantity × price, each counting as 1 when empty (product 7.3): dollars, rounded half up to 2 decimals. Throws if one
 * is `UNREADABLE`.
 */
export function invoiceLineTotal(line: Pick<InvoiceLine, 'quantity' | 'price'>): Big {
  return round2(orOne(line.quantity).times(orOne(line.price)))
}

/** Whether a line is wholly empty, so that it adds nothing (product 7.3). A value that cannot be read is not empty. */
export function isEmptyLine({ description, quantity, price }: InvoiceLine): boolean {
  return description.trim() === '' && isBlank(quantity) && isBlank(price)
}

/**
 * The sum of the invoice lines that are not empty (product 7.4): dollars, 2 decimals. Throws like
 * {@link invoiceLineTotal}.
 */
export function invoiceTotal(lines: readonly InvoiceLine[]): Big {
  return sum(lines.filter((line) => !isEmptyLine(line)).map(invoiceLineTotal))
}

/** The receipt's declared value (product 7.4): 0.00 for documents, else the invoice total; dollars, 2 decimals. */
export function declaredValue(contents: ContentsKind, lines: readonly InvoiceLine[]): Big {
  return contents === 'documents' ? new Big(0) : invoiceTotal(lines)
}

/** The package's worth in rupees × the company's rate (product 7.5): rupees, rounded half up to 2 decimals. */
export function insuranceValue(worthOfPackage: Amount, insuranceRate: number): Big {
  return round2(decimal(worthOfPackage).times(insuranceRate))
}
