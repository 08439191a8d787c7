import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { workingDaysBetween } from '@/domain/workingDays'

const homeZone = process.env.TZ

/** Counts the days one by one. */
function countedDays(from: Date, to: Date): number {
  const end = new Date(to.getFullYear(), to.getMonth(), to.getDate(), 12)
  let days = 0
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate(), 12)
  while (day.getTime() < end.getTime()) {
    day.setDate(day.getDate() + 1)
    if (![0, 6].includes(day.getDay())) days += 1
  }
  return days
}

describe.each(['Asia/Karachi', 'America/New_York', 'Pacific/Auckland'])('working days in %s', (zone) => {
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (homeZone === undefined) delete process.env.TZ
    else process.env.TZ = homeZone
  })

  test.each([
    ['a moment to itself', '2026-11-20T09:00:00', '2026-11-20T09:00:00', 0],
    ['the beginning to the end of a day', '2026-11-20T00:00:00', '2026-11-20T23:59:59', 0],
    ['Friday to Monday', '2026-11-20T09:00:00', '2026-11-23T00:00:00', 1],
    ['Sunday to Monday', '2026-11-22T09:00:00', '2026-11-23T09:00:00', 1],
    ['Friday to Friday', '2026-11-20T09:00:00', '2026-11-27T09:00:00', 5],
    ['one year to the next', '2026-12-31T09:00:00', '2027-01-04T09:00:00', 2],
    ['date to date without times', '2026-11-20', '2026-11-25', 3],
    ['Monday back to Friday', '2026-11-23T09:00:00', '2026-11-20T09:00:00', -1],
    ['Sunday back to Friday', '2026-11-22T09:00:00', '2026-11-20T09:00:00', 0],
  ])('are counted from %s', (_name, from, to, days) => {
    expect(workingDaysBetween(from, to)).toBe(days)
  })

  it('equals counting the days one by one, even over clock changes', () => {
    const moment = fc.date({ min: new Date('1969-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 900 * 24 }), (from, hours) => {
        const to = new Date(from.getTime() + hours * 3_600_000)
        expect(workingDaysBetween(from, to)).toBe(countedDays(from, to))
      }),
    )
  })
})

test.each([
  [null, '2026-11-20'],
  ['2026-11-20', ''],
  ['soon', '2026-11-20'],
  ['2026-11-20', undefined],
])('the working days from %o to %o are unknown', (from, to) => {
  expect(workingDaysBetween(from, to)).toBeNull()
})
