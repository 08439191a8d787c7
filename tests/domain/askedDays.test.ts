import { describe, expect, test } from 'vitest'
import { askedDays } from '@/domain/askedDays'

describe('the range of the two date fields', () => {
  const now = new Date(2026, 10, 20)

  test.each([
    ['', '', null],
    ['2026-11-01', '2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ['2026-11-20', '2026-11-20', { from: '2026-11-20', to: '2026-11-20' }],
    ['2026-11-20', '2026-11-01', null],
    ['2026-11-01', '', { from: '2026-11-01', to: '2026-11-20' }],
    ['2026-12-01', '', { from: '2026-12-01', to: '2026-12-01' }],
    ['', '2026-11-01', { from: '2000-01-01', to: '2026-11-01' }],
  ])('is, from «%s» to «%s», %j', (from, to, days) => {
    expect(askedDays(from, to, now)).toEqual(days)
  })
})
