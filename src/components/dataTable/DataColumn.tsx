import type { ReactNode } from 'react'
import { formatDateTime, type Moment } from '@/domain/dates'
import { orderOf, ranksOf } from '@/domain/shipment-index/sortOrder'
import { t, type TextKey } from '@/texts/t'

/**
 * Define the list of columns outside the component, or memoise it: a new array re-renders all rows. Texts stand in it by
 * their keys, as it may be made before they are loaded.
 */
export interface DataColumn<Row> {
  /** Identifies the column in sorts, in the choice of columns and in URLs. */
  id: string
  head: TextKey
  meaning?: TextKey
  /** Replaces the heading's text, for example with a checkbox that selects all rows. */
  headContent?: ReactNode
  cell: (row: Row) => ReactNode
  /** Stands before the cell's content on a card. */
  cardLabel?: TextKey
  /** Class of the cells; `number`, `tick` and `actions` are put on the heading too. */
  className?: string
  /** Browsers may translate its cells. Those of other columns hold names, numbers, amounts and dates. */
  isWords?: boolean
  width?: ColumnWidth
  /** The number of controls side by side: each widens the column by one slot. */
  slots?: number
  /** When not all columns fit, the one with the lowest number is hidden first, or takes its narrow form. */
  yields?: number
  narrow?: { width: ColumnWidth; slots?: number; cell: (row: Row) => ReactNode }
  isRowHead?: boolean
  isSortable?: boolean
  isDescendingFirst?: boolean
  /** Needed if the table sorts the rows itself; blank values (null or '') come last in both directions. */
  sortValue?: (row: Row) => string | number | null
  /** Attributes of the cell, which the style sheets of the card layout read. */
  attributes?: (row: Row) => Readonly<Record<`data-${string}`, string>>
}

/** Milliseconds for which a row that has changed stays marked. */
export const MARKED_FOR = 6000

export interface Sort {
  column: string
  isDescending: boolean
}

/** The loaded part of a long list. */
export interface RowWindow<Row> {
  total: number
  offset: number
  rows: readonly Row[]
  /** Called with the range of visible rows (`end` is exclusive), so that they can be fetched. */
  onRange: (start: number, end: number) => void
}

/** A copy, sorted by the values of a column. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !valueOf) return rows
  return orderOf(rows, ranksOf(rows.map((row) => valueOf(row) ?? '')), sort.isDescending)
}

export function isRowWindow<Row>(rows: readonly Row[] | RowWindow<Row>): rows is RowWindow<Row> {
  return !Array.isArray(rows)
}

/** The minimum in rem, and the share of leftover space: the same number unless given; 0 means none. */
type ColumnWidth = readonly [least: number, share?: number]

const LONG_NAME: ColumnWidth = [5]

type Sized = Pick<DataColumn<never>, 'width' | 'slots'>

/** In rem: the width of one control for a mouse, and for a finger. */
export const slotWidth = { mouse: 1.875, finger: 2.75 } as const

function withSlots<Part extends Sized>(part: Part, slot: number): Part {
  const { width: [least, share = least] = LONG_NAME, slots } = part
  return slots === undefined ? part : { ...part, width: [least + slots * slot, share] }
}

/** In rem. */
function neededWidth(columns: readonly Sized[]): number {
  return columns.reduce((total, { width: [least] = LONG_NAME }) => total + least, 0)
}

export function gridTracks(columns: readonly Sized[]): string {
  return columns
    .map(({ width: [least, share = least] = LONG_NAME }) =>
      share === 0 ? `${least}rem` : `minmax(${least}rem, ${share}fr)`,
    )
    .join(' ')
}

interface ColumnLevel<Row> {
  columns: readonly DataColumn<Row>[]
  /** Rem. */
  needed: number
  hidden: readonly string[]
}

/** From all columns to the fewest. @param mayHide false if the user chose the columns @param slot rem per control */
export function columnLevels<Row>(
  all: readonly DataColumn<Row>[],
  mayHide: boolean,
  slot: number = slotWidth.mouse,
): readonly ColumnLevel<Row>[] {
  const columns = all.map((column) => withSlots(column, slot))
  const giving = columns
    .filter(({ yields, narrow }) => yields !== undefined && (mayHide || narrow !== undefined))
    .sort((one, other) => (one.yields ?? 0) - (other.yields ?? 0))
  const levels: ColumnLevel<Row>[] = [{ columns, needed: neededWidth(columns), hidden: [] }]
  for (const column of giving) {
    const { columns: before = [], hidden = [] } = levels.at(-1) ?? {}
    const { narrow } = column
    const after = before.flatMap((each) =>
      each !== column ? [each] : narrow ? [{ ...column, ...withSlots(narrow, slot) }] : [],
    )
    levels.push({
      columns: after,
      needed: neededWidth(after),
      hidden: narrow ? hidden : [...hidden, t(column.head)],
    })
  }
  return levels
}

/** Wraps only between the date and the time. */
export function momentText(value: Moment): ReactNode {
  const text = formatDateTime(value)
  const time = Math.max(text.lastIndexOf(', '), text.lastIndexOf('، ')) + 2
  if (time < 2) return text
  return (
    <>
      <span className="cc-whole" translate="no">
        {text.slice(0, time - 1)}
      </span>{' '}
      <span className="cc-whole" translate="no">
        {text.slice(time)}
      </span>
    </>
  )
}
