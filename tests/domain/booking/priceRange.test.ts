import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Price } from '@/domain/booking/pricesSchema'
import { priceRange } from '@/domain/booking/priceRange'
import { withPrice } from '@/domain/booking/withPrice'
import { decimal } from '@/domain/money/money'

describe('the range of remembered prices', () => {
  const to = { country: 'Germany', service: 's1' }
  const priced = (...all: [kg: string, rupees: string][]) =>
    all.reduce<Price[]>((prices, [kg, rupees]) => withPrice(prices, { ...to, kg, rupees }), [])

  it('is that of the last five bills to the country by the service', () => {
    const bills = [
      ['1', '9999'],
      ['2', '2300.50'],
      ['4', '5000'],
      ['10', '13000'],
      ['1', '1200'],
      ['3', '3700'],
    ] as const
    const others = withPrice(priced(...bills.map(([kg, rupees]): [string, string] => [kg, rupees])), {
      country: 'Norway',
      service: 's1',
      kg: '1',
      rupees: '1',
    })
    const range = priceRange(others, to)
    expect([range?.count, range?.from.toFixed(), range?.to.toFixed()]).toEqual([5, '1150', '1300'])
    expect(priceRange(others, { ...to, service: 's2' })).toBeNull()
  })

  it('is within half a rupee of the paid price per kilogram, in any order', () => {
    const bill = record({ kg: integer({ min: 1, max: 99_999 }), paisa: integer({ min: 1, max: 1e12 }) })
    assert(
      property(array(bill, { minLength: 1, maxLength: 5 }), (bills) => {
        const texts = bills.map(({ kg, paisa }): [string, string] => [
          decimal(kg).div(100).toFixed(),
          decimal(paisa).div(100).toFixed(),
        ])
        const range = priceRange(priced(...texts), to)
        const backwards = priceRange(priced(...texts.toReversed()), to)
        if (!range || !backwards) throw new Error('There is no price')
        expect(range).toEqual(backwards)
        const paid = texts.map(([kg, rupees]) => Number(rupees) / Number(kg))
        for (const [shown, exact] of [
          [range.from, Math.min(...paid)],
          [range.to, Math.max(...paid)],
        ] as const) {
          expect(shown.eq(shown.round(0))).toBe(true)
          expect(Math.abs(Number(shown) - exact)).toBeLessThanOrEqual(0.5 + 1e-6 * exact)
        }
      }),
    )
  })
})
