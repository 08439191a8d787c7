import type { Big } from 'big.js'
import { decimal, round2, type Amount } from './money'

/** The notes that customers pay with, in rupees. */
export const notes = [500, 1000, 5000] as const

export interface CashDifference {
  /** Of change, or of what is still needed: never negative. */
  rupees: Big
  isEnough: boolean
}

/**
 * What goes back to the customer, or what is still needed (product 7.8).
 *
 * @param total what is to be paid, in rupees
 * @param given the cash, in rupees, not negative
 */
export function cashDifference(total: Amount, given: Amount): CashDifference {
  const change = round2(decimal(given).minus(decimal(total)))
  return { rupees: change.abs(), isEnough: change.gte(0) }
}

/** The cash with one more note, in rupees. */
export function withNote(given: Amount, note: (typeof notes)[number]): Big {
  return decimal(given).plus(note)
}
