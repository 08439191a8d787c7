import type { Role } from '@/domain/roles'

/**
 * What the stand-in keeps, written the way the existing backend writes it: numbers as numbers or numeric strings, and
 * rows with holes. An `id` is answered as `_id`.
 */

export type Numeric = number | string | null

export interface StoredCenter {
  id: string
  centerName: string
  centerAddress: string
  email: string
  username: string
  password: string
  fullName: string
  phone: string
  role: Role
  status: 0 | 1
  createdAt: string
  updatedAt: string
}

export interface StoredCustomer {
  id: string
  company: string
  contactPerson: string
  ref: string
  address: string
  country: string
  state: string
  city: string
  postCode: string
  phone1: string
  phone2: Numeric
  ntnCnic: string
  fax: string
  email: string
}

export interface StoredOption {
  id: string
  name: string
}

export interface StoredStatus {
  type: number
  description: string
  trackingLink?: string
  createdAt: string
}

/** A cell of the two tables: a number, or '' where it was left empty. */
type StoredCell = number | string

export interface StoredDimension {
  length: StoredCell
  width: StoredCell
  height: StoredCell
}

export interface StoredInvoiceLine {
  description: string
  quantity: StoredCell
  price: StoredCell
}

export type StoredConsignee = Omit<StoredCustomer, 'id' | 'ref' | 'ntnCnic'>

export type StoredConsignor = Omit<StoredCustomer, 'id' | 'fax'> & {
  /** Paths of the ID card's images below the host, '' where there is none. */
  idFront: string
  idBack: string
}

export interface StoredShipment {
  id: string
  airwayBillNo: string | number
  shipmentType: number | string
  paymentType: number
  origin: string
  destination: string
  /** Id of the service and of the center; null, or the id of something deleted, on old rows. */
  service: string | null
  center: string | null
  consignor: StoredConsignor | null
  consignee: StoredConsignee | null
  amount: Numeric
  discount: Numeric
  gst: Numeric
  cod: number
  codAmount: Numeric
  isInsurance: number
  worthOfPackage: Numeric
  isRemoteArea: number
  weight: Numeric
  pieces: Numeric
  remarks: string
  notes: string | null
  /** Path of the custom copies below the host. */
  customNTN: string
  dimensions: readonly StoredDimension[]
  invoices: readonly StoredInvoiceLine[]
  /** Empty, null or missing means void. */
  status?: readonly StoredStatus[] | null
  createdAt: string
  updatedAt: string
}

type Side = 'consignor' | 'consignee'

/** A bill of the old system, flat, with its list item. */
export type StoredArchivedBill = Record<`${Side}${'Company' | 'Address' | 'City' | 'Country' | 'Phone1'}`, string> &
  Record<`${Side}ContactPerson`, string | null> &
  Record<`${Side}Phone2`, Numeric> & {
    id: number | string
    shipType: number
    createdAt: string
    centerName: string
    username: string
    repFullName: string
    consignorRef: string
    consignorNtnCnic: string
    consignorIDFront: string | null
    consignorIDBack: string | null
    serviceName: string | null
    pieces: Numeric
    weight: Numeric
    shipAmount: Numeric
    insurance: number
    packageWorth: Numeric
    cod: number
    codAmount: Numeric
    gst: Numeric
    discount: Numeric
    remoteArea: number
    status: number
    dimensions: StoredDimension[]
    invoices: StoredInvoiceLine[]
  }

export interface StoredUpload {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}
