// @vitest-environment node
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderOf, rankNumbers } from '@/domain/shipment-index/sortOrder'

const value = fc.oneof(fc.integer({ min: -5, max: 30 }), fc.constant(NaN))

it('orders rows as a plain stable sort does, those without a value last', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), fc.boolean(), (values, isDescending) => {
      const by = (one: number, other: number) => (isDescending ? other - one : one - other)
      const valueOf = (row: number) => values[row] ?? NaN
      const expected = values
        .map((_, row) => row)
        .sort((one, other) => {
          const [isNone, isOtherNone] = [Number.isNaN(valueOf(one)), Number.isNaN(valueOf(other))]
          return isNone || isOtherNone ? Number(isNone) - Number(isOtherNone) : by(valueOf(one), valueOf(other))
        })
      expect([...orderOf(rankNumbers(values), isDescending)]).toEqual(expected)
    }),
  )
})
