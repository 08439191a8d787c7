import { describe, expect, it } from 'vitest'
import { lastDays } from '@/domain/lastDays'

describe('the last days', () => {
  it.each([
    [1, '2026-11-20', '2026-11-20'],
    [30, '2026-10-22', '2026-11-20'],
  ])('are, for a count of %i, %s to %s', (count, from, to) => {
    expect(lastDays(count, new Date(2026, 10, 20, 9))).toEqual({ from, to })
  })
})
