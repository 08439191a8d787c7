import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { journeyDays, journeySteps } from '@/domain/shipment/journey'
import { journeyStep, type StatusEntry } from '@/domain/shipment/shipmentStatus'

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

test.each<[string, StatusEntry[], number]>([
  ['void', [], 0],
  ['booked', [entry(1, first)], 1],
  ['delivered', [entry(1, first), entry(7, second)], 7],
  ['beyond the last step', [entry(9, first)], 7],
  ['below the first', [entry(0, first)], 1],
  ['between two', [entry(2.5, first)], 1],
  ['taken back', [entry(5, first), entry(3, second)], 3],
])('the step of a shipment: %s', (_name, status, step) => {
  expect(journeyStep({ status })).toBe(step)
})

describe('the journey in seven steps', () => {
  test.each<[string, StatusEntry[], string]>([
    ['void', [], 'ahead ahead ahead ahead ahead ahead ahead'],
    ['booked', [entry(1, first)], 'current ahead ahead ahead ahead ahead ahead'],
    ['steps left out', [entry(1, first), entry(4, second)], 'passed skipped skipped current ahead ahead ahead'],
    ['delivered', [entry(7, first)], 'skipped skipped skipped skipped skipped skipped passed'],
    ['beyond', [entry(8, first)], 'skipped skipped skipped skipped skipped skipped passed'],
  ])('%s', (_name, status, states) => {
    const steps = journeySteps({ status })
    expect(steps.map((step) => step.type)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(steps.map((step) => step.state).join(' ')).toBe(states)
  })

  it('has the latest time of each step, and none without one', () => {
    const steps = journeySteps({ status: [entry(2, second), entry(2, first), entry(1, '')] })
    expect(steps.map(({ entry: latest }) => latest?.createdAt)).toEqual(['', second, ...Array<undefined>(5)])
  })
})

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
  ])('%s first', (order, days) => {
    const found = journeyDays({ status }, order)
    expect(found.map(({ day, entries }) => [day, entries.map(({ type }) => type)])).toEqual(days)
  })

  it('sorts the later entry of equal times as newer', () => {
    const equal = { status: [entry(1, first), entry(2, first), entry(3, first)] }
    expect(journeyDays(equal, 'newest')[0]?.entries.map(({ type }) => type)).toEqual([3, 2, 1])
    expect(journeyDays(equal, 'oldest')[0]?.entries.map(({ type }) => type)).toEqual([1, 2, 3])
  })

  it('loses no entry and does not change the list', () => {
    const frozen = Object.freeze([...status])
    expect(journeyDays({ status: frozen }, 'newest').flatMap(({ entries }) => entries)).toHaveLength(5)
    expect(journeyDays({ status: [] }, 'newest')).toEqual([])
  })
})
