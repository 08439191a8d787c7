import type { Paper } from '../choices/printChoices'
import { layoutNames } from './layoutNames'

/** How many steps of tighter layout (`data-fit`) the style sheets have for receipts, on A4 and A5 alike. */
const MAX_FIT_STEP = 11
/** The last step for invoices of one page. */
const INVOICE_FIT_STEP = 8
/** The steps for invoices of several pages: the last only where it saves a page. */
const ROOMY_FIT_STEPS = [0, 1, 2]
const LOOSE_FIT_STEP = 3
const PAGED_FIT_STEP = 4
/** The step at which the rows of a list are closer together. */
const CLOSE_ROWS_STEP = 1
/** The step after the tightest: a label's texts are cut off, and say so. */
export const LABEL_CUT = 6

export interface SheetLayout {
  /** The index of the first line on each page of the invoice. */
  starts: number[]
  invoiceFit: number
  /** Steps tighter, so that the sheet stays on one page despite long names and addresses. */
  receiptFit: number
  /** Whether the receipt's terms have a page of their own, because its texts would otherwise be too small to read. */
  hasTermsPage: boolean
}

export const unmeasured: SheetLayout = { starts: [0], invoiceFit: 0, receiptFit: 0, hasTermsPage: false }

export function pagesOf({ starts, hasTermsPage }: SheetLayout, paper: Paper): number {
  if (paper === 'invoice') return starts.length
  return paper === 'receipt' && hasTermsPage ? 2 : 1
}

/** @param bill the element around the bill's sheets, rendered with the layout {@link unmeasured} */
export function measureLayout(bill: Element): SheetLayout {
  const receipt = bill.querySelector('.p-receipt')
  const invoice = bill.querySelector('.p-invoice')
  return {
    ...unmeasured,
    ...(invoice && invoiceLayout(invoice)),
    ...(receipt && receiptLayout(receipt)),
  }
}

function receiptLayout(receipt: Element): Pick<SheetLayout, 'receiptFit' | 'hasTermsPage'> {
  const receiptFit = fitOf(receipt, MAX_FIT_STEP + 1, fitsOnePage)
  if (receiptFit <= MAX_FIT_STEP) return { receiptFit, hasTermsPage: false }
  receipt.setAttribute('data-part', 'facts')
  const ownFit = fitOf(receipt, MAX_FIT_STEP, fitsOnePage)
  receipt.removeAttribute('data-part')
  return { receiptFit: ownFit, hasTermsPage: true }
}

function invoiceLayout(invoice: Element): Pick<SheetLayout, 'starts' | 'invoiceFit'> {
  const invoiceFit = fitOf(invoice, INVOICE_FIT_STEP + 1, fitsOnePage)
  if (invoiceFit <= INVOICE_FIT_STEP) return { starts: [0], invoiceFit }
  const [loose, tight] = [atFit(invoice, LOOSE_FIT_STEP, tablePages), atFit(invoice, PAGED_FIT_STEP, tablePages)]
  if (tight.length < loose.length) return { starts: tight, invoiceFit: PAGED_FIT_STEP }
  // Loosens the layout as far as the table needs no more pages.
  const lines = invoice.querySelectorAll('.p-rows > tbody > tr').length
  const pagesOfTable = (starts: number[]) => starts.filter((start) => start < lines).length
  for (const fit of ROOMY_FIT_STEPS) {
    const starts = atFit(invoice, fit, tablePages)
    const isAsLong = starts.length === loose.length && pagesOfTable(starts) === pagesOfTable(loose)
    if (isAsLong) return { starts, invoiceFit: fit }
  }
  return { starts: loose, invoiceFit: LOOSE_FIT_STEP }
}

export interface ListLayout {
  /** The index of the first row on each page. */
  starts: number[]
  fit: number
}

/**
 * The layout of a day-end sheet or hand-over list, rendered on one page. Its rows are closer together only if that
 * saves a page.
 */
export function listLayout(sheet: Element): ListLayout {
  const [roomy, close] = [atFit(sheet, 0, tablePages), atFit(sheet, CLOSE_ROWS_STEP, tablePages)]
  return close.length < roomy.length ? { starts: close, fit: CLOSE_ROWS_STEP } : { starts: roomy, fit: 0 }
}

/** Steps tighter, or {@link LABEL_CUT}. @param label rendered at 0 steps */
export function labelFit(label: Element): number {
  return fitOf(label, LABEL_CUT, fitsLabel)
}

function fitOf(sheet: Element, closest: number, fits: (sheet: Element) => boolean): number {
  let fit = 0
  while (fit < closest && !atFit(sheet, fit, fits)) fit += 1
  return fit
}

function atFit<Found>(sheet: Element, fit: number, find: (sheet: Element) => Found): Found {
  const drawn = Number(sheet.getAttribute('data-fit'))
  setFit(sheet, fit)
  const found = find(sheet)
  setFit(sheet, drawn)
  return found
}

