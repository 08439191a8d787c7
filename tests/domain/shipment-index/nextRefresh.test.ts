import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dayOf } from '@/domain/dates'
import { asOf } from '@/domain/shipment-index/listAge'
import {
  firstDays,
  type RefreshedList,
  type Refresh,
  MAX_SHIPMENTS_PER_REFRESH,
  nextRefresh,
  refreshDelay,
} from '@/domain/shipment-index/nextRefresh'

const now = new Date(2026, 10, 20, 15, 0)
const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000
/** This many shipments on each of the last days, today first. */
const booked = (...counts: number[]): RefreshedList['days'] => {
  const days = counts.map((shipments, ago) => ({ key: dayOf(new Date(2026, 10, 20 - ago)), shipments }))
  return () => days
}
const long: RefreshedList = {
  source: { kind: 'all' },
  shipments: 100_000,
  days: booked(100, 100, 100, 100, 100),
  wholeAt: minutesAgo(5),
}

describe('the refetches of a list', () => {
  test.each<[string, Partial<RefreshedList>, Refresh | null]>([
    ['cover all of it if it is short', { shipments: MAX_SHIPMENTS_PER_REFRESH }, 'whole'],
    ['cover all of it if it is today’s', { source: { kind: 'today' } }, 'whole'],
    ['cover all of it on a new day', { wholeAt: minutesAgo(16 * 60) }, 'whole'],
    [
      'cover as many of the last days as have few shipments',
      {},
      { kind: 'range', from: '2026-11-17', to: '2027-11-20' },
    ],
    [
      'cover today only if yesterday’s shipments would be too many',
      { days: booked(399, 2) },
      { kind: 'range', from: '2026-11-20', to: '2027-11-20' },
    ],
    [
      'cover today only if its shipments are just few enough',
      { days: booked(MAX_SHIPMENTS_PER_REFRESH, 1) },
      { kind: 'range', from: '2026-11-20', to: '2027-11-20' },
    ],
    ['cover the server’s today if today has many', { days: booked(401) }, { kind: 'today' }],
    ['cover thirty days at most', { days: booked(1, 1, 1) }, { kind: 'range', from: '2026-10-22', to: '2027-11-20' }],
    [
      'count shipments dated tomorrow as today’s',
      {
        days: () => [
          { key: '2026-11-21', shipments: 401 },
          { key: '2026-11-20', shipments: 1 },
        ],
      },
      { kind: 'today' },
    ],
    [
      'cover the last bookings if this computer’s clock is some days behind',
      { days: () => [{ key: '2026-11-23', shipments: 399 }] },
      { kind: 'range', from: '2026-10-22', to: '2027-11-20' },
    ],
    [
      'cover the server’s today if this computer’s clock is more than a month ahead',
      { days: () => [{ key: '2026-10-21', shipments: 100 }] },
      { kind: 'today' },
    ],
    [
      'cover the server’s today if this computer’s clock is a day ahead, and that day has many',
      { days: () => [{ key: '2026-11-19', shipments: 401 }] },
      { kind: 'today' },
    ],
    [
      'cover only the days of a range',
      { source: { kind: 'range', from: '2026-11-18', to: '2026-11-30' } },
      { kind: 'range', from: '2026-11-18', to: '2026-11-30' },
    ],
    [
      'cover only the last days of a range',
      { source: { kind: 'range', from: '2026-01-01', to: '2026-11-18' } },
      { kind: 'range', from: '2026-11-17', to: '2026-11-18' },
    ],
    [
      'cover the last day of a range if that is recent',
      { source: { kind: 'range', from: '2026-01-01', to: '2026-11-17' } },
      { kind: 'range', from: '2026-11-17', to: '2026-11-17' },
    ],
    [
      'cover nothing of a range that is not recent',
      { source: { kind: 'range', from: '2026-01-01', to: '2026-11-16' } },
      null,
    ],
    [
      'cover nothing of a range with many shipments today',
      { source: { kind: 'range', from: '2026-11-01', to: '2026-11-20' }, days: booked(401) },
      null,
    ],
    [
      'cover nothing of a search before its interval',
      { source: { kind: 'search' }, shipments: 4000, wholeAt: minutesAgo(9) },
      null,
    ],
    [
      'cover all of a search, less often the longer it is',
      { source: { kind: 'search' }, shipments: 4000, wholeAt: minutesAgo(10) },
      'whole',
    ],
  ])('%s', (_name, list, refresh) => {
    expect(nextRefresh({ ...long, ...list }, now)).toEqual(refresh)
  })

  it('cover few shipments each minute besides today’s, however they are booked', () => {
    const lists = fc.record({
      source: fc.constantFrom<RefreshedList['source']>(
        { kind: 'all' },
        { kind: 'search' },
        { kind: 'range', from: '2026-11-10', to: '2026-11-20' },
      ),
      counts: fc.array(fc.nat(500), { minLength: 40, maxLength: 40 }),
      age: fc.integer({ min: 1, max: 700 }),
    })
    fc.assert(
      fc.property(lists, ({ source, counts, age }) => {
        const shipments = counts.reduce((sum, count) => sum + count, 0)
        const refresh = nextRefresh({ source, shipments, days: booked(...counts), wholeAt: minutesAgo(age) }, now)
        if (refresh === null || (refresh !== 'whole' && refresh.kind === 'today')) return
        const asked = counts.filter((_, ago) => {
          const day = dayOf(new Date(2026, 10, 20 - ago))
          return refresh === 'whole' || (day >= refresh.from && day <= refresh.to)
        })
        const all = asked.reduce((sum, count) => sum + count, 0)
        expect(refresh === 'whole' && shipments > MAX_SHIPMENTS_PER_REFRESH ? all / age : all).toBeLessThanOrEqual(
          MAX_SHIPMENTS_PER_REFRESH,
        )
      }),
    )
  })

  test.each([
    [10, 20, 60_000],
    [10, 9000, 90_000],
    [MAX_SHIPMENTS_PER_REFRESH, 9000, 90_000],
    [MAX_SHIPMENTS_PER_REFRESH + 1, 90_000, 60_000],
  ])('pause between requests: %i shipments that took %i ms wait %i ms', (shipments, took, delay) => {
    expect(refreshDelay(shipments, took)).toBe(delay)
  })

  it('cover the last thirty days first', () => {
    expect(firstDays(now)).toEqual({ from: '2026-10-22', to: '2026-11-20' })
  })

  test.each([
    [null, '2020-01-01', 7],
    ['2026-11-17', '2026-11-17', 7],
    ['2026-11-17', '2026-11-16', 3],
  ])('date it: if refetched since %s, rows since %s are as of %i', (since, from, moment) => {
    expect(asOf({ since, seenAt: 7, wholeAt: 3 }, from)).toBe(moment)
  })
})
