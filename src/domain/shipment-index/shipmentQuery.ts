import type { ShipmentFilter } from './shipmentFilter'
import { newestFirst, type ShipmentSort } from './shipmentSort'

/** Which rows of a list are wanted, and in which order. */
export interface ShipmentQuery {
  filter: ShipmentFilter
  sort: ShipmentSort
}

/** All rows of a list, the newest first. */
export const everything: ShipmentQuery = { filter: {}, sort: newestFirst }
