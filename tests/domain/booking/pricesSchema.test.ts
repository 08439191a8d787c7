import { expect, it } from 'vitest'
import { pricesSchema } from '@/domain/booking/pricesSchema'

it('remembered prices are read from any stored value without failing', () => {
  const good = { country: 'Germany', service: 's1', kg: 1, rupees: 2 }
  const stored = [good, { ...good, kg: 0 }, { ...good, kg: '1' }, { ...good, rupees: null }, 7]
  expect(pricesSchema.parse(stored)).toEqual([good])
  expect(pricesSchema.parse(undefined)).toEqual([])
})
