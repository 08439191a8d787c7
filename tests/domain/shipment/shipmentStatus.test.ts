import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { isOnlyStep, isVoid, journeyStep, latestStatus, type StatusEntry } from '@/domain/shipment/shipmentStatus'

function entry(type: number, createdAt = '2026-11-20T10:00:00.000Z'): StatusEntry {
  return { type, createdAt, description: '', trackingLink: '' }
}

/** The time of an entry for comparisons; without a date it is the oldest. */
function time(item: StatusEntry): number {
  return Date.parse(item.createdAt) || 0
}

describe('the latest status', () => {
  const early = '2026-11-18T10:00:00.000Z'
  const late = '2026-11-19T10:00:00.000Z'

  test.each<[string, StatusEntry[], number | null]>([
    ['is none without entries', [], null],
    ['may have no date', [entry(3, '')], 3],
    ['is the newest, even of a lower type', [entry(5, early), entry(2, late)], 2],
    ['is the later in the list of equal dates', [entry(1, late), entry(2, late)], 2],
    [
      'is the later in the list of equal times, however they are written',
      [entry(1, late), entry(2, '2026-11-19T15:00:00+05:00')],
      2,
    ],
    ['is the newer one by a millisecond', [entry(2, '2026-11-19T10:00:00.001Z'), entry(1, late)], 2],
    ['is the later in the list if no date can be read', [entry(3, 'x'), entry(2, '')], 2],
    ['is the one with a date, even before 1970', [entry(4, ''), entry(1, '1960-01-01T00:00:00Z'), entry(5, '')], 1],
  ])('%s', (_name, status, type) => {
    expect(latestStatus({ status })?.type ?? null).toBe(type)
  })

  it('is an entry of the list, and no other is newer', () => {
    const entries = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(early, late, '', 'x', '2026-11-19T10:00:00.000+00:00')),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(entries, (values) => {
        const status = values.map(([type, createdAt]) => entry(type, createdAt))
        const latest = latestStatus({ status })
        const newest = Math.max(...status.map(time))
        expect(latest).toBe(status.findLast((item) => time(item) === newest))
      }),
    )
  })
})

describe('a status with a day instead of a time', () => {
  const homeZone = process.env.TZ
  beforeEach(() => {
    process.env.TZ = 'Asia/Karachi'
  })
  afterEach(() => {
    if (homeZone === undefined) delete process.env.TZ
    else process.env.TZ = homeZone
  })

  // Midnight in Karachi is five hours before that of UTC.
  const status = [entry(2, '2026-11-19T20:00:00.000Z'), entry(1, '2026-11-20')]

  it('counts from midnight in the viewer’s zone', () => {
    expect(latestStatus({ status })?.type).toBe(2)
  })
})

it('a shipment without status entries is void', () => {
  expect(isVoid({ status: [] })).toBe(true)
  expect(isVoid({ status: [entry(1)] })).toBe(false)
})

const first = '2026-11-18T05:00:00.000Z'
const second = '2026-11-18T18:59:59.000Z'

test.each<[string, StatusEntry[], number]>([
  ['void', [], 0],
  ['booked', [entry(1, first)], 1],
  ['delivered', [entry(1, first), entry(7, second)], 7],
  ['past the last step', [entry(9, first)], 7],
  ['before the first step', [entry(0, first)], 1],
  ['between two steps', [entry(2.5, first)], 1],
  ['taken back a step', [entry(5, first), entry(3, second)], 3],
])('the step of a shipment that is %s', (_name, status, step) => {
  expect(journeyStep({ status })).toBe(step)
})

it('a status is the only step of a shipment if it has no other', () => {
  const shipments = [[], [entry(1)], [entry(1), entry(2)]]
  expect(shipments.map((status) => isOnlyStep({ status }))).toEqual([false, true, false])
})
