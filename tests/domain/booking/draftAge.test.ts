import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentAge, isOutdated } from '@/domain/booking/draftAge'

const hour = 3_600_000
const day = 24 * hour

describe('the age of a draft', () => {
  it.each([
    ['is the time that has passed', 6 * day, 6 * day],
    ['is a day if the clock went forward by a month', 30 * day, day],
    ['is zero if the clock went back', -30 * day, 0],
    ['is zero within the first hour', hour - 1, 0],
  ])('%s', (_what, passed, age) => {
    expect(currentAge({ at: 0 }, passed).age).toBe(age)
  })

  it('never grows by more than a day for a clock jump of over a week, and never shrinks', () => {
    assert(
      property(array(integer({ min: -400, max: 400 }), { maxLength: 6 }), (jumps) => {
        let now = 1_000 * day
        let aging: { at: number; age?: number | undefined; seen?: number | undefined } = { at: now }
        for (const days of jumps) {
          now += days * day
          const next = currentAge(aging, now)
          const grown = (next.age ?? 0) - (aging.age ?? 0)
          expect(grown).toBeGreaterThanOrEqual(0)
          expect(grown).toBeLessThanOrEqual(Math.abs(days) > 7 ? day : 7 * day)
          aging = { ...aging, ...next }
        }
      }),
    )
  })

  it('makes it expire after a week', () => {
    expect([0, 7 * day, 7 * day + 1].map((age) => isOutdated({ age }))).toEqual([false, false, true])
  })
})
