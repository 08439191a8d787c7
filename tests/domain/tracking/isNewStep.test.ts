import { describe, expect, it } from 'vitest'
import { isNewStep } from '@/domain/tracking/isNewStep'

describe('a new step', () => {
  it.each([
    ['2026-11-12T06:02:41.000Z', '2026-11-12T06:02:40.000Z', true],
    ['2026-11-12T06:02:40.000Z', '2026-11-12T06:02:40.000Z', false],
    ['2026-11-12T06:02:39.000Z', '2026-11-12T06:02:40.000Z', false],
    // The same time in another zone.
    ['2026-11-12T11:02:40.000+05:00', '2026-11-12T06:02:40.000Z', false],
    ['2026-11-12T06:02:40.000Z', '', true],
    ['', '2026-11-12T06:02:40.000Z', false],
    ['soon', '', false],
    ['2026-11-12T06:02:40.000Z', 'soon', false],
  ])('at %s, after one at %s, is new: %o', (newest, seen, isNew) => {
    expect(isNewStep(newest, seen)).toBe(isNew)
  })
})
