import { readDate, type Moment } from '../dates'

const DAY_MS = 24 * 60 * 60 * 1000
/** `Date` counts the week from Sunday. */
const SATURDAY = 6

/** Days since Thursday, January 1, 1970 of the calendar day that a moment has in the viewer's zone; no daylight saving. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS
}

/** Working days from a Monday long ago up to and including a day. */
function workingDaysUpTo(day: number): number {
  const sinceMonday = day + 3
  const weeks = Math.floor(sinceMonday / 7)
  return weeks * 5 + Math.min(sinceMonday - weeks * 7 + 1, 5)
}

/**
 * Whether a moment falls on a working day in the viewer's zone: Saturday and Sunday do not count.
 *
 * @param moment an ISO text or a Date
 * @returns false on Saturday and Sunday, and where there is no date
 */
export function isWorkingDay(moment: Moment): boolean {
  const date = readDate(moment)
  return date !== null && date.getDay() !== 0 && date.getDay() !== SATURDAY
}

/**
 * How many working days lie between two moments: the days of the viewer's zone after the first one's, up to and
 * including the second one's, without Saturdays and Sundays. What is booked on a Friday and arrives on the next Monday
 * took one working day.
 *
 * @param from an ISO text or a Date: the booking, say
 * @param to an ISO text or a Date: the delivery, say, or now
 * @returns whole working days, negative where `to` lies before `from`; null where either is no date
 */
export function workingDaysBetween(from: Moment, to: Moment): number | null {
  const start = readDate(from)
  const end = readDate(to)
  if (start === null || end === null) return null
  return workingDaysUpTo(dayNumber(end)) - workingDaysUpTo(dayNumber(start))
}
