import { orderOf, ranksOf } from '@/domain/shipment-index/ranks'
import type { DataColumn } from './DataColumn'

export interface Sort {
  column: string
  isDescending: boolean
}

/** A sorted copy; the rows themselves if there is no sort, or its column has no values to sort by. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !valueOf) return rows
  return orderOf(rows, ranksOf(rows.map((row) => valueOf(row) ?? '')), sort.isDescending)
}
