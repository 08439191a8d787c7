import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingTitle } from '@/domain/bookingTitle'

describe('what a booking is called', () => {
  it.each([
    ['Sana Mehmood', 'Sana Textile Works', 'Sheffield', 'Sana → Sheffield'],
    ['  Sana   Mehmood', '', ' Sheffield ', 'Sana → Sheffield'],
    ['', 'Sana  Textile Works ', 'Milton  Keynes', 'Sana Textile Works → Milton Keynes'],
    ['   ', 'Sana Textile Works', 'Sheffield', 'Sana Textile Works → Sheffield'],
    ['Sana', 'Works', '', null],
    ['', '', 'Sheffield', null],
    ['', '  ', '  ', null],
  ])('«%s» of «%s» to «%s»: %s', (shipperContactPerson, shipperCompany, recCity, title) => {
    expect(bookingTitle({ shipperContactPerson, shipperCompany, recCity })).toBe(title)
  })

  it('is one line with both ends, or nothing', () => {
    const text = string({ maxLength: 20 })
    assert(
      property(text, text, text, (shipperContactPerson, shipperCompany, recCity) => {
        const title = bookingTitle({ shipperContactPerson, shipperCompany, recCity })
        const isKnown = (shipperContactPerson.trim() || shipperCompany.trim()) !== '' && recCity.trim() !== ''
        expect(title !== null).toBe(isKnown)
        expect(title ?? '').not.toMatch(/\n|^ | $|^→|→$/)
      }),
    )
  })
})
