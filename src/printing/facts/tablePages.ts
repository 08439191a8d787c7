/** Millimetres above the table on a continuation page, as set in the style sheet: its margin and its head. */
const NEXT_PAGE_TOP = { invoice: 32, dayEnd: 21 }
/** Millimetres kept free, because printed text runs a little wider than text on a screen. */
const SLACK = 6

/** The sheet must have one `.p-rows` table; everything below it stays together at the end of the last page. */
export function tablePages(sheet: Element): number[] {
  if (fitsOnePage(sheet)) return [0]
  const mm = millimetres(sheet)
  const box = sheet.getBoundingClientRect()
  const table = boxIn(sheet, '.p-rows')
  const foot = boxIn(sheet, '.p-foot')
  const head = mm(boxIn(sheet, '.p-rows thead').height)
  // On all but the last page the foot lacks the space above it that the signatures need.
  const footHeight = mm(box.bottom - foot.top)
  const nextTop = sheet.matches('.p-day') ? NEXT_PAGE_TOP.dayEnd : NEXT_PAGE_TOP.invoice
  return pageStarts({
    rows: [...sheet.querySelectorAll('.p-rows > tbody > tr')].map((row) => mm(row.getBoundingClientRect().height)),
    firstRoom: A4.height - mm(table.top - box.top) - head - footHeight - SLACK,
    nextRoom: A4.height - nextTop - head - footHeight - SLACK,
    tail: mm(foot.top - boxIn(sheet, '.p-rows > tbody').bottom),
  })
}

/** Millimetres of paper. */
interface TableHeights {
  rows: number[]
  /** Room for rows on the first page, and on each continuation page. */
  firstRoom: number
  nextRoom: number
  /** Totals and signatures, kept together at the end of the last page. */
  tail: number
}

/** If the totals need a page of their own, they take up to this many rows along, as far as these fit. */
const ROWS_WITH_TOTAL = 2

/** Never splits a row, and leaves no table head without a row below it except on the first page. */
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

/** Converts pixels to millimetres of paper, since phones show sheets scaled down. 0 if nothing is laid out. */
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
