import type { Message } from '../message'

/** How many characters a field may have, by its kind (product 5.13). */
export const textLimits = {
  name: 120,
  address: 300,
  place: 100,
  postCode: 20,
  reference: 60,
  /** Two numbers with extensions. */
  phone: 80,
  /** The longest that an address can be. */
  email: 254,
  number: 40,
  description: 300,
  link: 2000,
  note: 1000,
  message: 5000,
  username: 60,
  password: 200,
  search: 200,
  /**
   * The limit of every field for airway bill numbers: enough for a pasted column of some 1,500, or for a long message.
   * Text beyond it is not read.
   */
  numbers: 20_000,
} as const

export type TextLimit = keyof typeof textLimits

/** The error message for a text that is longer than its field takes, as stored ones may be; null if it fits. */
export function tooLong(text: string, limit: TextLimit): Message<'common.tooLong'> | null {
  const most = textLimits[limit]
  return text.length <= most ? null : { key: 'common.tooLong', values: { most, over: text.length - most } }
}
