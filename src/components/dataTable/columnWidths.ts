import type { DataColumn } from './DataColumn'

/** Rem that a column takes at least, and its share of what is left over: as much as it takes, unless told; 0 is none. */
export type ColumnWidth = readonly [least: number, share?: number]

/** Room for a long name in each of two lines. */
const LONG_NAME: ColumnWidth = [5]

type Sized = Pick<DataColumn<never>, 'width'>

/** Rem that the columns need beside each other. */
function neededWidth(columns: readonly Sized[]): number {
  return columns.reduce((total, { width: [least] = LONG_NAME }) => total + least, 0)
}

/** The columns as the tracks of a grid: each has what it needs, and its share of the rest. */
export function gridTracks(columns: readonly Sized[]): string {
  return columns
    .map(({ width: [least, share = least] = LONG_NAME }) =>
      share === 0 ? `${least}rem` : `minmax(${least}rem, ${share}fr)`,
    )
    .join(' ')
}

/** A table's columns, as many as there is room for. */
export interface ColumnLevel<Row> {
  columns: readonly DataColumn<Row>[]
  /** Rem. */
  needed: number
  /** Headings of those that have given way. */
  hidden: readonly string[]
}

/**
 * How columns give way to each other, one after the other by `yields`: those with a narrow form take it, others go.
 *
 * @param mayHide false: somebody has chosen these columns, so that none of them goes
 * @returns from all columns to the fewest
 */
export function columnLevels<Row>(columns: readonly DataColumn<Row>[], mayHide: boolean): readonly ColumnLevel<Row>[] {
  const giving = columns
    .filter(({ yields, narrow }) => yields !== undefined && (mayHide || narrow !== undefined))
    .sort((one, other) => (one.yields ?? 0) - (other.yields ?? 0))
  const levels: ColumnLevel<Row>[] = [{ columns, needed: neededWidth(columns), hidden: [] }]
  for (const column of giving) {
    const { columns: before = [], hidden = [] } = levels.at(-1) ?? {}
    const { narrow } = column
    const after = before.flatMap((each) => (each !== column ? [each] : narrow ? [{ ...column, ...narrow }] : []))
    levels.push({
      columns: after,
      needed: neededWidth(after),
      hidden: narrow ? hidden : [...hidden, column.head],
    })
  }
  return levels
}
