/** Millimetres that the style sheet gives a page that goes on above its table: its margin and its head. */
const NEXT_PAGE_TOP = { invoice: 32, dayEnd: 21 }
/** Millimetres, since a printer's text runs a little wider than a screen's. */
const SLACK = 6

/** The sheet has one `.p-rows` table, and below it what stays together at the end of the last page. */
export function tablePages(sheet: Element): number[] {
  if (fitsOnePage(sheet)) return [0]
  const mm = millimetres(sheet)
  const box = sheet.getBoundingClientRect()
  const table = boxIn(sheet, '.p-rows')
  const foot = boxIn(sheet, '.p-foot')
  const head = mm(boxIn(sheet, '.p-rows thead').height)
  // A page that goes on has the foot without the space that the signatures need above it.
  const footHeight = mm(box.bottom - foot.top)
  const nextTop = sheet.matches('.p-day') ? NEXT_PAGE_TOP.dayEnd : NEXT_PAGE_TOP.invoice
  return pageStarts({
    rows: [...sheet.querySelectorAll('.p-rows > tbody > tr')].map((row) => mm(row.getBoundingClientRect().height)),
    firstRoom: A4.height - mm(table.top - box.top) - head - footHeight - SLACK,
    nextRoom: A4.height - nextTop - head - footHeight - SLACK,
    tail: mm(foot.top - boxIn(sheet, '.p-rows > tbody').bottom),
  })
}

/** In millimetres of paper. */
interface TableHeights {
  rows: number[]
  /** On the first page, and on a page that only goes on. */
  firstRoom: number
  nextRoom: number
  /** Totals and signatures: they stay together, at the end of the last page. */
  tail: number
}

/** A total that had to move to a page of its own takes as many rows along, if they have room there. */
const ROWS_WITH_TOTAL = 2

/** No row is split, and no page but the first shows a table head without a row below it. */
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

/** Millimetres. */
const A4 = { width: 210, height: 297 }
const ROUNDING = 0.1

/** Phones show the sheets smaller: what counts is millimetres of paper, not pixels. 0 where nothing is drawn. */
function millimetres(sheet: Element): (pixels: number) => number {
  const { width } = sheet.getBoundingClientRect()
  const paper = parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-width')) || A4.width
  return (pixels) => (width === 0 ? 0 : (pixels * paper) / width)
}

function boxIn(sheet: Element, selector: string): DOMRect {
  return (sheet.querySelector(selector) ?? sheet).getBoundingClientRect()
}

export function fitsOnePage(sheet: Element): boolean {
  const paper = parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-height')) || A4.height
  return millimetres(sheet)(sheet.getBoundingClientRect().height) <= paper + ROUNDING
}
