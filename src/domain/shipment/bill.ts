import type { InvoiceLine } from '../money/billing'
import type { Figure } from '../numbers'
import type { BillSource } from './shipmentType'
import type { Dimension } from '../money/weight'

/** Missing texts are ''. */
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

export interface Consignor extends Party {
  ntnCnic: string
  ref: string
  /** Image addresses as the answer has them; '' where there is none. */
  idFront: string
  idBack: string
}

/** The one model of all papers, for live and archived bills; only the type code is read differently. */
export interface Bill {
  source: BillSource
  /** Null where the answer does not tell. */
  isVoid: boolean | null
  id: string
  airwayBillNo: string
  /** {@link source} decides how it is read. */
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
