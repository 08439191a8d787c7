import { expect, test } from 'vitest'
import { daysText, shortDayText } from '@/texts/daysText'

test.each([
  ['2026-11-01', '2026-11-20', 'Nov_1 to Nov_20,_2026'],
  ['2026-11-20', '2026-11-20', 'Nov_20,_2026'],
  ['2025-12-30', '2026-01-02', 'Dec_30,_2025 to Jan_2,_2026'],
  ['2000-01-01', '2026-11-20', 'until Nov_20,_2026'],
  ['nonsense', '2026-11-20', ''],
])('the days %s to %s read «%s», whose lines do not break at _', (from, to, text) => {
  expect(daysText({ from, to })).toBe(text.replaceAll('_', '\u00a0'))
})

test.each([
  ['2026-11-20', 'Nov 20'],
  ['2026-02-01', 'Feb 1'],
  ['nonsense', ''],
])('the day %s reads «%s»', (day, text) => {
  expect(shortDayText(day)).toBe(text)
})
