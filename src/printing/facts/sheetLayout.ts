import { fitsOnePage, tablePages } from './tablePages'

/** How many steps of tighter setting (`data-fit`) the style sheets have for each kind of sheet. */
const CLOSEST = { receipt: 1, invoice: 1, receiptA5: 2 }
/** The step after the tightest: a label's texts are cut off, and say so. */
export const LABEL_CUT = 6

export interface SheetLayout {
  /** The index of the first line on each page of the invoice. */
  starts: number[]
  /** One step tighter, if that alone avoids a second page. */
  invoiceFit: number
  /** Steps tighter, so that the sheet stays on one page despite long names and addresses. */
  receiptFit: number
  labelFit: number
}

export const unmeasured: SheetLayout = { starts: [0], invoiceFit: 0, receiptFit: 0, labelFit: 0 }

/** @param bill the element around the bill's sheets, rendered with the layout {@link unmeasured} */
export function measured(bill: Element): SheetLayout {
  const receipt = bill.querySelector('.p-receipt')
  const invoice = bill.querySelector('.p-invoice')
  // The last label has the most digits in its piece number.
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

/** A label clips at its edge: it fits as long as sender and address do not overflow their boxes. */
function fitsLabel(sheet: Element): boolean {
  return [...sheet.querySelectorAll('.l-from, .l-to > div')].every(
    (part) => part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1,
  )
}
