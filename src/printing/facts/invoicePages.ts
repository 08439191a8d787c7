/** What an invoice takes up, in millimetres of paper. */
export interface InvoiceHeights {
  /** Each line of goods. */
  rows: number[]
  /** Room for lines on the first page, and on a page that only goes on. */
  firstRoom: number
  nextRoom: number
  /** Total, terms and signatures: they stay together, at the end of the last page. */
  tail: number
}

/** A total that had to move to a page of its own takes as many lines along, if they have room there. */
const LINES_WITH_TOTAL = 2

/**
 * Spreads the invoice's lines over pages: no line is split, and no page but the first shows a table head without a line
 * below it.
 *
 * @param heights what stands on the invoice
 * @returns the index of each page's first line; the first is always 0
 */
export function pageStarts({ rows, firstRoom, nextRoom, tail }: InvoiceHeights): number[] {
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
  const firstToMove = Math.max((starts.at(-1) ?? 0) + 1, rows.length - LINES_WITH_TOTAL)
  while (start > firstToMove && filled + (rows[start - 1] ?? 0) <= nextRoom) {
    start -= 1
    filled += rows[start] ?? 0
  }
  return [...starts, start]
}
