import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { dayOf, localMoment, readDate } from '@/domain/dates'

const homeZone = process.env.TZ

afterAll(() => {
  if (homeZone === undefined) delete process.env.TZ
  else process.env.TZ = homeZone
})

const zones: Record<string, readonly (readonly [iso: string, day: string])[]> = {
  'Asia/Karachi': [
    ['2026-11-20T10:14:15.000Z', '2026-11-20'],
    ['2026-11-19T19:00:00.000Z', '2026-11-20'],
    ['2026-11-19T18:59:59.999Z', '2026-11-19'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01'],
    ['2024-02-28T19:00:00.000Z', '2024-02-29'],
    ['2026-11-20T15:14:15+05:00', '2026-11-20'],
    ['2026-11-20T15:14:15', '2026-11-20'],
    ['2026-03-01', '2026-03-01'],
  ],
  'Europe/London': [
    ['2026-11-20T10:14:15.000Z', '2026-11-20'],
    ['2026-07-01T23:30:00.000Z', '2026-07-02'],
    // The hour that does not exist, and the one that occurs twice.
    ['2026-03-29T00:59:59.000Z', '2026-03-29'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25'],
    ['2026-03-29', '2026-03-29'],
  ],
  'America/New_York': [
    ['2026-11-20T10:14:15.000Z', '2026-11-20'],
    ['2026-11-20T04:59:59.000Z', '2026-11-19'],
    ['2026-11-20T05:00:00.000Z', '2026-11-20'],
    ['2026-11-01T05:30:00.000Z', '2026-11-01'],
    // A date without a time is that day, not the evening before.
    ['2026-11-20', '2026-11-20'],
  ],
}

describe.each(Object.entries(zones))('a viewer in %s', (zone, rows) => {
  beforeEach(() => {
    process.env.TZ = zone
  })

  test.each(rows)('counts %s as the day %s', (iso, day) => {
    const date = readDate(iso)
    expect(date && dayOf(date)).toBe(day)
    expect(readDate(date)).toEqual(date)
  })

  it('starts the day at midnight and ends it before the next midnight', () => {
    for (let day = 1; day <= 365; day += 1) {
      const first = new Date(2026, 0, day)
      const last = new Date(2026, 0, day, 23, 59, 59, 999)
      expect(dayOf(last)).toBe(dayOf(first))
      expect(dayOf(new Date(last.getTime() + 1))).not.toBe(dayOf(first))
    }
  })
})

describe('a missing date', () => {
  const nothings = ['', 'yesterday', '2026-13-01', '2026-11-99', 'null', null, undefined, new Date(Number.NaN)]

  test.each(nothings)('%o is null', (moment) => {
    expect(readDate(moment)).toBeNull()
  })
})

it('the year of a day is written in four digits', () => {
  const early = new Date(2026, 0, 2)
  early.setFullYear(926)
  expect(dayOf(early)).toBe('0926-01-02')
})

describe('a timestamp in a file', () => {
  test.each([
    ['Asia/Karachi', '2026-11-19T19:30:15.000Z', '2026-11-20T00:30:15+05:00'],
    ['Asia/Kolkata', '2026-11-19T19:30:15.000Z', '2026-11-20T01:00:15+05:30'],
    ['America/St_Johns', '2026-11-20T02:30:15.000Z', '2026-11-19T23:00:15-03:30'],
    ['Europe/London', '2026-07-01T23:30:00.000Z', '2026-07-02T00:30:00+01:00'],
    ['UTC', '2026-11-20T00:30:15.000Z', '2026-11-20T00:30:15+00:00'],
    // A day whose time is not known is written without one.
    ['America/New_York', '2026-11-20', '2026-11-20'],
    ['Asia/Karachi', '', ''],
    ['Asia/Karachi', 'yesterday', ''],
  ])('in %s: %s is %s', (zone, moment, written) => {
    process.env.TZ = zone
    expect(localMoment(moment)).toBe(written)
    expect(new Date(written).getTime()).toBe(new Date(moment).getTime())
  })
})
