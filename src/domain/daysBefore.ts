import { dayOf, readDate } from './dates'
import { type Days, isFromTheBeginning } from './days'
import { daysBetween } from './workingDays'

/** The period of the same length right before; null if `days` has no start, or if either day is not a date. */
export function daysBefore(days: Days): Days | null {
  if (isFromTheBeginning(days)) return null
  const first = readDate(days.from)
  const nights = daysBetween(days.from, days.to)
  if (!first || nights === null) return null
  const at = (back: number) => dayOf(new Date(first.getFullYear(), first.getMonth(), first.getDate() - back))
  return { from: at(nights + 1), to: at(1) }
}
