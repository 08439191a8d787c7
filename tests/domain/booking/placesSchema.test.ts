import { expect, it } from 'vitest'
import { placesSchema } from '@/domain/booking/placesSchema'

it('remembered towns are read from any stored value without failing', () => {
  const bonn = { country: 'Germany', city: 'Bonn', postCode: '' }
  expect(placesSchema.parse([null, 'x', { city: 'Köln' }, bonn])).toEqual([bonn])
  expect(placesSchema.parse({ city: 'Köln' })).toEqual([])
})
