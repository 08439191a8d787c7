import { expect, it } from 'vitest'
import { asOfText } from '@/texts/asOfText'

it.each([
  ['today', new Date(2026, 10, 20, 23, 59, 59), '03:14:15 PM'],
  ['the next day, at an earlier hour', new Date(2026, 10, 21, 0, 0, 0), 'Nov 20, 03:14 PM'],
  ['by a clock that was set back', new Date(2026, 10, 19, 20, 0, 0), 'Nov 20, 03:14 PM'],
])('the time of what was loaded is read %s', (_when, today, text) => {
  expect(asOfText(new Date(2026, 10, 20, 15, 14, 15), today)).toBe(text)
})
