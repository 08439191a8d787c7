import type { Figure } from '../numbers'
import type { Bill } from './bill'

/** What a bill has collected on delivery, in rupees: 0 without COD; `UNREADABLE` if it does not say so readably. */
export function codOfBill({ isCod, codAmount }: Pick<Bill, 'isCod' | 'codAmount'>): Figure {
  return typeof isCod === 'boolean' ? (isCod ? codAmount : 0) : isCod
}
