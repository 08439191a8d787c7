import { expect, test } from 'vitest'
import { volumetricWeight, type Dimension } from '@/domain/money/billing'

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
