import { pageStarts } from './pageStarts'
import { A4, boxIn, fitsOnePage, millimetres } from './millimetres'

/** What the style sheet gives a page that goes on above its table: its margin and its head, in millimetres. */
const NEXT_PAGE_TOP = { invoice: 32, dayEnd: 21 }
/** Kept free, since a printer's text runs a little wider than a screen's. */
const SLACK = 6

/**
 * Spreads the rows of a table that was drawn on one endless sheet over A4 pages. The sheet has one `.p-rows` table, and
 * below it what stays together at the end of the last page.
 *
 * @param sheet the drawn sheet
 * @returns the index of each page's first row
 */
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
