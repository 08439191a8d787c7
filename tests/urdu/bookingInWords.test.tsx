import { expect, it } from 'vitest'
import { lastTouched } from '@/texts/bookingInWords'

it('the day and the time of a draft have an Urdu comma between them', () => {
  const at = new Date(2026, 10, 20, 15, 14, 15).getTime()
  const dayAfter = new Date(2026, 10, 21, 9, 0).getTime()
  expect(lastTouched(at, dayAfter)).toBe('جمعہ، 20 نومبر 2026، \u206603:14 PM\u2069')
})
