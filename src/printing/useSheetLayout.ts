import { useEffect, useState, type RefObject } from 'react'
import type { Bill } from '@/domain/bill'
import { pageStarts, type InvoiceHeights } from './invoicePages'
import { loadUrduFont } from './settled'

/** The paper, and what print.css gives a page that goes on: its margins and its head, in millimetres. */
const PAGE = { width: 210, height: 297 }
const NEXT_PAGE_TOP = 31
const ROUNDING = 0.1
/** Kept free, since a printer's text runs a little wider than a screen's. */
const SLACK = 6

/** How the sheets are laid out; not final until they have been measured. */
export interface SheetLayout {
  /** Index of the first line of each of the invoice's pages. */
  starts: number[]
  /** The receipt is set closer, since its names and addresses would not leave it on one page. */
  isTight: boolean
  isFinal: boolean
}

const unmeasured: SheetLayout = { starts: [0], isTight: false, isFinal: false }

/**
 * Measures the drawn sheets: spreads the invoice's lines over pages, so that every page has its own head, foot and
 * number, on screen as in print, and keeps the receipt on one page. Waits for the Urdu font, which the terms' height
 * hangs on.
 *
 * @param sheets the element around the sheets
 * @param bill what they show
 */
export function useSheetLayout(sheets: RefObject<HTMLElement | null>, bill: Bill): SheetLayout {
  const [measured, setMeasured] = useState<{ bill: Bill; layout: SheetLayout } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadUrduFont(document).then(() => {
      if (isCurrent && sheets.current) setMeasured({ bill, layout: measure(sheets.current) })
    })
    return () => {
      isCurrent = false
    }
  }, [sheets, bill])
  return measured?.bill === bill ? measured.layout : unmeasured
}

function measure(sheets: HTMLElement): SheetLayout {
  const receipt = sheets.querySelector('.p-receipt')
  const invoice = sheets.querySelector('.p-invoice')
  return {
    starts: invoice === null || fitsOnePage(invoice) ? [0] : pageStarts(invoiceHeights(invoice)),
    isTight: receipt !== null && !fitsOnePage(receipt),
    isFinal: true,
  }
}

/** Phones show the sheets smaller: what counts is millimetres of paper, not pixels of the screen. */
function millimetres(sheet: Element): (pixels: number) => number {
  const { width } = sheet.getBoundingClientRect()
  return (pixels) => (width === 0 ? 0 : (pixels * PAGE.width) / width)
}

function fitsOnePage(sheet: Element): boolean {
  return millimetres(sheet)(sheet.getBoundingClientRect().height) <= PAGE.height + ROUNDING
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
    firstRoom: PAGE.height - mm(boxOf('.p-items').top - box.top) - head - foot - SLACK,
    nextRoom: PAGE.height - NEXT_PAGE_TOP - head - foot - SLACK,
    tail: mm(boxOf('.p-foot').top - boxOf('.p-items tbody').bottom),
  }
}
