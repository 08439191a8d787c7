import { type SortedBy, sortValues } from './sortValues'

export type ShipmentSortColumn = keyof typeof sortValues
export const shipmentSortColumns = Object.keys(sortValues) as readonly ShipmentSortColumn[]

export interface ShipmentSort extends SortedBy {
  isDescending: boolean
}

export const newestFirst: ShipmentSort = { column: 'createdAt', isDescending: true }
