import type { Bill } from '@/domain/shipment/bill'
import { invoiceLineTotal, invoiceTotal, type InvoiceLine } from '@/domain/money/billing'
import { formatAmount, formatNumber, formatPrice, isBlank, sum, type Amount } from '@/domain/money/money'
import { contentsKind, DASH, hasUnreadable, HOME, isUnreadable, printed } from './billFacts'

/** Amounts are US dollars. */
export interface PrintedLine {
  description: string
  quantity: string
  price: string
  total: string
}

export function hasInvoice(bill: Bill): boolean {
  return bill.invoices.length > 0
}

/** Such a line is printed with dashes, although the sum counts it as 1 × 1 (product 7.3). */
function isEmpty({ quantity, price }: InvoiceLine): boolean {
  return isBlank(quantity) && isBlank(price)
}

/** An empty cell counts as 1, and is printed so. */
function cell(value: Amount | null, format: (amount: Amount) => string): string {
  if (isUnreadable(value)) return DASH
  return format(isBlank(value) ? 1 : value)
}

/** An unreadable value is printed as a dash, and so is every figure computed from it (product 11.7). */
export function invoiceLines(bill: Bill): PrintedLine[] {
  if (contentsKind(bill) === 'documents') {
    return [{ description: 'Documents', quantity: '1', price: formatPrice(0), total: formatAmount(0) }]
  }
  return bill.invoices.map((line) => {
    const description = printed(line.description)
    if (isEmpty(line)) return { description, quantity: DASH, price: DASH, total: DASH }
    return {
      description,
      quantity: cell(line.quantity, formatNumber),
      price: cell(line.price, formatPrice),
      total: hasUnreadable([line]) ? DASH : formatAmount(invoiceLineTotal(line)),
    }
  })
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

/** Explains what the total counts beyond the printed figures; null if the printed lines add up. */
export function uncountedNote(bill: Bill): string | null {
  if (contentsKind(bill) === 'documents') return null
  const count = bill.invoices.filter(isEmpty).length
  if (count === 0) return null
  const lines = count === 1 ? 'The line' : `Each of the ${formatNumber(count)} lines`
  return `${lines} without quantity and price counts as 1 × 1.00 in the total, as in the declared value.`
}

export function countryOfOrigin({ consignor }: Bill): string {
  return consignor.country.trim() || HOME
}

function dollars(value: Amount): string {
  return `USD ${formatAmount(value)}`
}
