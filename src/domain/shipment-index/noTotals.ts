import type { ShipmentTotals } from './shipmentIndex'

/** The totals of no shipments. Apart from the index, which pages do not load. */
export const NO_TOTALS: ShipmentTotals = { shipments: 0, voids: 0, paisa: 0, unreadable: 0 }
