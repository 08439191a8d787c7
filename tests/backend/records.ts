import type { Role } from '@/domain/roles'

/**
 * The stand-in's data in the format of the existing backend: numbers as numbers or numeric strings, and rows with
 * missing values. An `id` is answered as `_id`.
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

/** A cell of dimensions or invoice lines: a number, or '' if left empty. */
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
  /** Paths of the ID card images below the host, '' if missing. */
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
  /** Ids of the service and the center; null, or an id that was deleted, on old rows. */
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
  /** Path of the custom copy below the host. */
  customNTN: string
  dimensions: readonly StoredDimension[]
  invoices: readonly StoredInvoiceLine[]
  /** Empty, null or missing means void. */
  status?: readonly StoredStatus[] | null
  createdAt: string
  updatedAt: string
}

type Side = 'consignor' | 'consignee'

/** A bill of the old system, with the fields of its receipt and of the archive list. */
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
