/** The totals of no shipments; not in shipmentIndex.ts, which pages do not load. */
export const NO_TOTALS: ShipmentTotals = { shipments: 0, voids: 0, paisa: 0, missing: 0, unreadable: 0 }

/** Counts and sums of some shipments. */
export interface ShipmentTotals {
  /** Including void ones. */
  shipments: number
  voids: number
  /** The gross total in paisa, excluding void shipments. */
  paisa: number
  /** Shipments, not void, without an amount: they are not in the sum (product 7.9). */
  missing: number
  /** Shipments, not void, whose gross total cannot be read and is not in the sum either. */
  unreadable: number
}
