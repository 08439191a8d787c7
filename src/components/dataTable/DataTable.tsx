import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react'
import { formatCount } from '@/domain/numbers'
import { t, type TextKey } from '@/texts/t'
import { TOUCH_QUERY, useMedia } from '../useMedia'
import type { DataColumn } from './DataColumn'
import { DataRow } from './DataRow'
import { Gap } from './Gap'
import { HeadCell } from './HeadCell'
import { ListNotice } from './ListNotice'
import type { ListTexts } from './ListTexts'
import { Progress } from './Progress'
import { SidewaysBar } from './SidewaysBar'
import { SkeletonRows } from './SkeletonRows'
import { gridTracks, neededWidth, pinnedWidth, slotWidth } from './columnWidths'
import { isRowWindow, type RowWindow } from './rowWindow'
import { type Sort, sortedRows } from './sortedRows'
import { tableRoles } from './tableRoles'
import { usePrintedRows } from './usePrintedRows'
import { indexOf, useRowFocus } from './useRowFocus'
import { useSideways } from './useSideways'
import { useTableFit } from './useTableFit'
import { useVirtualRows } from './useVirtualRows'
import './table.css'
import './rowActions.css'
import './rowCards.css'
import './dataTable.css'
import './printedTable.css'

const ROW_HEIGHT_REM = 3.125

