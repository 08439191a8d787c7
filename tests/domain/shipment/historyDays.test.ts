import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { historyDays } from '@/domain/shipment/historyDays'
import { latestStatus, type StatusEntry } from '@/domain/shipment/shipmentStatus'

const homeZone = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'Asia/Karachi'
})
afterAll(() => {
  if (homeZone === undefined) delete process.env.TZ
  else process.env.TZ = homeZone
})

function entry(type: number, createdAt: string): StatusEntry {
  return { type, createdAt, description: '', trackingLink: '' }
}

const first = '2026-11-18T05:00:00.000Z'
const second = '2026-11-18T18:59:59.000Z'
/** Midnight in Karachi. */
const third = '2026-11-18T19:00:00.000Z'

describe('the journey by day', () => {
  const status = [entry(3, third), entry(1, first), entry(2, second), entry(4, ''), entry(5, 'x')]

  test.each<['newest' | 'oldest', [string, number[]][]]>([
    [
      'newest',
      [
        ['2026-11-19', [3]],
        ['2026-11-18', [2, 1]],
        ['', [5, 4]],
      ],
    ],
    [
      'oldest',
      [
        ['', [4, 5]],
        ['2026-11-18', [1, 2]],
        ['2026-11-19', [3]],
      ],
    ],
  ])('has the %s first', (order, days) => {
    const found = historyDays({ status }, order)
    expect(found.map(({ day, entries }) => [day, entries.map(({ type }) => type)])).toEqual(days)
  })

  it('sorts the later entry of equal times as newer', () => {
    const equal = { status: [entry(1, first), entry(2, first), entry(3, first)] }
    expect(historyDays(equal, 'newest')[0]?.entries.map(({ type }) => type)).toEqual([3, 2, 1])
    expect(historyDays(equal, 'oldest')[0]?.entries.map(({ type }) => type)).toEqual([1, 2, 3])
  })

  it('has the newest first that is the latest status, also where a day has no time', () => {
    // Midnight in Karachi is five hours before that of UTC.
    const dayOnly = { status: [entry(2, '2026-11-19T20:00:00.000Z'), entry(1, '2026-11-20')] }
    expect(historyDays(dayOnly, 'newest')[0]?.entries.map(({ type }) => type)).toEqual([2, 1])
    expect(latestStatus(dayOnly)?.type).toBe(2)
  })

  it('loses no entry and does not change the list', () => {
    const frozen = Object.freeze([...status])
    expect(historyDays({ status: frozen }, 'newest').flatMap(({ entries }) => entries)).toHaveLength(5)
    expect(historyDays({ status: [] }, 'newest')).toEqual([])
  })
})
