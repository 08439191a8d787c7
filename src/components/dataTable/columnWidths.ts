import { type DataColumn, LONG_NAME_WIDTH } from './DataColumn'

type Sized = Pick<DataColumn<never>, 'width' | 'slots'>
type Pinned = Sized & Pick<DataColumn<never>, 'className' | 'isRowHead'>

/** In rem: the width of one control for a mouse, and for a finger. */
export const slotWidth = { mouse: 1.875, finger: 2.75 } as const

function leastOf({ width: [least] = LONG_NAME_WIDTH, slots = 0 }: Sized, slot: number): number {
  return least + slots * slot
}

/** In rem: what all columns need beside each other. @param slot rem per control */
export function neededWidth(columns: readonly Sized[], slot: number): number {
  return columns.reduce((total, column) => total + leastOf(column, slot), 0)
}

/** In rem: the columns that stay in view while the others scroll sideways. @param slot rem per control */
export function pinnedWidth(columns: readonly Pinned[], slot: number): number {
  const isPinned = ({ className, isRowHead }: Pinned) => isRowHead || className === 'tick' || className === 'actions'
  return neededWidth(columns.filter(isPinned), slot)
}

/** @param slot rem per control */
export function gridTracks(columns: readonly Sized[], slot: number): string {
  const needed = neededWidth(columns, slot)
  return columns
    .map((column) => {
      const { width: [own, share = own] = LONG_NAME_WIDTH } = column
      const least = leastOf(column, slot)
      // In percent where the table is a little narrower than needed.
      const width = `min(${least}rem, ${Math.round((least / needed) * 100_000) / 1000}%)`
      return share === 0 ? width : `minmax(${width}, ${share}fr)`
    })
    .join(' ')
}
