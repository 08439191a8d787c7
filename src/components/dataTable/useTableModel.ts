import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import { isRowWindow, type DataColumn, type RowWindow, type Sort } from './DataColumn'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** Sorts «Branch 9» before «Branch 10», and ignores case. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

interface ModelOptions<Row> {
  columns: readonly DataColumn<Row>[]
  visible?: readonly string[] | undefined
  rows: readonly Row[] | RowWindow<Row>
  sort?: Sort | null | undefined
  onSort?: ((sort: Sort) => void) | undefined
  startSort?: Sort | undefined
}

export interface TableModel<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  sort: Sort | null
  onSort: (sort: Sort) => void
}

export function useTableModel<Row extends object>(options: ModelOptions<Row>): TableModel<Row> {
  const { columns, visible, rows, startSort } = options
  const [ownSort, setOwnSort] = useState<Sort | null>(startSort ?? null)
  const sort = options.sort === undefined ? ownSort : options.sort
  const isWindow = isRowWindow(rows)
  const data = isWindow ? rows.rows : rows

  const definitions = useMemo(() => columns.map(definitionOf<Row>), [columns])
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.isDescending }] : []), [sort])
  // Not read from the table, which is a new object in every render: all rows would be rendered again.
  const shown = useMemo(
    () => (visible ? columns.filter(({ id }) => visible.includes(id)) : columns),
    [columns, visible],
  )

  const table = useTable({
    features,
    columns: definitions,
    data,
    manualSorting: isWindow,
    state: { sorting },
  })

  const model = table.getRowModel()
  const ordered = useMemo(() => model.rows.map((row) => row.original), [model])
  const { onSort } = options
  const changeSort = useCallback(
    (next: Sort) => {
      setOwnSort(next)
      onSort?.(next)
    },
    [onSort],
  )
  return { columns: shown, rows: ordered, sort, onSort: changeSort }
}

function definitionOf<Row extends object>({
  id,
  head,
  sortValue,
  isSortable = false,
}: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    header: head,
    enableSorting: isSortable,
    // TanStack Table puts undefined values last.
    accessorFn: (row) => {
      const value = sortValue?.(row)
      return value === null || value === '' ? undefined : value
    },
    sortUndefined: 'last',
    sortFn: (one, other, columnId) => compare(one.getValue(columnId), other.getValue(columnId)),
  }
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}
