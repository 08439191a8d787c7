import { describe, expect, it } from 'vitest'
import { daysBefore } from '@/domain/daysBefore'

describe('the period before another one', () => {
  it.each([
    ['2026-11-21', '2026-11-21', { from: '2026-11-20', to: '2026-11-20' }],
    ['2026-11-01', '2026-11-30', { from: '2026-10-02', to: '2026-10-31' }],
    ['2024-03-01', '2024-03-01', { from: '2024-02-29', to: '2024-02-29' }],
    ['2026-03-29', '2026-04-04', { from: '2026-03-22', to: '2026-03-28' }],
    ['no day', '2026-11-21', null],
    ['2026-11-21', 'no day', null],
    ['2000-01-01', '2026-11-04', null],
  ])('for %s to %s is %j', (from, to, expected) => {
    expect(daysBefore({ from, to })).toEqual(expected)
  })
})
