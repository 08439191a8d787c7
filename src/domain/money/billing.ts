import { Big } from 'big.js'
import { decimal, isBlank, round2, type Amount } from './money'
import type { ContentsKind } from '../shipment/shipmentType'
import { volumetricAsCoded, type Dimension } from './weight'

/** The money of a bill: rupees, and GST in percent. */
export interface Charges {
  amount: Amount | null
  discount: Amount | null
  gst: Amount | null
}

/** One line of the invoice. */
export interface InvoiceLine {
  description: string
  quantity: Amount | null
  price: Amount | null
}

/**
 * Gross total of the dashboard and «Shipment G.Total» of the archive (product 7.1): (amount − discount) + volumetric ×
 * gst / 100, where the volumetric weight has a second length in place of the height.
 *
 * @param charges rupees and percent; a missing discount or GST counts as 0
 * @param dimensions the row's dimensions in centimetres; none counts as 0
 * @returns rupees, rounded half up to 2 decimals; null where there is no amount: a hole has a dash, and adds nothing to
 *   a sum
 */
export function grossTotal(charges: Charges, dimensions: readonly Dimension[] = []): Big | null {
  if (isBlank(charges.amount)) return null
  const tax = volumetricAsCoded(dimensions).times(decimal(charges.gst)).div(100)
  return round2(decimal(charges.amount).minus(decimal(charges.discount)).plus(tax))
}

/** What the lists' heading means, said where one points at it: it is not what the receipt asks for. */
export const grossTotalMeaning =
  'Gross total: (amount − discount) + volumetric weight × GST %, where volumetric weight is length × length × width / 5000. The receipt has the Net Amount: (amount − discount) × (1 + GST %).'

/**
 * The booking form's total and the receipt's Net Amount (product 7.2): (amount − discount) × (1 + gst / 100).
 *
 * @param charges rupees and percent; missing ones count as 0
 * @returns rupees, rounded half up to 2 decimals
 */
export function netAmount(charges: Charges): Big {
  const net = decimal(charges.amount).minus(decimal(charges.discount))
  return round2(net.times(decimal(charges.gst).div(100).plus(1)))
}

/**
 * The Net Amount of a shipment that may have holes.
 *
 * @param charges rupees and percent; a missing discount or GST counts as 0
 * @returns rupees, rounded half up to 2 decimals; null where there is no amount
 */
export function netAmountOrNone(charges: Charges): Big | null {
  return isBlank(charges.amount) ? null : netAmount(charges)
}

/**
 * The GST in rupees: what the Net Amount has beyond amount − discount, so that the receipt's rows add up to the paisa.
 *
 * @param charges rupees and percent; missing ones count as 0
 * @returns rupees, 2 decimals
 */
export function gstAmount(charges: Charges): Big {
  return netAmount(charges).minus(round2(decimal(charges.amount).minus(decimal(charges.discount))))
}

/** A cell of the invoice: blank counts as 1. */
function orOne(value: Amount | null): Big {
  return isBlank(value) ? new Big(1) : decimal(value)
}

/**
 * An invoice row's total: quantity × price, each counting as 1 when it is empty.
 *
 * @param line quantity in pieces, price in dollars
 * @returns dollars, rounded half up to 2 decimals
 */
export function invoiceLineTotal(line: Pick<InvoiceLine, 'quantity' | 'price'>): Big {
  return round2(orOne(line.quantity).times(orOne(line.price)))
}

/**
 * The sum of the invoice's rows.
 *
 * @param lines the invoice's rows
 * @returns dollars, 2 decimals
 */
export function invoiceTotal(lines: readonly Pick<InvoiceLine, 'quantity' | 'price'>[]): Big {
  return lines.reduce((total, line) => total.plus(invoiceLineTotal(line)), new Big(0))
}

/**
 * The declared value on the receipt: 0.00 for documents, the sum of the invoice lines for parcels.
 *
 * @param contents what the bill's type means
 * @param lines the invoice's rows
 * @returns dollars, 2 decimals
 */
export function declaredValue(contents: ContentsKind, lines: readonly InvoiceLine[]): Big {
  return contents === 'documents' ? new Big(0) : invoiceTotal(lines)
}

/**
 * The insurance value: worth of the package × the company's rate.
 *
 * @param worthOfPackage rupees
 * @param insuranceRate rupees of value per rupee of worth
 * @returns rupees, rounded half up to 2 decimals
 */
export function insuranceValue(worthOfPackage: Amount, insuranceRate: number): Big {
  return round2(decimal(worthOfPackage).times(insuranceRate))
}
