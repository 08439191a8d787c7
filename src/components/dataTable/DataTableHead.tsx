import { memo } from 'react'
import { Icon } from '../Icon'
import type { DataColumn, Sort } from './DataColumn'
import { tableRoles } from './tableRoles'

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: Sort | null
  onSort: (sort: Sort) => void
}

function PlainDataTableHead<Row>({ columns, sort, onSort }: DataTableHeadProps<Row>) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row} aria-rowindex={1}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort?.column === column.id ? sort : null} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

/** Memoised: rows change in every frame of a scroll, headings do not. */
export const DataTableHead = memo(PlainDataTableHead) as typeof PlainDataTableHead

interface HeadCellProps<Row> {
  column: DataColumn<Row>
  sort: Sort | null
  onSort: (sort: Sort) => void
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, head, headContent, meaning, className = '', isSortable = false, isDescendingFirst = false } = column
  const kept = className.split(' ').filter((name) => name === 'number' || name === 'tick' || name === 'actions')
  const isDescending = sort ? !sort.isDescending : isDescendingFirst
  return (
    <th
      {...tableRoles.columnHead}
      className={[...kept, ...(column.isRowHead ? ['row-head'] : [])].join(' ') || undefined}
      {...(sort ? { 'aria-sort': sort.isDescending ? 'descending' : 'ascending' } : {})}
    >
      {isSortable ? (
        <button
          className={sort && !sort.isDescending ? 'cc-sort ascending' : 'cc-sort'}
          type="button"
          title={meaning}
          onClick={() => onSort({ column: id, isDescending })}
        >
          {headContent ?? head}
          {sort && <Icon name="down" />}
        </button>
      ) : (
        (headContent ?? head)
      )}
    </th>
  )
}
