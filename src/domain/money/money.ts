import { Big } from 'big.js'

/** An amount in rupees (or dollars where said): a finite number or a plain decimal text. Never a formatted text. */
export type Amount = number | string | Big

const HALF_UP = Big.roundHalfUp

/**
 * The one way into decimal arithmetic.
 *
 * @param value an amount; null, undefined and blank count as nothing
 * @returns the exact decimal
 */
export function decimal(value: Amount | null | undefined): Big {
  return value === undefined || isBlank(value) ? new Big(0) : new Big(value)
}

/**
 * Whether there is no amount: null, or a text of nothing but blanks.
 *
 * @param value an amount
 */
export function isBlank(value: Amount | null): value is null | '' {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/**
 * Rounds half up to 2 decimals.
 *
 * @param value an amount
 */
export function round2(value: Amount): Big {
  return decimal(value).round(2, HALF_UP)
}

/**
 * Adds amounts exactly.
 *
 * @param values amounts; missing ones count as 0
 */
export function sum(values: Iterable<Amount | null | undefined>): Big {
  let total = new Big(0)
  for (const value of values) total = total.plus(decimal(value))
  return total
}

/**
 * An amount with thousands separators and 2 decimals: `14,500.00`.
 *
 * @param value an amount
 */
export function formatAmount(value: Amount): string {
  return grouped(decimal(value).toFixed(2, HALF_UP))
}

/**
 * A unit price with the decimals that it was booked with, two at least and three at most: `0.125`, `11.50`.
 *
 * @param value a price
 */
export function formatPrice(value: Amount): string {
  const price = decimal(value).round(3, HALF_UP)
  return grouped(price.toFixed(price.eq(price.round(2)) ? 2 : 3))
}

/**
 * A number with thousands separators and the decimals that it has: `1,250`, `12.5`.
 *
 * @param value a count or a measure
 */
export function formatNumber(value: Amount): string {
  return grouped(decimal(value).toFixed())
}

/** A plain decimal text with thousands separators; nothing is never negative. */
function grouped(fixed: string): string {
  const [whole = '0', decimals] = fixed.replace('-', '').split('.')
  const sign = fixed.startsWith('-') && /[1-9]/.test(fixed) ? '-' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${decimals === undefined ? '' : `.${decimals}`}`
}

/**
 * An amount as it is sent: `14500.00`.
 *
 * @param value an amount
 */
export function plainAmount(value: Amount): string {
  return decimal(value).toFixed(2, HALF_UP)
}

/**
 * An amount in rupees as screens and papers show it: `Rs. 14,500.00`.
 *
 * @param value rupees
 */
export function formatRupees(value: Amount): string {
  return `Rs. ${formatAmount(value)}`
}

/**
 * An amount in dollars as the declared value is printed: `$ 420.00`.
 *
 * @param value dollars
 */
export function formatDollars(value: Amount): string {
  return `$ ${formatAmount(value)}`
}
