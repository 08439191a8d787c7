import type { ReactNode } from 'react'
import type { TextKey } from '@/texts/t'

/**
 * Define the list of columns outside the component, or memoise it: a new array re-renders all rows. It contains keys of
 * texts, because it may be made before the texts are loaded.
 */
export interface DataColumn<Row> {
  /** Identifies the column in sorts, in the choice of columns and in URLs. */
  id: string
  head: TextKey
  meaning?: TextKey
  /** Replaces the heading's text, for example with a checkbox that selects all rows. */
  headContent?: ReactNode
  cell: (row: Row) => ReactNode
  /** Shown before the cell's content on a card. */
  cardLabel?: TextKey
  /** Class of the cells; `number`, `tick` and `actions` are also those of the heading. */
  className?: string
  /** Browsers may translate its cells. Other columns have names, numbers, amounts and dates. */
  isWords?: boolean
  width?: ColumnWidth
  /** The number of controls side by side: each widens the column by one slot. */
  slots?: number
  isRowHead?: boolean
  isSortable?: boolean
  isDescendingFirst?: boolean
  /** Needed if the table sorts the rows itself; blank values (null or '') come last in both directions. */
  sortValue?: (row: Row) => string | number | null
  /** Attributes of the cell, which the style sheets of the card layout read. */
  attributes?: (row: Row) => Readonly<Record<`data-${string}`, string>>
}

/** The minimum in rem, and the share of leftover space: the same number unless given; 0 means none. */
type ColumnWidth = readonly [least: number, share?: number]

export const LONG_NAME_WIDTH: ColumnWidth = [5]
