import type { Dimension, InvoiceLine } from '../money/billing'
import { type Figure, isUnreadable, type Unreadable } from '../numbers'
import type { BillSource } from '../shipmentType'

export const partyParts = [
  'company',
  'contactPerson',
  'address',
  'city',
  'state',
  'postCode',
  'country',
  'phone1',
  'phone2',
] as const

/** Missing texts are ''. */
export type Party = Record<(typeof partyParts)[number], string>

export interface Consignor extends Party {
  ntnCnic: string
  ref: string
  /** `idFront` and `idBack`: unchecked image addresses; '' if there is none. */
  idFront: string
  idBack: string
}

/** What an archived bill has in calls of its own. */
export type BillList = 'dimensions' | 'invoice lines'

/** The model behind all printed papers, for live and archived bills alike. Only the type code's meaning differs. */
export interface Bill {
  source: BillSource
  /** Null if the backend does not say. */
  isVoid: boolean | null
  id: string
  airwayBillNo: string
  /** The type code, whose meaning depends on {@link source}. */
  shipmentType: number | null
  createdAt: string
  pieces: Figure
  /** Kilograms. */
  weight: Figure
  /** Centimetres. */
  dimensions: Dimension[]
  /** Lists that could not be loaded, and are empty here: the papers must not look complete. */
  missing: readonly BillList[]
  /** Dollars; a quantity or price may be `UNREADABLE`. */
  invoices: InvoiceLine[]
  /** Rupees. */
  amount: Figure
  discount: Figure
  /** Percent. */
  gst: Figure
  isCod: boolean | Unreadable
  codAmount: Figure
  isInsured: boolean | Unreadable
  worthOfPackage: Figure
  destination: string
  serviceName: string
  centerName: string
  /** The center's username, which serves as its account number. */
  username: string
  consignor: Consignor
  consignee: Party
}

/** What a bill's papers print a dash for if it cannot be read, and for all that follows from it (product 11.7). */
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
export type BillFigure = (typeof billFigures)[number]

/** The figures of a bill that are there but cannot be read, in the order of {@link billFigures}. */
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
