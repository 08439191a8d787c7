import { describe, expect, it } from 'vitest'
import type { Price } from '@/domain/booking/pricesSchema'
import { withPrice } from '@/domain/booking/withPrice'

describe('the prices of bookings', () => {
  const to = { country: 'Germany', service: 's1' }
  const priced = (...all: [kg: string, rupees: string][]) =>
    all.reduce<Price[]>((prices, [kg, rupees]) => withPrice(prices, { ...to, kg, rupees }), [])

  it.each([
    ['0', '100'],
    ['1', '0'],
    ['1', ''],
  ])('of %s kg for %j rupees are not stored', (kg, rupees) => expect(priced([kg, rupees])).toEqual([]))
})
