import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateText, isDateFormat, numberText, withoutGroups } from '@/domain/from-file/numberText'

it.each<[number, string, string | null]>([
  [0.1 + 0.2, '', '0.3'],
  [12.5, 'General', '12.5'],
  [12.5, '@', '12.5'],
  [3_000_000_000, '0.00E+00', '3000000000'],
  [0.5, '# ?/?', '0.5'],
  [3001234567, '00000000000', '03001234567'],
  [1234.5, '#,##0.00', '1234.5'],
  [0.175, '0.0%', '17.5%'],
  [-5, '[Red]0', '-5'],
  [5, '_(0_)', '5'],
  [3520212345671, '00000\\-0000000\\-0', null],
  [5, '%', null],
  [1e15, '0', '1e+15'],
])('%d in the format %j is %j', (value, format, text) => {
  expect(numberText(value, format)).toBe(text)
})

it('whole numbers of up to fifteen digits retain all of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (value) => {
      expect(numberText(value, '')).toBe(String(value === 0 ? 0 : value))
    }),
  )
})

it.each([
  ['dd\\-mm\\-yyyy', true],
  ['hh:mm', true],
  ['General', false],
  ['0.00', false],
  ['0" days"', false],
  ['[Red]0', false],
  ['', false],
])('the format %j is a date or time format: %s', (format, is) => {
  expect(isDateFormat(format)).toBe(is)
})

it.each([
  ['[$Rs.] #,##0', '[$Rs.] ###0'],
  ['0', '0'],
])('%j without group separators is %j', (format, without) => {
  expect(withoutGroups(format)).toBe(without)
})

it.each<[number, boolean, string]>([
  [46089, false, '2026-03-08'],
  [46089.5, false, '2026-03-08 12:00'],
  [0.25, false, '06:00'],
  [46089 - 1462, true, '2026-03-08'],
  [1e12, false, '1000000000000'],
])('day %d (since 1904: %s) is %s', (days, is1904, text) => {
  expect(dateText(days, is1904)).toBe(text)
})
