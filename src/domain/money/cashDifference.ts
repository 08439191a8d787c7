import type { Big } from 'big.js'
import { type Amount, decimal, round2 } from './money'

/** The notes that customers pay with, in rupees. */
export const bankNotes = [500, 1000, 5000] as const

/**
 * The change to give back, or the amount that is still missing (product 7.8), in rupees; never negative.
 *
 * @param total the amount to pay, in rupees
 * @param given the cash, in rupees, not negative
 */
export function cashDifference(total: Amount, given: Amount) {
  const change = round2(decimal(given).minus(decimal(total)))
  return { rupees: change.abs(), isEnough: change.gte(0) }
}

/** The cash with one more note, in rupees. */
export function withNote(given: Amount, note: (typeof bankNotes)[number]): Big {
  return decimal(given).plus(note)
}