export interface DataTableProps<Row> {
  label: string
  texts: ListTexts
  columns: readonly DataColumn<Row>[]
  /** All rows of a short list, sorted here; or a window of a long list, sorted by its source. */
  rows: readonly Row[] | RowWindow<Row>
  rowKey: (row: Row) => string
  /** `ready` also while rows are refreshed. */
  state: 'loading' | 'failed' | 'ready'
  /** While rows stream in: the share loaded so far, 0 to 1. */
  progress?: number | 'unknown' | null | undefined
  onRetry?: (() => void) | undefined
  /** Why the rows could not be loaded; shown in the state `failed`. */
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

/** A list that is still loading must not look complete. */
function rowsTextKey(progress: number | 'unknown' | null): TextKey {
  if (progress === null) return 'desk.rowsShown'
  return progress === 'unknown' ? 'desk.rowsSoFar' : 'desk.rowsSoFarOf'
}

/** The table behind every list. Only one row's controls are in the tab order, so Tab can leave a list of any length. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, texts, state, sort, progress = null, rowHeight = ROW_HEIGHT_REM, columns } = props
  const { rowClass, isSelected, onRowPress } = props
  const frameRef = useRef<HTMLDivElement>(null)
  const scrollerRef = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const slot = slotWidth[useMedia(TOUCH_QUERY) ? 'finger' : 'mouse']
  const needed = useMemo(() => neededWidth(columns, slot), [columns, slot])
  const pinned = useMemo(() => pinnedWidth(columns, slot), [columns, slot])
  const fit = useTableFit(scrollerRef, needed, pinned)

  const { rows, offset, total, onRange } = useMemo(
    () =>
      isRowWindow(props.rows)
        ? props.rows
        : {
            rows: sortedRows(props.rows, columns, sort),
            offset: 0,
            total: props.rows.length,
            onRange: undefined,
          },
    [props.rows, columns, sort],
  )
  const isLoading = state === 'loading'
  const hasRows = state === 'ready' && total > 0
  const sideways = useSideways(frameRef, table, fit, needed, hasRows ? 'rows' : isLoading ? 'placeholders' : null)
  const focus = useRowFocus({ table, rows, offset, total, rowKey: props.rowKey, onRowKey: props.onRowKey })
  const { index: active, hasFocus } = focus.active
  const printed = usePrintedRows(offset, rows.length)
  const virtual = useVirtualRows({ table, fit, rowHeight, total, focused: hasFocus ? active : null, printed })
  const { start, end } = virtual
  const shown = printed ?? { start, end }
  const stop = virtual.items.some(({ index }) => index === active) ? active : start
  useEffect(() => {
    if (state === 'ready') onRange?.(start, end)
  }, [onRange, state, start, end])

  const lastKey = useRef(props.listKey)
  const startAgain = useEffectEvent((listKey: string | undefined) => {
    if (lastKey.current !== listKey && start > 0) virtual.scrollTo(0)
    lastKey.current = listKey
  })
  useEffect(() => startAgain(props.listKey), [props.listKey])

  const isShortened = printed !== null && printed.end - printed.start < total
  const rowsText = [
    t(rowsTextKey(progress), {
      first: formatCount(shown.start + 1),
      last: formatCount(Math.min(shown.end, total)),
      total: formatCount(total),
      // Never 100 %, which would say that no rows are missing.
      share: typeof progress === 'number' ? Math.min(99, Math.floor(progress * 100)) : '',
    }),
    ...(virtual.isCut ? [t('desk.rowsCut')] : []),
    ...(isShortened ? [t('desk.rowsNotPrinted')] : []),
  ].join(' · ')

  const press = ({ target }: MouseEvent) => {
    // Selecting text to copy it is not a press on the row.
    if (!onRowPress || !(target instanceof Element) || window.getSelection()?.isCollapsed === false) return
    if (target.closest('a, button, input, label')) return
    const index = indexOf(target)
    const row = index === null ? undefined : rows[index - offset]
    if (row !== undefined) onRowPress(row)
  }

  const measures = {
    '--cc-tracks': gridTracks(columns, slot),
    '--cc-row-height': `${rowHeight}rem`,
    '--cc-slot': `${slot}rem`,
    '--cc-needed': `${needed}rem`,
  } as CSSProperties
  return (
    <>
      {/* Below the last row, it is printed on the last sheet only. */}
      {hasRows && isShortened && <p className="cc-paper-only">{rowsText}</p>}
      <div
        className={`cc-table-frame cc-data ${fit.isWide ? 'wide' : ''} ${fit.isPinned ? 'pinned' : ''}`}
        ref={frameRef}
      >
        <div className="cc-scroll" ref={scrollerRef}>
          <Progress share={isLoading ? (progress ?? 'unknown') : progress} name={t(texts.loading)} />
          {isLoading || hasRows ? (
            <table
              {...tableRoles.table}
              ref={table}
              className={`table cc-table ${props.className ?? ''}`}
              style={measures}
              aria-label={label}
              aria-busy={isLoading || progress !== null}
              // -1: the number of rows is not known yet.
              aria-rowcount={isLoading || progress !== null ? -1 : total + 1}
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
                <tbody
                  {...tableRoles.group}
                  className={onRowPress && 'pressable'}
                  onKeyDown={(event) => {
                    const next = focus.onKeyDown(event, Math.max(1, end - start - 1))
                    if (next !== null) virtual.scrollTo(next)
                  }}
                  onClick={press}
                  onScroll={sideways.onScroll}
                  onFocus={focus.onFocus}
                  onBlur={focus.onBlur}
                >
                  {virtual.items.flatMap(({ index, before }, place) => {
                    const row = rows[index - offset]
                    return [
                      // The first gap always has the same key, so that it is resized rather than replaced.
                      before > 0 && <Gap key={place === 0 ? 'before' : `before ${index}`} height={before} />,
                      // Rows are keyed by position, so that a new filter refills them instead of mounting new ones.
                      <DataRow
                        key={index}
                        index={index}
                        row={row}
                        columns={columns}
                        className={row === undefined ? 'loading' : (rowClass?.(row) ?? '')}
                        isSelected={row !== undefined && isSelected ? isSelected(row) : undefined}
                        isTabStop={index === stop}
                        measure={virtual.measure}
                      />,
                    ]
                  })}
                  {virtual.after > 0 && <Gap height={virtual.after} />}
                </tbody>
              ) : (
                <SkeletonRows columns={columns} />
              )}
            </table>
          ) : state === 'failed' ? (
            <ListNotice
              drawing="failed"
              heading={t(texts.failed)}
              button={props.onRetry && { name: t('desk.tryAgain'), icon: 'refresh', onPress: props.onRetry }}
            >
              {props.reason}
              {props.onClearFilters && t('desk.filtersStillSet')}
            </ListNotice>
          ) : (
            <ListNotice
              drawing="empty"
              heading={t(texts.none)}
              button={props.onClearFilters && { name: t('desk.clearFilters'), onPress: props.onClearFilters }}
            >
              {props.empty}
            </ListNotice>
          )}
        </div>
        {isLoading && <p className="cc-paper-only">{t('desk.notLoadedOnPaper')}</p>}
        {fit.isWide && hasRows && <SidewaysBar width={needed} bar={sideways.bar} onScroll={sideways.onScroll} />}
        {props.notice}
      </div>
      {hasRows && (
        <div className="cc-table-foot cc-beside flex-wrap justify-content-between">
          <span>{rowsText}</span>
          {props.foot}
        </div>
      )}
    </>
  )
}
