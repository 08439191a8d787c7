import { type SortedBy, sortValues } from './sortValues'

/** The columns that lists can be sorted by. */
export type ShipmentSortColumn = keyof typeof sortValues
export const shipmentSortColumns = Object.keys(sortValues) as readonly ShipmentSortColumn[]

/** The order of a list. */
export interface ShipmentSort extends SortedBy {
  isDescending: boolean
}

/** The order in which lists open. */
export const newestFirst: ShipmentSort = { column: 'createdAt', isDescending: true }

/** Whether two sorts give the same order, by whatever rule. */
export function isSameSort(one: ShipmentSort, other: ShipmentSort): boolean {
  return one.column === other.column && one.isDescending === other.isDescending
}
