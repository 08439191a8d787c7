import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingTitle } from '@/domain/bookingTitle'
import { bookingNames, heldFor, heldSince, proposedName, readHeld } from '@/domain/unfinishedBooking'

describe('whom an unfinished booking is from and to', () => {
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
  ])('%j: from %s to %s', (texts, shipper, receiver) => {
    expect(bookingNames(texts)).toEqual({ shipper, receiver })
  })
})

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
  ])('«%s» of «%s» to «%s»: %o', (shipperContactPerson, shipperCompany, recCity, title) => {
    const names = bookingTitle({ shipperContactPerson, shipperCompany, recCity })
    expect(names?.values ?? null).toEqual(title)
  })

  it('names both ends in a line, or nothing', () => {
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

const nobody = { shipperContactPerson: '', shipperCompany: '', recContactPerson: '', recCompany: '' }

describe('the name proposed for a held booking', () => {
  it.each([
    [
      'the shipper',
      { shipperContactPerson: ' Sana Butt ', shipperCompany: 'Sana & Co', recContactPerson: 'Ruth' },
      'Sana Butt',
    ],
    ['his company', { shipperCompany: 'Sana & Co', recContactPerson: 'Ruth' }, 'Sana & Co'],
    ['the receiver', { shipperCompany: '  ', recContactPerson: 'Ruth', recCompany: 'Hallam' }, 'Ruth'],
    ['the receiver’s company', { recCompany: 'Hallam' }, 'Hallam'],
    ['nobody', {}, ''],
  ])('is taken from %s', (_whose, fields, name) => {
    expect(proposedName({ ...nobody, ...fields })).toBe(name)
  })
})

describe('the time since it was held', () => {
  it.each([
    [-5000, 'booking.minutes', 0],
    [59_999, 'booking.minutes', 0],
    [60_000, 'booking.minutes', 1],
    [59 * 60_000, 'booking.minutes', 59],
    [60 * 60_000, 'booking.hours', 1],
    [24 * 60 * 60_000 - 1, 'booking.hours', 23],
    [26 * 60 * 60_000, 'booking.days', 1],
    [13 * 24 * 60 * 60_000, 'booking.days', 13],
    [14 * 24 * 60 * 60_000, 'booking.weeks', 2],
    [720 * 60 * 60_000, 'booking.weeks', 4],
  ])('after %i ms: %s, %i', (age, key, count) => {
    expect(heldFor(age)).toEqual({ key, values: { count } })
  })
})

describe('the displayed holding time', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime()
  it('is an age, and unknown by a clock that was set back', () => {
    expect(heldSince(now - 30_000, now)).toEqual(heldFor(0))
    expect(heldSince(now + 30_000, now)).toEqual(heldFor(0))
    expect(heldSince(now - 720 * 3_600_000, now)).toEqual(heldFor(720 * 3_600_000))
    expect(heldSince(new Date(2026, 11, 20, 15, 14).getTime(), now)).toBeNull()
  })
})

describe('the summary of a draft', () => {
  it('is read only if it is complete', () => {
    const held = { name: 'Sana', note: '', at: 1 }
    expect(readHeld(held)).toEqual(held)
    for (const other of [undefined, null, 'Sana', { name: 'Sana' }, { ...held, at: '1' }])
      expect(readHeld(other)).toBeNull()
  })
})
