import { memo, useEffect, useMemo, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { FINGERS, useMedia } from '../useMedia'
import {
  isRowWindow,
  columnLevels,
  gridTracks,
  slotWidth,
  type DataColumn,
  type RowWindow,
  type Sort,
} from './DataColumn'
import { DataTableBody, NoRows, RowsFailed, SkeletonRows } from './DataTableBody'
import { DataTableHead } from './DataTableHead'
import { tableRoles } from './tableRoles'
import { useListStart, useTableLayout } from './useTableLayout'
import { useRowFocus } from './useRowFocus'
import { useTableModel } from './useTableModel'
import { useVirtualRows, type VirtualRows } from './useVirtualRows'
import './table.css'
import './rowActions.css'
import './rowCards.css'
import './dataTable.css'

export interface DataTableProps<Row> {
  label: string
  /** Lower-case plural: «shipments» gives «No shipments», «Shipments could not be loaded». */
  noun: string
  columns: readonly DataColumn<Row>[]
  /** Ids of the visible columns; all columns if omitted. */
  visible?: readonly string[] | undefined
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
  /** If omitted, a short list keeps its own sort, starting with `startSort`. */
  sort?: Sort | null | undefined
  onSort?: ((sort: Sort) => void) | undefined
  startSort?: Sort | undefined
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

/** The table behind every list. Only one row's controls are in the tab order, so Tab can leave a list of any length. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, noun, rows, rowKey, state, progress = null, notice, foot, rowHeight = 3.125 } = props
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const model = useTableModel(props)
  const { hasOwnColumns = false } = props
  const slot = slotWidth[useMedia(FINGERS) ? 'finger' : 'mouse']
  const levels = useMemo(() => columnLevels(model.columns, !hasOwnColumns, slot), [model.columns, hasOwnColumns, slot])
  const needed = useMemo(() => levels.map((level) => level.needed), [levels])
  const layout = useTableLayout({ frame, table, needed, rowHeight })
  const { columns, hidden } = levels[layout.level] ?? { columns: model.columns, hidden: [] }
  const total = isRowWindow(rows) ? rows.total : rows.length
  const offset = isRowWindow(rows) ? rows.offset : 0
  const focus = useRowFocus({ table, rows: model.rows, offset, total, rowKey, onRowKey: props.onRowKey })
  const virtual = useVirtualRows({ frame, table, layout, total, keep: focus.keptRow })
  focus.connect(virtual)

  const onRange = isRowWindow(rows) ? rows.onRange : null
  const { start, end } = virtual
  useEffect(() => {
    if (state === 'ready') onRange?.(start, end)
  }, [onRange, state, start, end])

  const measures = useMemo(
    () => ({
      '--cc-tracks': gridTracks(columns),
      '--cc-row-height': `${rowHeight}rem`,
      '--cc-slot': `${slot}rem`,
      ...(layout.scrolls === 'frame' && { minWidth: `${(needed.at(-1) ?? 0) + ROOM}rem` }),
    }),
    [columns, layout.scrolls, rowHeight, needed, slot],
  )
  const isLoading = state === 'loading'
  const hasRows = state === 'ready' && total > 0
  useListStart({ frame, layout, listKey: props.listKey, hasRows })

  return (
    <>
      <div className={`cc-table-frame cc-data ${layout.scrolls}`}>
        {notice}
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
              <DataTableHead columns={columns} sort={model.sort} onSort={model.onSort} />
              {hasRows ? (
                <DataTableBody
                  columns={columns}
                  rows={model.rows}
                  offset={offset}
                  rowClass={props.rowClass}
                  isSelected={props.isSelected}
                  virtual={virtual}
                  focus={focus}
                  onRowPress={props.onRowPress}
                />
              ) : (
                <SkeletonRows columns={columns} />
              )}
            </table>
          ) : state === 'failed' ? (
            <RowsFailed noun={noun} onRetry={props.onRetry}>
              {props.reason}
            </RowsFailed>
          ) : (
            <NoRows noun={noun} onClearFilters={props.onClearFilters}>
              {props.empty}
            </NoRows>
          )}
        </div>
      </div>
      {hasRows && (
        <div className="cc-table-foot">
          <span>
            <RowsInSight virtual={virtual} total={total} />
            {hidden.length > 0 && ` · too narrow for ${hidden.join(', ')}`}
          </span>
          {foot}
        </div>
      )}
    </>
  )
}

/** Extra rem of width for a table that has to scroll sideways anyway. */
const ROOM = 4

const counted = new Intl.NumberFormat('en-US')
const count = (value: number) => counted.format(value)

/** Not updated while scrolling: a text that changes in every frame would force a layout in each. */
const RowsInSight = memo(
  ({ virtual: { start, end, isCut }, total }: { virtual: VirtualRows; total: number }) => (
    <>
      Rows {count(start + 1)} to {count(Math.min(end, total))} of {count(total)}
      {isCut && ' · search or filter to reach the last of them'}
    </>
  ),
  (_, { virtual }) => virtual.isScrolling,
)

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
