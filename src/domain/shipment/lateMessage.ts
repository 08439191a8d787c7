import type { Message } from '../message'

/** `2 working days late`. */
export const lateMessage = (late: number): Message<'lists.daysLate'> => ({
  key: 'lists.daysLate',
  values: { count: late },
})
