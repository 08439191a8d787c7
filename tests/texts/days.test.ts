import { expect, test } from 'vitest'
import { daysText, shortDayText } from '@/texts/days'

test.each([
  ['2026-11-01', '2026-11-20', 'Nov 1 to Nov 20, 2026'],
  ['2026-11-20', '2026-11-20', 'Nov 20, 2026'],
  ['2025-12-30', '2026-01-02', 'Dec 30, 2025 to Jan 2, 2026'],
  ['2000-01-01', '2026-11-20', 'until Nov 20, 2026'],
  ['nonsense', '2026-11-20', ''],
])('the days %s to %s read «%s»', (from, to, text) => {
  expect(daysText({ from, to })).toBe(text)
})

test.each([
  ['2026-11-20', 'Nov 20'],
  ['2026-02-01', 'Feb 1'],
  ['nonsense', ''],
])('the day %s reads «%s»', (day, text) => {
  expect(shortDayText(day)).toBe(text)
})
