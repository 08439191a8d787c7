import { Big } from 'big.js'
import { isUnreadable, UNREADABLE, type Unreadable } from '../numbers'
import { type Amount, decimal, isBlank } from './money'

/** A sum of the values that can be read, with how many it includes and leaves out. */
export interface StatedSum {
  amount: Big
  /** How many values are included. */
  stated: number
  /** How many values are missing. */
  missing: number
  /** How many values are present but cannot be read. */
  unreadable: number
}

/**
 * The only way to add up figures that people sign for or read (product 7.9): values that are missing or cannot be read
 * are left out and counted, so that the sum can say what it lacks. The result is in the unit of the values.
 */
export function statedSum(values: Iterable<Amount | null>): StatedSum {
  const sum: StatedSum = { amount: new Big(0), stated: 0, missing: 0, unreadable: 0 }
  for (const value of values) {
    if (isUnreadable(value)) sum.unreadable += 1
    else if (isBlank(value)) sum.missing += 1
    else {
      sum.amount = sum.amount.plus(decimal(value))
      sum.stated += 1
    }
  }
  return sum
}

/**
 * The amount of a sum, in the unit of its values. If no value is known, 0 would be a guess, so the result is
 * `UNREADABLE`, or null if all values are missing.
 */
export function knownSum({ amount, stated, missing, unreadable }: StatedSum): Big | null | Unreadable {
  if (stated > 0) return amount
  if (unreadable > 0) return UNREADABLE
  return missing > 0 ? null : amount
}
