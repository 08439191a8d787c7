import type { DataColumn } from './DataColumn'

/** Rem that a column takes: in the letters of a desk, and in the smaller ones of a desk that is a little too narrow. */
export type ColumnWidth = readonly [plain: number, snug?: number]

/** Room for a long name in each of two lines. */
const LONG_NAME: ColumnWidth = [5, 4.375]

type Sized = Pick<DataColumn<never>, 'width' | 'grows'>

const remOf = ({ width = LONG_NAME }: Sized, isSnug: boolean) => (isSnug && width[1]) || width[0]
const doesGrow = ({ width, grows = width === undefined }: Sized) => grows

/** Rem that the columns need beside each other. */
export function neededWidth(columns: readonly Sized[], isSnug: boolean): number {
  return columns.reduce((total, column) => total + remOf(column, isSnug), 0)
}

/** The columns as the tracks of a grid: those that grow share what the others leave; where none does, all grow alike. */
export function gridTracks(columns: readonly Sized[], isSnug: boolean): string {
  const someGrow = columns.some(doesGrow)
  return columns
    .map((column) => {
      if (!someGrow) return `minmax(0, ${remOf(column, isSnug)}fr)`
      return doesGrow(column) ? 'minmax(0, 1fr)' : `${remOf(column, isSnug)}rem`
    })
    .join(' ')
}
