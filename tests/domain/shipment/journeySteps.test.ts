import { describe, expect, it, test } from 'vitest'
import { journeySteps } from '@/domain/shipment/journeySteps'
import type { StatusEntry } from '@/domain/shipment/shipmentStatus'

function entry(type: number, createdAt: string): StatusEntry {
  return { type, createdAt, description: '', trackingLink: '' }
}

const first = '2026-11-18T05:00:00.000Z'
const second = '2026-11-18T18:59:59.000Z'

describe('the journey in seven steps', () => {
  test.each<[string, StatusEntry[], string]>([
    ['void', [], 'ahead ahead ahead ahead ahead ahead ahead'],
    ['booked', [entry(1, first)], 'current ahead ahead ahead ahead ahead ahead'],
    [
      'past steps that were left out',
      [entry(1, first), entry(4, second)],
      'passed skipped skipped current ahead ahead ahead',
    ],
    ['delivered', [entry(7, first)], 'skipped skipped skipped skipped skipped skipped passed'],
    ['past delivered', [entry(8, first)], 'skipped skipped skipped skipped skipped skipped passed'],
  ])('of a shipment that is %s has the right states', (_name, status, states) => {
    const steps = journeySteps({ status })
    expect(steps.map((step) => step.type)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(steps.map((step) => step.state).join(' ')).toBe(states)
  })

  it('has the latest time of each step, and none without one', () => {
    const steps = journeySteps({ status: [entry(2, second), entry(2, first), entry(1, '')] })
    expect(steps.map(({ entry: latest }) => latest?.createdAt)).toEqual(['', second, ...Array<undefined>(5)])
  })
})
