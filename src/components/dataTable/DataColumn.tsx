import type { ReactNode } from 'react'
import { formatDateTime, type Moment } from '@/domain/dates'

/** One column of a DataTable. Keep the list of columns outside the component, or memoised: a new one redraws all rows. */
export interface DataColumn<Row> {
  /** Names the column in sorts, in the choice of columns and in addresses. */
  id: string
  /** The heading's text. */
  head: string
  /** What the heading means, said on pointing at it and to screen readers. */
  meaning?: string
  /** Replaces the heading's text, with a checkbox that selects all, say. */
  headContent?: ReactNode
  cell: (row: Row) => ReactNode
  /** Class of the cells and, for `number` (to the right), of the heading too. */
  className?: string
  /** By default there is room for a long name. */
  width?: ColumnWidth
  /** So many things to press stand side by side; the column is wider than said by a slot for each of them. */
  slots?: number
  /** Where there is no room for all columns, the one with the smallest number goes first, or takes its narrow form. */
  yields?: number
  narrow?: { width: ColumnWidth; slots?: number; cell: (row: Row) => ReactNode }
  /** The cell that names the row: `th scope="row"`. */
  isRowHead?: boolean
  isSortable?: boolean
  /** The first click sorts the largest or newest to the top. */
  isDescendingFirst?: boolean
  /** What plain rows are sorted by; blank ones (null or '') stand last in both directions. */
  sortValue?: (row: Row) => string | number | null
  /** `data-` attributes of the cell, for rows that fold into cards. */
  attributes?: (row: Row) => Readonly<Record<`data-${string}`, string>>
}

/** How the rows are sorted. */
export interface Sort {
  column: string
  isDescending: boolean
}

/** The part of a long list that is at hand; the rest of it is asked for when it comes into sight. */
export interface RowWindow<Row> {
  /** How many rows the list has. */
  total: number
  /** Position of the first row at hand. */
  offset: number
  rows: readonly Row[]
  /** Hears which rows show, so that they can be fetched: from `start` up to and without `end`. */
  onRange: (start: number, end: number) => void
}

export function isRowWindow<Row>(rows: readonly Row[] | RowWindow<Row>): rows is RowWindow<Row> {
  return !Array.isArray(rows)
}

/** A column's least width in rem, and its share of the space left over: the same number unless given; 0 means none. */
type ColumnWidth = readonly [least: number, share?: number]

/** Room for a long name in each of two lines. */
const LONG_NAME: ColumnWidth = [5]

type Sized = Pick<DataColumn<never>, 'width' | 'slots'>

/** Rem of a slot: what a mouse hits, and what a finger needs. */
export const slotWidth = { mouse: 1.625, finger: 2.75 } as const

function withSlots<Part extends Sized>(part: Part, slot: number): Part {
  const { width: [least, share = least] = LONG_NAME, slots } = part
  return slots === undefined ? part : { ...part, width: [least + slots * slot, share] }
}

/** Rem that the columns need beside each other. */
function neededWidth(columns: readonly Sized[]): number {
  return columns.reduce((total, { width: [least] = LONG_NAME }) => total + least, 0)
}

/** The columns as grid tracks: each gets what it needs, and its share of the rest. */
export function gridTracks(columns: readonly Sized[]): string {
  return columns
    .map(({ width: [least, share = least] = LONG_NAME }) =>
      share === 0 ? `${least}rem` : `minmax(${least}rem, ${share}fr)`,
    )
    .join(' ')
}

/** A table's columns, as many as there is room for. */
interface ColumnLevel<Row> {
  columns: readonly DataColumn<Row>[]
  /** Rem. */
  needed: number
  /** Headings of the columns that were dropped. */
  hidden: readonly string[]
}

/**
 * How columns give way to each other, one after the other by `yields`: those with a narrow form take it, others go.
 *
 * @param mayHide false: somebody has chosen these columns, so that none of them goes
 * @param slot rem of a thing to press
 * @returns from all columns to the fewest
 */
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
      hidden: narrow ? hidden : [...hidden, column.head],
    })
  }
  return levels
}

/** A moment that wraps only between day and time: on one line if there is room, else on two. */
export function momentText(value: Moment): ReactNode {
  const text = formatDateTime(value)
  const time = text.lastIndexOf(', ') + 2
  if (time < 2) return text
  return (
    <>
      <span className="cc-whole">{text.slice(0, time - 1)}</span> <span className="cc-whole">{text.slice(time)}</span>
    </>
  )
}
