import { type DataColumn, LONG_NAME_WIDTH } from './DataColumn'

type Sized = Pick<DataColumn<never>, 'width' | 'slots'>

/** In rem: the width of one control for a mouse, and for a finger. */
export const slotWidth = { mouse: 1.875, finger: 2.75 } as const

function leastOf({ width: [least] = LONG_NAME_WIDTH, slots = 0 }: Sized, slot: number): number {
  return least + slots * slot
}

/** In rem: what all columns need beside each other. @param slot rem per control */
export function neededWidth(columns: readonly Sized[], slot: number): number {
  return columns.reduce((total, column) => total + leastOf(column, slot), 0)
}

/** @param slot rem per control */
export function gridTracks(columns: readonly Sized[], slot: number): string {
  return columns
    .map((column) => {
      const { width: [least, share = least] = LONG_NAME_WIDTH } = column
      return share === 0 ? `${leastOf(column, slot)}rem` : `minmax(${leastOf(column, slot)}rem, ${share}fr)`
    })
    .join(' ')
}