function setFit(sheet: Element, fit: number): void {
  sheet.setAttribute('data-fit', String(fit))
  sheet.setAttribute('data-layout', layoutNames(sheet.className, fit))
}

/** A label clips at its edge: it fits as long as shipper and address do not overflow their boxes. */
function fitsLabel(sheet: Element): boolean {
  // A pixel of paper, which smallestType.css lays out as five.
  const pixel = sheet.closest('[data-magnified]') ? 5 : 1
  return [...sheet.querySelectorAll('.l-from, .l-to > div')].every(
    (part) => part.scrollHeight <= part.clientHeight + pixel && part.scrollWidth <= part.clientWidth + pixel,
  )
}

/** @param label as it is printed */
export function isCut(label: Element): boolean {
  return !fitsLabel(label)
}

/** Whether a sheet of the bill is longer than its paper, and so ends on another one. @param bill as it is printed */
export function isTooLong(bill: Element): boolean {
  return ![...bill.querySelectorAll('.cc-sheet')].every(fitsOnePage)
}

/** Millimetres above the table on a continuation page, as set in the style sheet: its margin and its head. */
const NEXT_PAGE_TOP_MM = { invoice: 32, dayEnd: 21 }
/** Millimetres left free, about a row, as browsers and printers round lengths. */
const SLACK_MM = 4

/**
 * The sheet must have one `.p-rows` table, whose total stays with its last row; everything below it stays together at
 * the end of the last page.
 */
function tablePages(sheet: Element): number[] {
  if (fitsOnePage(sheet)) return [0]
  const mm = millimetres(sheet)
  const box = sheet.getBoundingClientRect()
  const table = boxIn(sheet, '.p-rows')
  const total = sheet.querySelector('.p-rows > tfoot')?.getBoundingClientRect().height ?? 0
  const foot = boxIn(sheet, '.p-foot')
  const head = mm(boxIn(sheet, '.p-rows thead').height)
  // On all but the last page the foot lacks the space above it that the signatures need.
  const footHeight = mm(box.bottom - foot.top)
  const isDayEnd = sheet.matches('.p-day')
  const nextTop = isDayEnd ? NEXT_PAGE_TOP_MM.dayEnd : NEXT_PAGE_TOP_MM.invoice
  const rows = [...sheet.querySelectorAll('.p-rows > tbody > tr')].map((row) => row.getBoundingClientRect().height)
  return pageStarts({
    rows: rows.map((height, index) => mm(index === rows.length - 1 ? height + total : height)),
    firstRoom: A4_MM.height - mm(table.top - box.top) - head - footHeight - SLACK_MM,
    nextRoom: A4_MM.height - nextTop - head - footHeight - SLACK_MM,
    tail: mm(foot.top - table.bottom),
    rowsWithTail: isDayEnd ? ROWS_WITH_SUMS : ROWS_WITH_SIGNATURE,
    isKeptWhole: !isDayEnd,
  })
}

/** Millimetres of paper. */
interface TableHeights {
  rows: number[]
  /** Room for rows on the first page, and on each continuation page. */
  firstRoom: number
  nextRoom: number
  /** The height of everything that stays together at the end of the last page: terms, sums, signatures. */
  tail: number
  /** If the tail needs a page of its own, up to this many rows move there with it, as far as they fit. */
  rowsWithTail: number
  /** True if no row moves with the tail when all rows fit on the first page. */
  isKeptWhole: boolean
}

const ROWS_WITH_SUMS = 2
const ROWS_WITH_SIGNATURE = 5

/** Never splits a row, and leaves no table head without a row below it except on the first page. */
export function pageStarts({ rows, firstRoom, nextRoom, tail, ...taken }: TableHeights): number[] {
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
  const rowsWithTail = taken.isKeptWhole && starts.length === 1 ? 0 : taken.rowsWithTail
  const firstToMove = Math.max((starts.at(-1) ?? 0) + 1, rows.length - rowsWithTail)
  while (start > firstToMove && filled + (rows[start - 1] ?? 0) <= nextRoom) {
    start -= 1
    filled += rows[start] ?? 0
  }
  return [...starts, start]
}

/** Millimetres. */
const A4_MM = { width: 210, height: 297 }
const ROUNDING_MM = 0.1

/** Converts pixels to millimetres of paper, since phones show sheets scaled down. 0 if nothing is laid out. */
function millimetres(sheet: Element): (pixels: number) => number {
  const { width } = sheet.getBoundingClientRect()
  const paper = parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-width')) || A4_MM.width
  return (pixels) => (width === 0 ? 0 : (pixels * paper) / width)
}

function boxIn(sheet: Element, selector: string): DOMRect {
  return (sheet.querySelector(selector) ?? sheet).getBoundingClientRect()
}

function fitsOnePage(sheet: Element): boolean {
  const paper = parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-height')) || A4_MM.height
  return millimetres(sheet)(sheet.getBoundingClientRect().height) <= paper + ROUNDING_MM
}
