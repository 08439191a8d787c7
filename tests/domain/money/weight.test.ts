// @vitest-environment node
import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { formatWeight, volumetricWeight, type Dimension } from '@/domain/money/weight'
import { exactText, hundredths, plus, times, type Exact } from './exactDecimal'

const side = fc.record<Exact>({
  units: fc.bigInt({ min: 0n, max: 10n ** 7n }),
  scale: fc.integer({ min: 0, max: 3 }),
})
const sides = fc.array(fc.tuple(side, side, side), { maxLength: 12 })

/** 1 / 5000. */
const perDivisor: Exact = { units: 2n, scale: 4 }
const nothing: Exact = { units: 0n, scale: 0 }

test.each<[Dimension[], string]>([
  [[], '0'],
  [[{ length: 40, width: 30, height: 20 }], '4.8'],
  [[{ length: 40, width: 30, height: '' }], '0'],
  [[{ length: 5, width: 5, height: 1 }], '0.01'],
  [[{ length: 4, width: 6, height: 1 }], '0'],
  // each row alone would round to nothing
  [Array.from({ length: 10 }, () => ({ length: 2, width: 2, height: 2 })), '0.02'],
  [[{ length: 999.999, width: 999.999, height: 999.999 }], '199999.4'],
])('the volume in KG of the receipt, case %#', (dimensions, kilograms) => {
  expect(volumetricWeight(dimensions).toString()).toBe(kilograms)
})

it('the volume in KG agrees with whole-number arithmetic, rounded once at the end', () => {
  fc.assert(
    fc.property(sides, (values) => {
      const expected = values.reduce(
        (total, [length, width, height]) => plus(total, times(times(times(length, width), height), perDivisor)),
        nothing,
      )
      const rows = values.map(([length, width, height]) => ({
        length: exactText(length),
        width: exactText(width),
        height: exactText(height),
      }))
      expect(volumetricWeight(rows).times(100).toFixed(0)).toBe(String(hundredths(expected)))
    }),
  )
})
test.each([
  [12.5, '12.50'],
  ['0', '0.00'],
  [0.005, '0.01'],
  ['1234.5', '1,234.50'],
])('a weight of %s is printed %s', (kilograms, text) => {
  expect(formatWeight(kilograms)).toBe(text)
})
