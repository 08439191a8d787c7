import type { StatusEntry } from './shipmentStatus'
import type { Dimension } from '../money/weight'

/** A row of the shipment lists, after the boundary: texts that are missing are '', numbers that are missing null. */
export interface Shipment {
  id: string
  airwayBillNo: string
  service: string
  consignee: string
  consignor: string
  origin: string
  destination: string
  /** Rupees; null also where the discount or the GST cannot be read: no total can be told then. */
  amount: number | null
  discount: number | null
  /** Percent. */
  gst: number | null
  /** Cash 1, Credit 2; null where the list does not tell. */
  paymentType: number | null
  /** Rupees to collect at the door; null without COD. */
  codAmount: number | null
  isRemoteArea: boolean
  status: StatusEntry[]
  /** The center's username. */
  center: string
  createdAt: string
  updatedAt: string
  notes: string
  dimensions: Dimension[]
}

/** The public tracking answer. */
export interface TrackedShipment {
  airwayBillNo: string
  origin: string
  destination: string
  createdAt: string
  status: StatusEntry[]
}

/** One center's figures. */
export interface CenterStatistics {
  username: string
  totalDocuments: number
  totalParcels: number
  /** Rupees. */
  totalCollection: number
}

/** A row of the archive list. */
export interface ArchivedShipment {
  id: string
  airwayBillNo: string
  service: string
  consignee: string
  consignor: string
  origin: string
  destination: string
  shipAmount: number | null
  discount: number | null
  gst: number | null
  isRemoteArea: boolean
  status: number | null
  repFullName: string
  createdAt: string
}
