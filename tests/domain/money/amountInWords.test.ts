import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { amountInWords } from '@/domain/money/amountInWords'

test.each([
  [0, 'Rupees zero only'],
  [1, 'Rupees one only'],
  [19, 'Rupees nineteen only'],
  [20, 'Rupees twenty only'],
  [42, 'Rupees forty-two only'],
  [100, 'Rupees one hundred only'],
  [101, 'Rupees one hundred and one only'],
  [1000, 'Rupees one thousand only'],
  [1005, 'Rupees one thousand and five only'],
  [16240, 'Rupees sixteen thousand two hundred and forty only'],
  ['100000', 'Rupees one lakh only'],
  [1450000, 'Rupees fourteen lakh fifty thousand only'],
  [
    12345678.9,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred and seventy-eight and paisa ninety only',
  ],
  [1e13, 'Rupees ten lakh crore only'],
  [0.05, 'Rupees zero and paisa five only'],
  [0.005, 'Rupees zero and paisa one only'],
  [-500, 'Minus rupees five hundred only'],
  [-0.001, 'Rupees zero only'],
])('%s is %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})

const values: Record<string, bigint> = { hundred: 100n, thousand: 1000n, lakh: 100_000n, crore: 10_000_000n }
const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
units.split(' ').forEach((word, value) => (values[word] = BigInt(value)))
'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .forEach((word, at) => (values[word] = BigInt(20 + 10 * at)))

/** Parses words as a listener does: small numbers add up, and a scale word multiplies what was said before it. */
function heard(words: string): bigint {
  const said = words.split(/[\s-]/).filter((word) => word !== 'and')
  for (const step of ['crore', 'lakh', 'thousand', 'hundred']) {
    const at = said.lastIndexOf(step)
    if (at >= 0) return heard(said.slice(0, at).join(' ')) * (values[step] ?? 0n) + heard(said.slice(at + 1).join(' '))
  }
  return said.reduce((sum, word) => sum + (values[word] ?? 0n), 0n)
}

it('an amount in words is read back as the original amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (paisa) => {
      const text = amountInWords(`${paisa / 100n}.${String(paisa % 100n).padStart(2, '0')}`)
      const [, rupees = '', , ofPaisa = ''] = /^Rupees (.+?)( and paisa (.+))? only$/.exec(text) ?? []
      expect(heard(rupees) * 100n + heard(ofPaisa)).toBe(paisa)
    }),
  )
})
