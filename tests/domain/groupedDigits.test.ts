import { expect, it } from 'vitest'
import { groupedDigits } from '@/domain/groupedDigits'

it.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['1234567', '1,234,567'],
  ['14500.00', '14,500.00'],
  ['0.12345', '0.12345'],
  ['-1250.5', '-1,250.5'],
  ['-0.00', '0.00'],
])('%s has thousands separators: %s', (plain, grouped) => {
  expect(groupedDigits(plain)).toBe(grouped)
})
