import { t } from '@/texts/t'
import { Icon } from '../Icon'
import type { DataColumn } from './DataColumn'
import type { Sort } from './sortedRows'
import { tableRoles } from './tableRoles'

interface HeadCellProps<Row> {
  column: DataColumn<Row>
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/** Classes of a column that its head has as well. */
const headClasses = new Set(['number', 'tick', 'actions', 'single'])

export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, head, headContent, meaning, className = '', isSortable = false, isDescendingFirst = false } = column
  const shared = className.split(' ').filter((name) => headClasses.has(name))
  const isDescending = sort ? !sort.isDescending : isDescendingFirst
  return (
    <th
      {...tableRoles.columnHead}
      className={[...shared, ...(column.isRowHead ? ['row-head'] : [])].join(' ') || undefined}
      {...(shared.includes('number') ? { 'data-column': id } : {})}
      {...(sort ? { 'aria-sort': sort.isDescending ? 'descending' : 'ascending' } : {})}
    >
      {isSortable ? (
        <button
          className={sort && !sort.isDescending ? 'cc-sort ascending' : 'cc-sort'}
          type="button"
          title={meaning && t(meaning)}
          onClick={() => onSort({ column: id, isDescending })}
        >
          {headContent ?? t(head)}
          {sort && <Icon name="down" />}
        </button>
      ) : (
        (headContent ?? t(head))
      )}
    </th>
  )
}
