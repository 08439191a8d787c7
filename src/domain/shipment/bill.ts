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
  pieces: number | null
  /** Kilograms. */
  weight: number | null
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
  isCod: boolean
  codAmount: Figure
  isInsured: boolean
  worthOfPackage: number | null
  destination: string
  serviceName: string
  centerName: string
  /** The center's username, which serves as its account number. */
  username: string
  consignor: Consignor
  consignee: Party
}
