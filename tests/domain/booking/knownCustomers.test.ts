import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayShip, offeredAs, savedIds } from '@/domain/booking/knownCustomers'
import { emptyBookingForm } from '@/domain/forms/bookingForm'

describe('customers offered as shipper', () => {
  it.each([
    ['Pakistan', true],
    [' pakistan ', true],
    ['PAKISTAN', true],
    ['', true],
    ['  ', true],
    ['Norway', false],
    ['East Pakistan', false],
  ])('a customer of «%s»: %s', (country, may) => expect(mayShip({ country })).toBe(may))

  it('are only possible shippers, while all receivers are offered, foreign ones first', () => {
    const customers = ['Pakistan', 'Norway', '', ' pakistan', 'Oman'].map((country, id) => ({ id, country }))
    const ids = (role: 'shipper' | 'receiver') => offeredAs(role, customers).map(({ id }) => id)
    expect(ids('shipper')).toEqual([0, 2, 3])
    expect(ids('receiver')).toEqual([1, 4, 2, 0, 3])
  })

  it('include every receiver, and no shipper twice', () => {
    const country = fc.oneof(fc.constantFrom('', ' ', 'Pakistan', 'pakistan ', 'Norway', 'Oman'), fc.string())
    fc.assert(
      fc.property(fc.array(country), (countries) => {
        const customers = countries.map((each, id) => ({ id, country: each }))
        const offered = offeredAs('receiver', customers)
        expect(offered.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(customers.map(({ id }) => id))
        expect(offeredAs('shipper', customers)).toEqual(customers.filter(mayShip))
      }),
    )
  })
})

describe('the id of a saved customer', () => {
  const zarqa = { id: 'c1', company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi' }
  const form = (company: string, contactPerson: string) => ({
    ...emptyBookingForm('gujrat', ''),
    shipperCompany: company,
    shipperContactPerson: contactPerson,
    recCompany: company,
    recContactPerson: contactPerson,
  })

  it.each([
    ['as he was filled in', zarqa, 'Zarqa Looms', 'Zarqa Bibi', 'c1'],
    ['with spaces around him', zarqa, ' Zarqa Looms ', 'Zarqa Bibi ', 'c1'],
    ['saved with spaces', { ...zarqa, company: 'Zarqa Looms ' }, 'Zarqa Looms', 'Zarqa Bibi', 'c1'],
    ['another company', zarqa, 'Zarqa Loom', 'Zarqa Bibi', ''],
    ['another person', zarqa, 'Zarqa Looms', 'Zahid Bibi', ''],
    ['no company', zarqa, '', 'Zarqa Bibi', ''],
    ['in other letters', zarqa, 'ZARQA LOOMS', 'Zarqa Bibi', ''],
    ['nobody', undefined, 'Zarqa Looms', 'Zarqa Bibi', ''],
  ])('%s', (_case, saved, company, contactPerson, id) => {
    const filled = saved && { shipper: saved }
    expect(savedIds(form(company, contactPerson), filled ?? {})).toEqual({ shipperId: id, recId: '' })
    expect(savedIds(form(company, contactPerson), saved ? { receiver: saved } : {})).toEqual({
      shipperId: '',
      recId: id,
    })
  })
})
