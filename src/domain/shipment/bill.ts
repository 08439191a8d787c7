import type { InvoiceLine } from '../money/billing'
import type { Figure } from '../numbers'
import type { BillSource } from './shipmentType'
import type { Dimension } from '../money/weight'

/** One end of a bill; texts that are missing are ''. */
export interface Party {
  company: string
  contactPerson: string
  address: string
  city: string
  state: string
  postCode: string
  country: string
  phone1: string
  phone2: string
}

/** The sender, with what only a sender has. */
export interface Consignor extends Party {
  ntnCnic: string
  ref: string
  /** Addresses of the ID card's images, as the answer has them; '' where there is none. */
  idFront: string
  idBack: string
}

/**
 * The one model that all papers are drawn from. `services` brings live and archived answers, which differ in shape, to
 * it; the sheets do not know which one it came from, the type code's reading aside.
 */
export interface Bill {
  source: BillSource
  /** Null where the answer does not tell. */
  isVoid: boolean | null
  id: string
  airwayBillNo: string
  /** The type's code; {@link source} decides how it is read. */
  shipmentType: number | null
  createdAt: string
  pieces: number | null
  /** Kilograms. */
  weight: number | null
  /** Centimetres. */
  dimensions: Dimension[]
  /** Dollars; a quantity or price may be `UNREADABLE`. */
  invoices: InvoiceLine[]
  /** Rupees. */
  amount: Figure
  discount: Figure
  /** Percent. */
  gst: Figure
  isCod: boolean
  codAmount: Figure
  isInsured: boolean
  worthOfPackage: number | null
  destination: string
  serviceName: string
  centerName: string
  /** The center's username: the account number. */
  username: string
  consignor: Consignor
  consignee: Party
}
