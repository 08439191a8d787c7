import { describe, expect, it } from 'vitest'
import { heldFor, heldSince } from '@/domain/booking/heldSince'

describe('the time since a booking was held', () => {
  it.each([
    [-5000, 'booking.minutes', 0],
    [59_999, 'booking.minutes', 0],
    [60_000, 'booking.minutes', 1],
    [59 * 60_000, 'booking.minutes', 59],
    [60 * 60_000, 'booking.hours', 1],
    [24 * 60 * 60_000 - 1, 'booking.hours', 23],
    [26 * 60 * 60_000, 'booking.days', 1],
    [13 * 24 * 60 * 60_000, 'booking.days', 13],
    [14 * 24 * 60 * 60_000, 'booking.weeks', 2],
    [720 * 60 * 60_000, 'booking.weeks', 4],
  ])('after %i ms is worded by %s with %i', (age, key, count) => {
    expect(heldFor(age)).toEqual({ key, values: { count } })
  })
})

describe('the time of holding', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime()
  it('is an age, and unknown if the clock was set back', () => {
    expect(heldSince(now - 30_000, now)).toEqual(heldFor(0))
    expect(heldSince(now + 30_000, now)).toEqual(heldFor(0))
    expect(heldSince(now - 720 * 3_600_000, now)).toEqual(heldFor(720 * 3_600_000))
    expect(heldSince(new Date(2026, 11, 20, 15, 14).getTime(), now)).toBeNull()
  })
})
