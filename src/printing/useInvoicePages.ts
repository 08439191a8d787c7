import { useEffect, useState, type RefObject } from 'react'
import type { Bill } from '@/domain/bill'
import { pageStarts, type InvoiceHeights } from './invoicePages'
import { loadUrduFont } from './settled'

/** The paper, and what print.css gives a page that goes on: its margins and its head, in millimetres. */
const PAGE = { width: 210, height: 297 }
const NEXT_PAGE_TOP = 31
/** Kept free, since a printer's text runs a little wider than a screen's. */
const SLACK = 6

const onePage = [0]

/** How the invoice's lines are spread; not final until the sheets have been measured. */
export interface InvoicePages {
  /** Index of each page's first line. */
  starts: number[]
  isFinal: boolean
}

/**
 * Measures the drawn invoice and spreads its lines over pages, so that every page has its own head, foot and number, on
 * screen as in print. Waits for the Urdu font, which the terms' height hangs on.
 *
 * @param sheets the element around the sheets
 * @param bill what they show
 */
export function useInvoicePages(sheets: RefObject<HTMLElement | null>, bill: Bill): InvoicePages {
  const [measured, setMeasured] = useState<{ bill: Bill; starts: number[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadUrduFont(document).then(() => {
      if (!isCurrent) return
      const heights = measure(sheets.current)
      setMeasured({ bill, starts: heights === null ? onePage : pageStarts(heights) })
    })
    return () => {
      isCurrent = false
    }
  }, [sheets, bill])
  const isFinal = measured?.bill === bill
  return { starts: isFinal ? measured.starts : onePage, isFinal }
}

/** The invoice's heights, or null where all of it stands on one page. */
function measure(sheets: HTMLElement | null): InvoiceHeights | null {
  const sheet = sheets?.querySelector('.p-invoice')
  const table = sheet?.querySelector('.p-items')
  if (!sheet || !table) return null
  const box = sheet.getBoundingClientRect()
  // Phones show the sheets smaller: what counts is millimetres of paper, not pixels of the screen.
  const mm = (pixels: number) => (box.width === 0 ? 0 : (pixels * PAGE.width) / box.width)
  const heightOf = (selector: string) => mm(sheet.querySelector(selector)?.getBoundingClientRect().height ?? 0)
  if (mm(box.height) <= PAGE.height + 0.1) return null

  const top = mm(table.getBoundingClientRect().top - box.top)
  const body = sheet.querySelector('.p-items tbody')?.getBoundingClientRect()
  const foot = heightOf('.p-foot') + bottomPadding(sheet, mm)
  const head = heightOf('.p-items thead')
  return {
    rows: [...sheet.querySelectorAll('.p-items tbody tr')].map((row) => mm(row.getBoundingClientRect().height)),
    firstRoom: PAGE.height - top - head - foot - SLACK,
    nextRoom: PAGE.height - NEXT_PAGE_TOP - head - foot - SLACK,
    tail: mm(box.bottom - (body?.bottom ?? box.bottom)) - foot,
  }
}

function bottomPadding(sheet: Element, mm: (pixels: number) => number): number {
  return mm(Number.parseFloat(getComputedStyle(sheet).paddingBottom) || 0)
}
