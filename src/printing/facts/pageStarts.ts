/** What a long table takes up, in millimetres of paper. */
export interface TableHeights {
  /** Each row. */
  rows: number[]
  /** Room for rows on the first page, and on a page that only goes on. */
  firstRoom: number
  nextRoom: number
  /** Totals and signatures: they stay together, at the end of the last page. */
  tail: number
}

/** A total that had to move to a page of its own takes as many rows along, if they have room there. */
const ROWS_WITH_TOTAL = 2

/**
 * Spreads a table’s rows over pages: no row is split, and no page but the first shows a table head without a row
 * below it.
 *
 * @param heights what stands on the paper
 * @returns the index of each page's first line; the first is always 0
 */
export function pageStarts({ rows, firstRoom, nextRoom, tail }: TableHeights): number[] {
  const starts = [0]
  let left = firstRoom
  rows.forEach((height, index) => {
    const isFirstOnPage = starts.length > 1 && starts.at(-1) === index
    if (height > left && !isFirstOnPage) {
      starts.push(index)
      left = nextRoom
    }
    left -= height
  })
  if (tail <= left) return starts
  let start = rows.length
  let filled = tail
  const firstToMove = Math.max((starts.at(-1) ?? 0) + 1, rows.length - ROWS_WITH_TOTAL)
  while (start > firstToMove && filled + (rows[start - 1] ?? 0) <= nextRoom) {
    start -= 1
    filled += rows[start] ?? 0
  }
  return [...starts, start]
}
