import type { ReactNode } from 'react'
import type { ColumnWidth } from './columnWidths'

/** One column of a DataTable. Keep the list of columns outside the component, or memoised: a new one redraws all rows. */
export interface DataColumn<Row> {
  /** Names the column in sorts, in the choice of columns and in addresses. */
  id: string
  /** The heading's text. */
  head: string
  /** What the heading means, said on pointing at it and to screen readers. */
  meaning?: string
  /** Stands in the heading in place of its text: a checkbox that selects all, say. */
  headContent?: ReactNode
  cell: (row: Row) => ReactNode
  /** Class of the cells and, for `number` (to the right), of the heading too. */
  className?: string
  /** Left out, the column has room for a long name. */
  width?: ColumnWidth
  /** Where there is no room for all columns, the one with the smallest number goes first, or takes its narrow form. */
  yields?: number
  narrow?: { width: ColumnWidth; cell: (row: Row) => ReactNode }
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
