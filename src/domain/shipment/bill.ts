import type { Dimension, InvoiceLine } from '../money/billing'
import type { Figure } from '../numbers'

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

export type ContentsKind = 'documents' | 'parcels'

export type BillSource = 'live' | 'archive'

interface ShipmentType {
  contents: ContentsKind
  label: 'DOX' | 'WPX'
}

const documents: ShipmentType = { contents: 'documents', label: 'DOX' }
const parcels: ShipmentType = { contents: 'parcels', label: 'WPX' }

/** Live bills use the booking form's codes; in archived bills the codes are swapped (product 11.5). */
const readings: Record<BillSource, Record<number, ShipmentType>> = {
  live: { 1: parcels, 2: documents },
  archive: { 1: documents, 2: parcels },
}

/** Reads a type code according to the bill's source (product 11.5); null for an unknown code. */
export function shipmentType(source: BillSource, code: number | null): ShipmentType | null {
  return code === null ? null : (readings[source][code] ?? null)
}
