import type { ShipmentFilter } from './shipmentFilter'
import { newestFirst, type ShipmentSort } from './shipmentSort'

export interface ShipmentQuery {
  filter: ShipmentFilter
  sort: ShipmentSort
}

export const everything: ShipmentQuery = { filter: {}, sort: newestFirst }
