import { type Moment, readDate } from './dates'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Days from Thursday, January 1, 1970 to a date's day in the viewer's time zone, unaffected by daylight saving time.
 */
function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS
}

/** Working days from Monday, December 29, 1969 up to and including a day. */
function workingDaysUpTo(day: number): number {
  const sinceMonday = day + 3
  const weeks = Math.floor(sinceMonday / 7)
  return weeks * 5 + Math.min(sinceMonday - weeks * 7 + 1, 5)
}

/**
 * Working days (Monday to Friday) from the day after `from` up to and including `to`, in the viewer's zone: Friday to
 * Monday is one. Negative if `to` is earlier; null if either is not a date.
 */
export function workingDaysBetween(from: Moment, to: Moment): number | null {
  const start = readDate(from)
  const end = readDate(to)
  if (start === null || end === null) return null
  return workingDaysUpTo(dayNumber(end)) - workingDaysUpTo(dayNumber(start))
}

/** The first day in the viewer's zone that is `count` working days after a date; `count` is at least 1. */
export function workingDaysAfter(date: Date, count: number): Date {
  const upTo = workingDaysUpTo(dayNumber(date)) + count
  const weeks = Math.floor((upTo - 1) / 5)
  return new Date(1970, 0, 1 + weeks * 7 + (upTo - 1 - weeks * 5) - 3)
}

/** Calendar days from one date's day to another's, in the viewer's zone; null if either is not a date. */
export function daysBetween(from: Moment, to: Moment): number | null {
  const start = readDate(from)
  const end = readDate(to)
  return start === null || end === null ? null : dayNumber(end) - dayNumber(start)
}
