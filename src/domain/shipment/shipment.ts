import type { Figure } from '../numbers'
import type { StatusEntry } from './shipmentStatus'
import type { Dimension } from './weights'

/** Missing texts are '', missing numbers null, and figures that cannot be read `UNREADABLE`. */
export interface Shipment {
  id: string
  airwayBillNo: string
  service: string
  consignee: string
  consignor: string
  origin: string
  destination: string
  /** Rupees. */
  amount: Figure
  discount: Figure
  /** Percent. */
  gst: Figure
  /** 1 is cash, 2 credit; null if the row does not say. */
  paymentType: number | null
  /** Rupees to collect on delivery, 0 without COD; null if the row does not say. */
  codAmount: Figure
  /** Null if the row does not say. */
  isRemoteArea: boolean | null
  status: StatusEntry[]
  /** The center's username. */
  center: string
  createdAt: string
  updatedAt: string
  notes: string
  dimensions: Dimension[]
}

/** A shipment as its public tracking page knows it. */
export type TrackedShipment = Pick<Shipment, 'airwayBillNo' | 'origin' | 'destination' | 'createdAt' | 'status'>

/** A center’s figures (product 10.14). */
export interface CenterStatistics {
  username: string
  totalDocuments: Figure
  totalParcels: Figure
  /** Rupees. */
  totalCollection: Figure
}

type AlsoArchived = 'service' | 'consignee' | 'consignor' | 'discount' | 'gst' | 'isRemoteArea'

/** A bill in the list of archives (product 10.15). Amounts are rupees; `status` is a number in place of the list. */
export interface ArchivedShipment extends Omit<TrackedShipment, 'status'>, Pick<Shipment, 'id' | AlsoArchived> {
  shipAmount: Figure
  status: number | null
  repFullName: string
}
