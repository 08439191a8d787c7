import type { Figure } from '../numbers'
import type { Bill } from './bill'

/**
 * The COD amount of a bill in rupees: 0 without COD, null if the amount is missing, `UNREADABLE` if the choice or the
 * amount cannot be read.
 */
export function codOfBill({ isCod, codAmount }: Pick<Bill, 'isCod' | 'codAmount'>): Figure {
  return typeof isCod === 'boolean' ? (isCod ? codAmount : 0) : isCod
}
