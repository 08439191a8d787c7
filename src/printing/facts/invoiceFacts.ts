import type { Bill } from '@/domain/shipment/bill'
import { invoiceLineTotal, invoiceTotal } from '@/domain/money/billing'
import { formatAmount, formatNumber, formatPrice, isBlank, sum, type Amount } from '@/domain/money/money'
import { contentsKind, DASH, hasUnreadable, isUnreadable, printed } from './billFacts'

/** Amounts are US dollars. */
export interface PrintedLine {
  description: string
  quantity: string
  price: string
  total: string
  /** False if the booking has no price for it (product 7.3). */
  isPriced: boolean
}

export function hasInvoice(bill: Bill): boolean {
  return bill.invoices.length > 0
}

/** An empty cell counts as 1, and is printed so. */
function cell(value: Amount | null, format: (amount: Amount) => string): string {
  if (isUnreadable(value)) return DASH
  return format(isBlank(value) ? 1 : value)
}

/** As wide as a digit: under prices with three decimals, those with two keep their points in line. */
const FIGURE_SPACE = '\u2007'

/** An unreadable value is printed as a dash, and so is every figure computed from it (product 11.7). */
export function invoiceLines(bill: Bill): PrintedLine[] {
  if (contentsKind(bill) === 'documents') {
    return [{ description: 'Documents', quantity: '1', price: formatPrice(0), total: formatAmount(0), isPriced: true }]
  }
  const lines = bill.invoices.map((line) => {
    const isEmpty = isBlank(line.quantity) && isBlank(line.price)
    return {
      description: printed(line.description),
      quantity: isEmpty ? DASH : cell(line.quantity, formatNumber),
      price: isEmpty ? DASH : cell(line.price, formatPrice),
      total: isEmpty || hasUnreadable([line]) ? DASH : formatAmount(invoiceLineTotal(line)),
      isPriced: !isBlank(line.price),
    }
  })
  const hasThree = lines.some(({ price }) => /\.\d{3}$/.test(price))
  return lines.map((line) =>
    hasThree && /\.\d\d$/.test(line.price) ? { ...line, price: line.price + FIGURE_SPACE } : line,
  )
}

/** The total equals the receipt's declared value. */
export function invoiceTotals(bill: Bill): { quantity: string; total: string } {
  if (contentsKind(bill) === 'documents') return { quantity: '1', total: dollars(0) }
  const quantities = bill.invoices.map(({ quantity }) => (isBlank(quantity) ? 1 : quantity))
  return {
    quantity: quantities.some(isUnreadable) ? DASH : formatNumber(sum(quantities)),
    total: hasUnreadable(bill.invoices) ? DASH : dollars(invoiceTotal(bill.invoices)),
  }
}

/** What customs have to be told about the total. */
export function invoiceNotes(bill: Bill): string[] {
  const isUnpriced = invoiceLines(bill).some(({ isPriced }) => !isPriced)
  return [
    ...(isUnpriced ? ['* No price given: in the total, a missing price or quantity counts as 1.'] : []),
    ...(invoiceTotals(bill).total === dollars(0) ? ['No commercial value'] : []),
  ]
}

function dollars(value: Amount): string {
  return `USD ${formatAmount(value)}`
}
