import { Big } from 'big.js'
import { DASH } from '../dash'
import { groupedDigits } from '../groupedDigits'
import { isUnreadable } from '../numbers'

/** Rupees unless stated otherwise: a finite number or plain decimal text, never formatted text. */
export type Amount = number | string | Big

const HALF_UP = Big.roundHalfUp

/** The entry to exact decimal arithmetic; 0 for null, undefined and blank. Throws if the value is not a number. */
export function decimal(value: Amount | null | undefined): Big {
  return value === undefined || isBlank(value) ? new Big(0) : new Big(value)
}

/** Whether there is no amount: null or blank text. */
export function isBlank(value: Amount | null): value is null | '' {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** Rounds half up to 2 decimals. */
export function round2(value: Amount): Big {
  return decimal(value).round(2, HALF_UP)
}

/** Adds amounts exactly; missing ones count as 0. */
export function sum(values: Iterable<Amount | null | undefined>): Big {
  let total = new Big(0)
  for (const value of values) total = total.plus(decimal(value))
  return total
}

/** With thousands separators and 2 decimals: `14,500.00`. */
export function formatAmount(value: Amount): string {
  return groupedDigits(decimal(value).toFixed(2, HALF_UP))
}

/** A unit price with the decimals it was booked with, two or three (product 7.7): `0.125`, `11.50`. */
export function formatPrice(value: Amount): string {
  const price = decimal(value).round(3, HALF_UP)
  return groupedDigits(price.toFixed(price.eq(price.round(2)) ? 2 : 3))
}

/** A count or a measurement with thousands separators: `1,250`, `12.5`. @param decimals by default its own */
export function formatNumber(value: Amount, decimals?: number): string {
  return groupedDigits(decimal(value).toFixed(decimals))
}

/** An amount in the format that is sent: `14500.00`. */
export function plainAmount(value: Amount): string {
  return decimal(value).toFixed(2, HALF_UP)
}

/** Rupees as shown on screens and papers (product 7.7): `Rs. 14,500.00`. */
export function formatRupees(value: Amount): string {
  return `Rs. ${formatAmount(value)}`
}

/** {@link formatRupees}; a dash if there is no amount, or none that can be read. */
export function rupeesText(value: Amount | null): string {
  return value === null || isUnreadable(value) ? DASH : formatRupees(value)
}

/** Dollars as the declared value is printed (product 7.7): `$ 420.00`. */
export function formatDollars(value: Amount): string {
  return `$ ${formatAmount(value)}`
}
