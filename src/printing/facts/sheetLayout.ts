import { pageStarts, type InvoiceHeights } from './invoicePages'

/** The paper, and what print.css gives a page that goes on: its margins and its head, in millimetres. */
const A4 = { width: 210, height: 297 }
const NEXT_PAGE_TOP = 31
const ROUNDING = 0.1
/** Kept free, since a printer's text runs a little wider than a screen's. */
const SLACK = 6

/** How many steps closer the style sheets can set a sheet of each kind. */
const CLOSEST = { receipt: 1, invoice: 1, receiptA5: 2, label: 5 }

/** How a bill's sheets are laid out. */
export interface SheetLayout {
  /** Index of the first line of each of the invoice's pages. */
  starts: number[]
  /** One step closer, where that alone spares a second page. */
  invoiceFit: number
  /** How much closer the receipt and the labels are set, so that long names and addresses leave them on one page. */
  receiptFit: number
  labelFit: number
}

export const unmeasured: SheetLayout = { starts: [0], invoiceFit: 0, receiptFit: 0, labelFit: 0 }

/**
 * Measures a bill's drawn sheets: spreads the invoice's lines over pages, so that every page has its own head, foot and
 * number, on screen as in print, and keeps the receipt and the labels on one page each.
 *
 * @param bill the element around the bill's sheets, drawn as {@link unmeasured}
 */
export function measured(bill: Element): SheetLayout {
  const receipt = bill.querySelector('.p-receipt')
  const invoice = bill.querySelector('.p-invoice')
  // The last has the most digits in its count of pieces.
  const label = [...bill.querySelectorAll('.p-label')].at(-1)
  return {
    ...(invoice ? invoiceLayout(invoice) : { starts: [0], invoiceFit: 0 }),
    receiptFit: receipt ? fitOf(receipt, receipt.matches('.a5') ? CLOSEST.receiptA5 : CLOSEST.receipt, fitsOnePage) : 0,
    labelFit: label ? fitOf(label, CLOSEST.label, fitsLabel) : 0,
  }
}

function invoiceLayout(invoice: Element): Pick<SheetLayout, 'starts' | 'invoiceFit'> {
  const invoiceFit = fitOf(invoice, CLOSEST.invoice + 1, fitsOnePage)
  if (invoiceFit <= CLOSEST.invoice) return { starts: [0], invoiceFit }
  return { starts: pageStarts(invoiceHeights(invoice)), invoiceFit: 0 }
}

/** The first step at which a sheet fits; the closest where none does. */
function fitOf(sheet: Element, closest: number, fits: (sheet: Element) => boolean): number {
  const drawn = sheet.getAttribute('data-fit') ?? '0'
  let fit = 0
  while (fit < closest && !fits(sheet)) {
    fit += 1
    sheet.setAttribute('data-fit', String(fit))
  }
  sheet.setAttribute('data-fit', drawn)
  return fit
}

/** Phones show the sheets smaller: what counts is millimetres of paper, not pixels of the screen. */
function millimetres(sheet: Element): (pixels: number) => number {
  const { width } = sheet.getBoundingClientRect()
  const paper = parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-width')) || A4.width
  return (pixels) => (width === 0 ? 0 : (pixels * paper) / width)
}

function fitsOnePage(sheet: Element): boolean {
  const paper = parseFloat(getComputedStyle(sheet).getPropertyValue('--paper-height')) || A4.height
  return millimetres(sheet)(sheet.getBoundingClientRect().height) <= paper + ROUNDING
}

/** A label is cut off at its edge: it fits while the address has all the room that it needs. */
function fitsLabel(sheet: Element): boolean {
  return [...sheet.querySelectorAll('.l-from, .l-to > div')].every(
    (part) => part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1,
  )
}

function invoiceHeights(sheet: Element): InvoiceHeights {
  const mm = millimetres(sheet)
  const box = sheet.getBoundingClientRect()
  const boxOf = (selector: string) => (sheet.querySelector(selector) ?? sheet).getBoundingClientRect()
  const rows = [...sheet.querySelectorAll('.p-items tbody tr')].map((row) => mm(row.getBoundingClientRect().height))
  const head = mm(boxOf('.p-items thead').height)
  // A page that goes on has the foot without the space that the signatures need above it.
  const foot = mm(box.bottom - boxOf('.p-foot').top)
  return {
    rows,
    firstRoom: A4.height - mm(boxOf('.p-items').top - box.top) - head - foot - SLACK,
    nextRoom: A4.height - NEXT_PAGE_TOP - head - foot - SLACK,
    tail: mm(boxOf('.p-foot').top - boxOf('.p-items tbody').bottom),
  }
}
