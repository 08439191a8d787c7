import type { StatusEntry } from './shipmentStatus'
import type { Dimension } from '../money/billing'

/** Missing texts are '', missing numbers null. */
export interface Shipment {
  id: string
  airwayBillNo: string
  service: string
  consignee: string
  consignor: string
  origin: string
  destination: string
  /** Rupees; also null if discount or GST cannot be read, as no total can be calculated then (product 7.2). */
  amount: number | null
  discount: number | null
  /** Percent. */
  gst: number | null
  /** 1 is cash, 2 credit; null if the row does not say. */
  paymentType: number | null
  /** Rupees to collect on delivery, 0 without COD; null if the row does not say. */
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

export type TrackedShipment = Pick<Shipment, 'airwayBillNo' | 'origin' | 'destination' | 'createdAt' | 'status'>

export interface CenterStatistics {
  username: string
  totalDocuments: number
  totalParcels: number
  /** Rupees. */
  totalCollection: number
}

type AlsoArchived = 'service' | 'consignee' | 'consignor' | 'discount' | 'gst' | 'isRemoteArea'

export interface ArchivedShipment extends Omit<TrackedShipment, 'status'>, Pick<Shipment, 'id' | AlsoArchived> {
  shipAmount: number | null
  status: number | null
  repFullName: string
}
