import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { FINGERS, useMedia } from '../useMedia'
import { Icon } from '../Icon'
import {
  isRowWindow,
  columnLevels,
  gridTracks,
  slotWidth,
  sortedRows,
  type DataColumn,
  type RowWindow,
  type Sort,
} from './DataColumn'
import { DataTableBody, ListNotice, SkeletonRows } from './DataTableBody'
import { tableRoles } from './tableRoles'
import { useTableFit } from './useTableFit'
import { useRowFocus } from './useRowFocus'
import { useVirtualRows } from './useVirtualRows'
import './table.css'
import './rowActions.css'
import './rowCards.css'
import './dataTable.css'

export interface DataTableProps<Row> {
  label: string
  /** Lower-case plural: «shipments» gives «No shipments», «Shipments could not be loaded». */
  noun: string
  columns: readonly DataColumn<Row>[]
  /** The user chose the columns: none is hidden for lack of room. */
  hasOwnColumns?: boolean
  /** All rows of a short list, sorted here; or a window of a long list, sorted by its source. */
  rows: readonly Row[] | RowWindow<Row>
  rowKey: (row: Row) => string
  /** `ready` also while rows are refreshed. */
  state: 'loading' | 'failed' | 'ready'
  /** While rows stream in: the share loaded so far, 0 to 1. */
  progress?: number | 'unknown' | null | undefined
  onRetry?: (() => void) | undefined
  /** Shown with `failed`. */
  reason?: ReactNode
  sort: Sort | null
  onSort: (sort: Sort) => void
  empty?: ReactNode
  onClearFilters?: (() => void) | undefined
  rowClass?: ((row: Row) => string) | undefined
  isSelected?: ((row: Row) => boolean) | undefined
  /** Not called for keys pressed in one of the row's controls. */
  onRowKey?: ((row: Row, event: KeyboardEvent) => void) | undefined
  onRowPress?: ((row: Row) => void) | undefined
  className?: string
  /** In rem; a row with long texts grows taller. */
  rowHeight?: number
  /** Changes with the list or query: the table then scrolls back to its first row. */
  listKey?: string | undefined
  notice?: ReactNode
  foot?: ReactNode
}

/** Extra rem of width for a table that has to scroll sideways anyway. */
const ROOM = 4

const counted = new Intl.NumberFormat('en-US')
const count = (value: number) => counted.format(value)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The table behind every list. Only one row's controls are in the tab order, so Tab can leave a list of any length. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, noun, state, sort, progress = null, rowHeight = 3.125, hasOwnColumns = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const slot = slotWidth[useMedia(FINGERS) ? 'finger' : 'mouse']
  const levels = useMemo(() => columnLevels(props.columns, !hasOwnColumns, slot), [props.columns, hasOwnColumns, slot])
  const needed = useMemo(() => levels.map((level) => level.needed), [levels])
  const fit = useTableFit(frame, needed)
  const { columns, hidden } = levels[fit.level] ?? { columns: props.columns, hidden: [] }

  const { rows, offset, total, onRange } = useMemo(
    () =>
      isRowWindow(props.rows)
        ? props.rows
        : {
            rows: sortedRows(props.rows, props.columns, sort),
            offset: 0,
            total: props.rows.length,
            onRange: undefined,
          },
    [props.rows, props.columns, sort],
  )
  const focus = useRowFocus({ table, rows, offset, total, rowKey: props.rowKey, onRowKey: props.onRowKey })
  const { index: active, hasFocus } = focus.active
  const virtual = useVirtualRows({ frame, table, fit, rowHeight, total, kept: hasFocus ? active : null })
  const { start, end } = virtual
  useEffect(() => {
    if (state === 'ready') onRange?.(start, end)
  }, [onRange, state, start, end])

  const lastKey = useRef(props.listKey)
  const startAgain = useEffectEvent((listKey: string | undefined) => {
    if (lastKey.current !== listKey && start > 0) virtual.scrollTo(0)
    lastKey.current = listKey
  })
  useEffect(() => startAgain(props.listKey), [props.listKey])

  const isLoading = state === 'loading'
  const hasRows = state === 'ready' && total > 0
  const measures = {
    '--cc-tracks': gridTracks(columns),
    '--cc-row-height': `${rowHeight}rem`,
    '--cc-slot': `${slot}rem`,
    ...(fit.scrolls === 'frame' && { minWidth: `${(needed.at(-1) ?? 0) + ROOM}rem` }),
  }
  return (
    <>
      <div className={`cc-table-frame cc-data ${fit.scrolls}`}>
        {props.notice}
        <div className="cc-scroll" ref={frame}>
          <Progress share={isLoading ? (progress ?? 'unknown') : progress} noun={noun} />
          {isLoading || hasRows ? (
            <table
              {...tableRoles.table}
              ref={table}
              className={`table cc-table ${props.className ?? ''}`}
              style={measures}
              aria-label={label}
              aria-busy={isLoading || progress !== null}
              aria-rowcount={isLoading ? -1 : total + 1}
            >
              <thead {...tableRoles.group}>
                <tr {...tableRoles.row} aria-rowindex={1}>
                  {columns.map((column) => (
                    <HeadCell
                      key={column.id}
                      column={column}
                      sort={sort?.column === column.id ? sort : null}
                      onSort={props.onSort}
                    />
                  ))}
                </tr>
              </thead>
              {hasRows ? (
                <DataTableBody
                  columns={columns}
                  rows={rows}
                  offset={offset}
                  rowClass={props.rowClass}
                  isSelected={props.isSelected}
                  virtual={virtual}
                  stop={virtual.items.some(({ index }) => index === active) ? active : start}
                  onKeyDown={(event) => {
                    const next = focus.onKeyDown(event, Math.max(1, end - start - 1))
                    if (next !== null) virtual.scrollTo(next)
                  }}
                  onFocus={focus.onFocus}
                  onBlur={focus.onBlur}
                  onRowPress={props.onRowPress}
                />
              ) : (
                <SkeletonRows columns={columns} />
              )}
            </table>
          ) : state === 'failed' ? (
            <ListNotice
              drawing="cut"
              heading={`${capital(noun)} could not be loaded`}
              button={props.onRetry && { name: 'Try again', icon: 'refresh', onPress: props.onRetry }}
            >
              {props.reason}Your filters are kept. Nothing on this screen has been changed.
            </ListNotice>
          ) : (
            <ListNotice
              drawing="dry"
              heading={`No ${noun}`}
              button={props.onClearFilters && { name: 'Clear the filters', onPress: props.onClearFilters }}
            >
              {props.empty}
            </ListNotice>
          )}
        </div>
      </div>
      {hasRows && (
        <div className="cc-table-foot">
          <span>
            Rows {count(start + 1)} to {count(Math.min(end, total))} of {count(total)}
            {virtual.isCut && ' · search or filter to reach the last of them'}
            {hidden.length > 0 && ` · too narrow for ${hidden.join(', ')}`}
          </span>
          {props.foot}
        </div>
      )}
    </>
  )
}

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

function Progress({ share, noun }: { share: number | 'unknown' | null; noun: string }) {
  if (share === null) return null
  const isKnown = share !== 'unknown'
  return (
    <div
      className={isKnown ? 'cc-busy known' : 'cc-busy'}
      role="progressbar"
      aria-label={`Loading ${noun}`}
      {...(isKnown ? { 'aria-valuenow': Math.round(share * 100), style: { '--share': share } as CSSProperties } : {})}
    />
  )
}
