import type { StatusEntry } from './shipmentStatus'
import type { Dimension } from '../money/weight'

/** Missing texts are '', missing numbers null. */
export interface Shipment {
  id: string
  airwayBillNo: string
  service: string
  consignee: string
  consignor: string
  origin: string
  destination: string
  /** Rupees; null also where the discount or the GST cannot be read, as no total can be told then (product 7.2). */
  amount: number | null
  discount: number | null
  /** Percent. */
  gst: number | null
  /** 1 cash, 2 credit; null where the list does not tell. */
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

export interface TrackedShipment {
  airwayBillNo: string
  origin: string
  destination: string
  createdAt: string
  status: StatusEntry[]
}

export interface CenterStatistics {
  username: string
  totalDocuments: number
  totalParcels: number
  /** Rupees. */
  totalCollection: number
}

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
