import type { Message } from '../message'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

type HeldFor = Message<'booking.minutes' | 'booking.hours' | 'booking.days' | 'booking.weeks'>

/**
 * How long a booking has been held, in few letters: “12 min”, “3 h”, “5 days”, “3 weeks”. @param age in milliseconds
 */
export function heldFor(age: number): HeldFor {
  const values = (unit: number) => ({ count: Math.max(0, Math.floor(age / unit)) })
  if (age < HOUR_MS) return { key: 'booking.minutes', values: values(MINUTE_MS) }
  if (age < DAY_MS) return { key: 'booking.hours', values: values(HOUR_MS) }
  if (age < 2 * WEEK_MS) return { key: 'booking.days', values: values(DAY_MS) }
  return { key: 'booking.weeks', values: values(WEEK_MS) }
}

/**
 * How long a booking has been held; null if the clock has been set back since, as nobody can tell then. Both in
 * milliseconds since 1970.
 */
export function heldSince(at: number, now: number): HeldFor | null {
  // The times of two tabs may differ a little.
  return now - at < -MINUTE_MS ? null : heldFor(now - at)
}
