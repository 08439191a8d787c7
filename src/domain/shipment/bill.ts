import type { InvoiceLine } from '../money/billing'
import type { Figure, Unreadable } from '../numbers'
import type { BillSource } from './shipmentType'
import type { Dimension } from './weights'

/** The texts that papers have of both parties. */
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

/** The shipper of a bill. */
export interface Consignor extends Party {
  ntnCnic: string
  ref: string
  /** `idFront` and `idBack`: unchecked image addresses; '' if there is none. */
  idFront: string
  idBack: string
}

/** The lists of an archived bill, each of which has a call of its own. */
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
  /** Lists that could not be loaded and are empty here. The papers must not look complete without them. */
  missing: readonly BillList[]
  /** Dollars; a quantity or price may be `UNREADABLE`. */
  invoices: InvoiceLine[]
  /** False if the answer has no list of invoice lines, not even an empty one. */
  isInvoiceStated: boolean
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
