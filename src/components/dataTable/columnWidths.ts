import { t } from '@/texts/t'
import { type DataColumn, LONG_NAME } from './DataColumn'

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
