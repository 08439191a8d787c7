import { Big } from 'big.js'
import { isUnreadable, UNREADABLE, type Unreadable } from '../numbers'
import { type Amount, decimal, isBlank } from './money'

/** A sum of the values that can be read, with how many it includes and leaves out. */
export interface StatedSum {
  amount: Big
  /** How many are in it. */
  stated: number
  /** How many are not there. */
  missing: number
  /** How many are there but cannot be read. */
  unreadable: number
}

/**
 * The one rule for all sums that people sign for or read (product 7.9): what is missing or cannot be read is in no sum,
 * and is counted, so that the sum can say what it leaves out. In the unit of the values.
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
 * The value of a sum in the unit of its values. Where nothing of it is known, 0 would be a guess: then it is
 * `UNREADABLE`, or null if all values are missing.
 */
export function knownSum({ amount, stated, missing, unreadable }: StatedSum): Big | null | Unreadable {
  if (stated > 0) return amount
  if (unreadable > 0) return UNREADABLE
  return missing > 0 ? null : amount
}
