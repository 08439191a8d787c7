import { describe, expect, it, test } from 'vitest'
import { chargeableWeight, type Dimension, volumetricWeight } from '@/domain/shipment/weights'

test.each<[Dimension[], string]>([
  [[], '0'],
  [[{ length: 40, width: 30, height: 20 }], '4.8'],
  [[{ length: 40, width: 30, height: '' }], '0'],
  [[{ length: 5, width: 5, height: 1 }], '0.01'],
  [[{ length: 4, width: 6, height: 1 }], '0'],
  // Rounded one by one, the rows would come to nothing.
  [Array.from({ length: 10 }, () => ({ length: 2, width: 2, height: 2 })), '0.02'],
  [[{ length: 999.999, width: 999.999, height: 999.999 }], '199999.4'],
])('the volume in KG of %j is %s', (dimensions, kilograms) => {
  expect(volumetricWeight(dimensions).toString()).toBe(kilograms)
})

const box = { length: '48', width: '36', height: '30' }

describe('the chargeable weight', () => {
  it.each([
    ['12.5', [box], 'actual', '12.5'],
    ['10.36', [box], 'volumetric', '10.37'],
    // If both are equal, it is the actual weight.
    ['10.37', [box], 'actual', '10.37'],
    ['', [box], 'volumetric', '10.37'],
    // The larger of the two as they are shown: 10.368 kg is less than 10.37 kg.
    ['10.368', [box], 'volumetric', '10.37'],
    ['10.371', [box], 'actual', '10.371'],
    ['0.004', [], 'actual', '0.004'],
    ['3', [], 'actual', '3'],
  ])('of %s kg and %j is the %s one: %s', (weight, dimensions, which, kilograms) => {
    const counted = chargeableWeight(weight, dimensions)
    expect(counted?.which).toBe(which)
    expect(counted?.kilograms.toString()).toBe(kilograms)
  })

  it('is unknown without any value', () => {
    expect(chargeableWeight('', [])).toBeNull()
    expect(chargeableWeight(null, [{ length: '10', width: '', height: null }])).toBeNull()
  })
})
