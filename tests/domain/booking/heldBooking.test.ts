import { describe, expect, it } from 'vitest'
import { proposedName, readHeld } from '@/domain/booking/heldBooking'

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

describe('what is stored with a held booking', () => {
  it('is read only if it is complete', () => {
    const held = { name: 'Sana', note: '', at: 1 }
    expect(readHeld(held)).toEqual(held)
    for (const other of [undefined, null, 'Sana', { name: 'Sana' }, { ...held, at: '1' }])
      expect(readHeld(other)).toBeNull()
  })
})
