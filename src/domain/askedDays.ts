import { dayOf } from './dates'
import { type Days, FIRST_DAY } from './days'

/**
 * The range that the two date fields describe; either may be ''. Without an end it runs until today, or is a single day
 * if `from` is in the future. Without a start it includes everything earlier. Null if both are empty, or if `to` is
 * before `from`.
 */
export function askedDays(from: string, to: string, now: Date): Days | null {
  if (from === '' && to === '') return null
  const today = dayOf(now)
  const days = { from: from || FIRST_DAY, to: to || (from > today ? from : today) }
  return days.from <= days.to ? days : null
}
