import { memo } from 'react'
import { t } from '@/texts/t'
import type { DataColumn } from './DataColumn'
import { tableRoles } from './tableRoles'
import type { VirtualRows } from './useVirtualRows'

interface DataRowProps<Row> {
  index: number
  /** Undefined while it is being loaded. */
  row: Row | undefined
  columns: readonly DataColumn<Row>[]
  className: string
  isSelected: boolean | undefined
  isTabStop: boolean
  measure: VirtualRows['measure']
}

function PlainDataRow<Row>({ index, row, columns, className, isSelected, isTabStop, measure }: DataRowProps<Row>) {
  return (
    <tr
      {...tableRoles.row}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={`${className} ${isSelected ? 'selected' : ''}`.trim() || undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      {columns.map((column) => cellOf(column, row))}
    </tr>
  )
}

/** Memoised, as most rows do not change while the user scrolls or types. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow

/** A plain function, not a component, for speed: each row that scrolls in has up to some twenty cells. */
function cellOf<Row>(column: DataColumn<Row>, row: Row | undefined) {
  const content = row === undefined ? <span className="cc-skeleton" /> : column.cell(row)
  const attributes = {
    ...(row === undefined
      ? undefined
      : { 'data-label': column.cardLabel && t(column.cardLabel), ...column.attributes?.(row) }),
    translate: column.isWords ? undefined : ('no' as const),
  }
  return column.isRowHead ? (
    <th key={column.id} {...tableRoles.rowHead} className={column.className} {...attributes}>
      {content}
    </th>
  ) : (
    <td key={column.id} {...tableRoles.cell} className={column.className} {...attributes}>
      {content}
    </td>
  )
}
