import { describe, expect, it } from 'vitest'
import { heldFor, proposedName, readHeld } from '@/domain/unfinishedBooking'

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
    [26 * 60 * 60_000, '26 h'],
  ])('after %i ms: %s', (age, words) => {
    expect(heldFor(age)).toBe(words)
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
