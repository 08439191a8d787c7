import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingTitle } from '@/domain/bookingTitle'
import { bookingInWords, heldFor, heldSince, lastTouched, proposedName, readHeld } from '@/domain/unfinishedBooking'

describe('an unfinished booking in words', () => {
  it.each([
    [{ shipperContactPerson: 'Sana Butt', recCity: 'Sheffield' }, 'Sana Butt → Sheffield'],
    [{ shipperContactPerson: ' Sana Butt ', shipperCompany: 'Butt & Sons', recCity: ' Leeds ' }, 'Sana Butt → Leeds'],
    [{ shipperCompany: 'Butt & Sons', recCountry: 'United Kingdom' }, 'Butt & Sons → United Kingdom'],
    [{ shipperCity: 'Gujrat', recContactPerson: 'Ruth Hallam' }, 'Gujrat → Ruth Hallam'],
    [{ recCompany: 'Hallam & Daughters', recCity: ' ' }, 'no shipper yet → Hallam & Daughters'],
    [{ shipperContactPerson: ' ', shipperCompany: ' Butt & Sons', recCountry: ' Oman' }, 'Butt & Sons → Oman'],
    [{ amount: '12' }, 'no shipper yet → no receiver yet'],
    [{ shipperContactPerson: 7, recCity: null }, 'no shipper yet → no receiver yet'],
    [null, 'no shipper yet → no receiver yet'],
    ['broken', 'no shipper yet → no receiver yet'],
  ])('%j: %s', (texts, words) => {
    expect(bookingInWords(texts)).toBe(words)
  })
})

describe('when it was last worked on', () => {
  const at = new Date(2026, 10, 20, 15, 14, 15)
  it.each([
    ['a moment ago', new Date(2026, 10, 20, 15, 15, 0), '03:14 PM'],
    ['late the same day', new Date(2026, 10, 20, 23, 59, 59), '03:14 PM'],
    ['the day before', new Date(2026, 10, 21, 0, 0, 1), 'Fri, Nov 20, 2026, 03:14 PM'],
  ])('%s', (_name, now, text) => {
    expect(lastTouched(at.getTime(), now.getTime())).toBe(text)
  })
})

describe('what a booking is called', () => {
  it.each([
    ['Sana Mehmood', 'Sana Textile Works', 'Sheffield', 'Sana → Sheffield'],
    ['  Sana   Mehmood', '', ' Sheffield ', 'Sana → Sheffield'],
    ['Muhammad Ali Butt', '', 'Sheffield', 'Muhammad Ali → Sheffield'],
    ['Dr. Syed Hamid Raza', '', 'Sheffield', 'Dr. Syed Hamid → Sheffield'],
    ['محمد علی', '', 'Dubai', 'محمد علی → Dubai'],
    ['محمد', '', 'Dubai', 'محمد → Dubai'],
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
  ])('is that of %s', (_whose, fields, name) => {
    expect(proposedName({ ...nobody, ...fields })).toBe(name)
  })
})

describe('how long it has been held', () => {
  it.each([
    [-5000, '0 min'],
    [59_999, '0 min'],
    [60_000, '1 min'],
    [59 * 60_000, '59 min'],
    [60 * 60_000, '1 h'],
    [24 * 60 * 60_000 - 1, '23 h'],
    [26 * 60 * 60_000, '1 day'],
    [13 * 24 * 60 * 60_000, '13 days'],
    [14 * 24 * 60 * 60_000, '2 weeks'],
    [720 * 60 * 60_000, '4 weeks'],
  ])('after %i ms: %s', (age, words) => {
    expect(heldFor(age)).toBe(words)
  })
})

describe('since when it has been held', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime()
  it('is an age, and by a clock that was set back the time that was written down', () => {
    expect(heldSince(now - 30_000, now)).toBe('0 min')
    expect(heldSince(now + 30_000, now)).toBe('0 min')
    expect(heldSince(now - 720 * 3_600_000, now)).toBe('4 weeks')
    expect(heldSince(new Date(2026, 11, 20, 15, 14).getTime(), now)).toBe('Sun, Dec 20, 2026, 03:14 PM')
  })
})

describe('what a draft says of it', () => {
  it('is read only where it is whole', () => {
    const held = { name: 'Sana', note: '', at: 1 }
    expect(readHeld(held)).toEqual(held)
    for (const other of [undefined, null, 'Sana', { name: 'Sana' }, { ...held, at: '1' }])
      expect(readHeld(other)).toBeNull()
  })
})

it('keeps a name in Urdu from turning the arrow round', () => {
  expect(bookingInWords({ shipperContactPerson: 'Dubai', recCity: 'نور محمد' })).toBe('Dubai → \u2068نور محمد\u2069')
})
