import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type DayPreset, dayPresets, daysOf } from '@/domain/dayPresets'

describe('preset ranges', () => {
  const friday = new Date(2026, 10, 20, 15, 14, 15)

  test.each<[DayPreset, string, string]>([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['thisWeek', '2026-11-16', '2026-11-20'],
    ['thisMonth', '2026-11-01', '2026-11-20'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
  ])('%s is %s to %s', (preset, from, to) => {
    expect(daysOf(preset, friday)).toEqual({ from, to })
  })

  test.each<[string, Date, DayPreset, string, string]>([
    ['a Monday', new Date(2026, 10, 16), 'thisWeek', '2026-11-16', '2026-11-16'],
    ['a Sunday', new Date(2026, 10, 22, 23, 59), 'thisWeek', '2026-11-16', '2026-11-22'],
    ['the first of a month', new Date(2026, 10, 1), 'yesterday', '2026-10-31', '2026-10-31'],
    ['the first of a year', new Date(2027, 0, 1), 'lastMonth', '2026-12-01', '2026-12-31'],
    ['the end of a long month', new Date(2027, 2, 31), 'lastMonth', '2027-02-01', '2027-02-28'],
    ['a leap year', new Date(2028, 2, 5), 'lastMonth', '2028-02-01', '2028-02-29'],
  ])('are right on %s', (_name, now, preset, from, to) => {
    expect(daysOf(preset, now)).toEqual({ from, to })
  })

  it('never end before they begin, nor after today', () => {
    const moment = fc.date({ min: new Date(2020, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.constantFrom(...dayPresets), (now, preset) => {
        const { from, to } = daysOf(preset, now)
        expect(from <= to).toBe(true)
        expect(to <= daysOf('today', now).to).toBe(true)
      }),
    )
  })
})
