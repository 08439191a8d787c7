import { fitsOnePage, tablePages } from './tablePages'

/** How many steps closer the style sheets can set a sheet of each kind. */
const CLOSEST = { receipt: 1, invoice: 1, receiptA5: 2 }
/** The step after the closest: a label's texts are cut, and say so. */
export const LABEL_CUT = 6

export interface SheetLayout {
  /** Index of the first line of each of the invoice's pages. */
  starts: number[]
  /** One step closer, where that alone spares a second page. */
  invoiceFit: number
  /** Steps closer, so that long names and addresses leave them on one page. */
  receiptFit: number
  labelFit: number
}

export const unmeasured: SheetLayout = { starts: [0], invoiceFit: 0, receiptFit: 0, labelFit: 0 }

/** @param bill the element around the bill's sheets, drawn as {@link unmeasured} */
export function measured(bill: Element): SheetLayout {
  const receipt = bill.querySelector('.p-receipt')
  const invoice = bill.querySelector('.p-invoice')
  // The last has the most digits in its count of pieces.
  const label = [...bill.querySelectorAll('.p-label')].at(-1)
  return {
    ...(invoice ? invoiceLayout(invoice) : { starts: [0], invoiceFit: 0 }),
    receiptFit: receipt ? fitOf(receipt, receipt.matches('.a5') ? CLOSEST.receiptA5 : CLOSEST.receipt, fitsOnePage) : 0,
    labelFit: label ? fitOf(label, LABEL_CUT, fitsLabel) : 0,
  }
}

function invoiceLayout(invoice: Element): Pick<SheetLayout, 'starts' | 'invoiceFit'> {
  const invoiceFit = fitOf(invoice, CLOSEST.invoice + 1, fitsOnePage)
  if (invoiceFit <= CLOSEST.invoice) return { starts: [0], invoiceFit }
  return { starts: tablePages(invoice), invoiceFit: 0 }
}

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

/** A label is cut off at its edge: it fits while the address has all the room that it needs. */
function fitsLabel(sheet: Element): boolean {
  return [...sheet.querySelectorAll('.l-from, .l-to > div')].every(
    (part) => part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1,
  )
}
