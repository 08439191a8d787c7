import { grossTotal } from '@/domain/billing'
import { sum, type Amount } from '@/domain/money'
import type { Shipment } from '@/domain/shipment'
import { isVoid } from '@/domain/shipmentStatus'

/** A center's day. */
export interface DayEnd {
  /** The center's username. */
  center: string
  shipments: readonly Shipment[]
  voids: number
  /** Gross total of those that are not void, in rupees. */
  collection: Amount
}

/** The day of each center by name, its shipments in the order of their booking. */
export function dayEnds(shipments: readonly Shipment[]): DayEnd[] {
  const byCenter = Map.groupBy(shipments, ({ center }) => center)
  return [...byCenter]
    .map(([center, own]) => ({
      center,
      shipments: own.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
      voids: own.filter(isVoid).length,
      collection: collectionOf(own),
    }))
    .sort((one, other) => one.center.localeCompare(other.center))
}

/** What shipments bring in; void ones bring nothing. */
export function collectionOf(shipments: readonly Shipment[]): Amount {
  return sum(
    shipments.filter((shipment) => !isVoid(shipment)).map((shipment) => grossTotal(shipment, shipment.dimensions)),
  )
}
