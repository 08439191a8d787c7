import { describe, expect, it } from 'vitest'
import { bookingNames } from '@/domain/booking/bookingNames'

describe('the parties that name a draft', () => {
  it.each([
    [{ shipperContactPerson: 'Sana Butt', recCity: 'Sheffield' }, 'Sana Butt', 'Sheffield'],
    [{ shipperContactPerson: ' Sana Butt ', shipperCompany: 'Butt & Sons', recCity: ' Leeds ' }, 'Sana Butt', 'Leeds'],
    [{ shipperCompany: 'Butt & Sons', recCountry: 'United Kingdom' }, 'Butt & Sons', 'United Kingdom'],
    [{ shipperCity: 'Gujrat', recContactPerson: 'Ruth Hallam' }, 'Gujrat', 'Ruth Hallam'],
    [{ recCompany: 'Hallam & Daughters', recCity: ' ' }, null, 'Hallam & Daughters'],
    [{ shipperContactPerson: ' ', shipperCompany: ' Butt & Sons', recCountry: ' Oman' }, 'Butt & Sons', 'Oman'],
    [{ amount: '12' }, null, null],
    [{ shipperContactPerson: 7, recCity: null }, null, null],
    [null, null, null],
    ['broken', null, null],
  ])('are read from %j: from %s to %s', (texts, shipper, receiver) => {
    expect(bookingNames(texts)).toEqual({ shipper, receiver })
  })
})
