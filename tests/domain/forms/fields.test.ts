import { expect, it } from 'vitest'
import { decimalsDoubt, isEmailAddress } from '@/domain/forms/fields'

it.each([
  ['sana@chenab.example', true],
  ['sana.butt+bills@mail.chenab.example', true],
  ['ثنا@chenab.example', true],
  ['sana@chenab', false],
  ['sana@@chenab.example', false],
  ['sana@chenab..example', false],
  ['sana butt@chenab.example', false],
  ['<sana@chenab.example>', false],
  ['a@chenab.example, b@chenab.example', false],
  ['', false],
])('“%s” is an email address: %s', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne)
})

const amount = { name: 'booking.amount', min: 0, decimals: 2, unit: 'rupees' } as const
const pieces = { name: 'booking.pieces', min: 0, decimals: 0, unit: 'pieces' } as const
it.each([
  ['as many decimals as are usual', '12.50', amount, null],
  ['more decimals', '12.505', amount, { key: 'booking.doubtDecimals', decimals: 2 }],
  ['a whole number of pieces', '3', pieces, null],
  ['a fraction of a piece', '2.5', pieces, { key: 'booking.doubtFraction' }],
] as const)('a number with %s is asked about only if that is unusual', (_, plain, rules, question) => {
  const { key, ...values } = question ?? { key: null }
  expect(decimalsDoubt(plain, rules)).toEqual(
    key && { key, values: { name: { key: rules.name }, number: plain, ...values } },
  )
})
