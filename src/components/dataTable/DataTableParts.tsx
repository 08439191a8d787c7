import { memo, useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { Button } from '../Button'
import { Icon, type IconName } from '../Icon'
import type { DataColumn, Sort } from './DataColumn'
import { t } from '@/texts/t'
import { tableRoles } from './tableRoles'
import type { VirtualRows } from './useVirtualRows'

interface HeadCellProps<Row> {
  column: DataColumn<Row>
  sort: Sort | null
  onSort: (sort: Sort) => void
}

export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
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

export function Progress({ share, name }: { share: number | 'unknown' | null; name: string }) {
  if (share === null) return null
  const isKnown = share !== 'unknown'
  return (
    <div
      className={isKnown ? 'cc-busy known' : 'cc-busy'}
      role="progressbar"
      aria-label={name}
      {...(isKnown ? { 'aria-valuenow': Math.round(share * 100), style: { '--share': share } as CSSProperties } : {})}
    />
  )
}

export function Gap({ height }: { height: number }) {
  return (
    <tr className="cc-gap" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  )
}

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

/** Memoised: while somebody scrolls or types, most rows stay as they are. */
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

const ROWS = 8
/** Milliseconds. Rows that arrive sooner need no placeholders, and drawing these would delay them. */
const SOON = 150

export function SkeletonRows<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  return (
    <tbody aria-hidden="true">
      {isDue &&
        Array.from({ length: ROWS }, (_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity but their position
          <tr key={row} className="late">
            {columns.map(({ id, className }) => (
              <td key={id} className={className}>
                <span className="cc-skeleton" />
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  )
}

interface ListNoticeProps {
  /** A river without water, or one that is cut off. */
  drawing: 'dry' | 'cut'
  heading: string
  children?: ReactNode
  button?: { name: string; icon?: IconName; onPress: () => void } | undefined
}

/** In the place of the rows. */
export function ListNotice({ drawing, heading, children, button }: ListNoticeProps) {
  const isCut = drawing === 'cut'
  return (
    <div className="cc-no-rows" role={isCut ? 'status' : undefined}>
      <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
        {isCut ? (
          <>
            <path className="go" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 16-21" />
            <path className="dry" d="M138 14h88" />
            <path className="cut" d="m111 6 16 16M127 6l-16 16" />
          </>
        ) : (
          <path className="dry" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 22-22h120" />
        )}
        <circle className={isCut ? 'node' : undefined} cx="14" cy="62" r="8" />
        <circle cx="226" cy="14" r="8" />
      </svg>
      <h2>{heading}</h2>
      {children !== undefined && <p>{children}</p>}
      {button && (
        <Button
          look={isCut ? 'primary' : 'outline'}
          icon={button.icon && <Icon name={button.icon} small />}
          text={button.name}
          onClick={button.onPress}
        />
      )}
    </div>
  )
}
