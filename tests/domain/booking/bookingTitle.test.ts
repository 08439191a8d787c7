import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingTitle } from '@/domain/booking/bookingTitle'

describe('the title of a booking', () => {
  it.each([
    ['Sana Mehmood', 'Sana Textile Works', 'Sheffield', { from: 'Sana', to: 'Sheffield' }],
    ['  Sana   Mehmood', '', ' Sheffield ', { from: 'Sana', to: 'Sheffield' }],
    ['Muhammad Ali Butt', '', 'Sheffield', { from: 'Muhammad Ali', to: 'Sheffield' }],
    ['Dr. Syed Hamid Raza', '', 'Sheffield', { from: 'Dr. Syed Hamid', to: 'Sheffield' }],
    ['محمد علی', '', 'Dubai', { from: 'محمد علی', to: 'Dubai' }],
    ['محمد', '', 'Dubai', { from: 'محمد', to: 'Dubai' }],
    ['', 'Sana  Textile Works ', 'Milton  Keynes', { from: 'Sana Textile Works', to: 'Milton Keynes' }],
    ['   ', 'Sana Textile Works', 'Sheffield', { from: 'Sana Textile Works', to: 'Sheffield' }],
    ['Sana', 'Works', '', null],
    ['', '', 'Sheffield', null],
    ['', '  ', '  ', null],
  ])('from «%s» of «%s» to «%s» is %o', (shipperContactPerson, shipperCompany, recCity, title) => {
    const names = bookingTitle({ shipperContactPerson, shipperCompany, recCity })
    expect(names?.values ?? null).toEqual(title)
  })

  it('is one line that names both ends, or empty', () => {
    const text = string({ maxLength: 20 })
    assert(
      property(text, text, text, (shipperContactPerson, shipperCompany, recCity) => {
        const title = bookingTitle({ shipperContactPerson, shipperCompany, recCity })
        const isKnown = (shipperContactPerson.trim() || shipperCompany.trim()) !== '' && recCity.trim() !== ''
        expect(title !== null).toBe(isKnown)
        for (const name of Object.values(title?.values ?? {})) expect(name).toMatch(/^\S(.*\S)?$/)
      }),
    )
  })
})
