import { readDate, type Moment } from '../dates'

const DAY_MS = 24 * 60 * 60 * 1000
const SATURDAY = 6

/** Days from Thursday, January 1, 1970 to a moment's day in the viewer's zone; free of daylight saving. */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS
}

/** Since a Monday long ago, the day included. */
function workingDaysUpTo(day: number): number {
  const sinceMonday = day + 3
  const weeks = Math.floor(sinceMonday / 7)
  return weeks * 5 + Math.min(sinceMonday - weeks * 7 + 1, 5)
}

/** Whether a moment falls on Monday to Friday in the viewer's zone; false where there is no date. */
export function isWorkingDay(moment: Moment): boolean {
  const date = readDate(moment)
  return date !== null && date.getDay() !== 0 && date.getDay() !== SATURDAY
}

/**
 * Working days, Monday to Friday, from the day after `from` up to and including `to`'s, in the viewer's zone: Friday to
 * Monday is one. Negative where `to` is earlier; null where either is no date.
 */
export function workingDaysBetween(from: Moment, to: Moment): number | null {
  const start = readDate(from)
  const end = readDate(to)
  if (start === null || end === null) return null
  return workingDaysUpTo(dayNumber(end)) - workingDaysUpTo(dayNumber(start))
}
