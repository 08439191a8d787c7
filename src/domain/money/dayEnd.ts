import { grossTotal } from './billing'
import { sum, type Amount } from './money'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'

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
  const byCenter = grouped(shipments, ({ center }) => center)
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

/** Shipments by a text of theirs, in the order of its first coming. */
export function grouped(
  shipments: readonly Shipment[],
  textOf: (shipment: Shipment) => string,
): ReadonlyMap<string, readonly Shipment[]> {
  const groups = new Map<string, Shipment[]>()
  for (const shipment of shipments) {
    const text = textOf(shipment)
    const group = groups.get(text)
    if (group) group.push(shipment)
    else groups.set(text, [shipment])
  }
  return groups
}
