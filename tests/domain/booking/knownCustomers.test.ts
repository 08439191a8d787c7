import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnotherShipper, mayShip, offeredAs, savedIds } from '@/domain/booking/knownCustomers'
import { emptyBookingForm } from '@/domain/forms/bookingForm'

describe('who may ship', () => {
  it.each([
    ['Pakistan', true],
    [' pakistan ', true],
    ['PAKISTAN', true],
    ['', true],
    ['  ', true],
    ['Norway', false],
    ['East Pakistan', false],
  ])('a customer of «%s»: %s', (country, may) => expect(mayShip({ country })).toBe(may))

  it('is offered alone; receivers are all offered, those abroad first', () => {
    const customers = ['Pakistan', 'Norway', '', ' pakistan', 'Oman'].map((country, id) => ({ id, country }))
    const ids = (role: 'shipper' | 'receiver') => offeredAs(role, customers).map(({ id }) => id)
    expect(ids('shipper')).toEqual([0, 2, 3])
    expect(ids('receiver')).toEqual([1, 4, 2, 0, 3])
  })

  it('never loses a receiver, and offers no shipper twice', () => {
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

describe('the id of a saved customer goes along', () => {
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

describe('files stay with a shipper', () => {
  const zarqa = {
    company: 'Zarqa Looms',
    contactPerson: 'Zarqa Bibi',
    phone1: '923001112233',
    ntnCnic: '37405-0000000-1',
  }
  const nobody = { shipperCompany: '', shipperContactPerson: '', shipperNtnCnicNo: '' }

  it.each([
    ['nobody stood there', {}, false],
    ['what stood there was looked for', { shipperCompany: ' zarq' }, false],
    ['a person was looked for in the company', { shipperCompany: 'bibi' }, false],
    ['a phone was looked for', { shipperContactPerson: '92300111' }, false],
    [
      'the same one stood there',
      { shipperCompany: 'Zarqa Looms', shipperContactPerson: 'Zarqa Bibi', shipperNtnCnicNo: '3740500000001' },
      false,
    ],
    ['another company stood there', { shipperCompany: 'Malik Traders' }, true],
    ['another person stood there', { shipperCompany: 'Zarqa Looms', shipperContactPerson: 'Malik' }, true],
    ['another identity card stood there', { shipperCompany: 'zarqa', shipperNtnCnicNo: '1111122222223' }, true],
    ['an identity card alone stood there', { shipperNtnCnicNo: '1111122222223' }, true],
  ])('%s: taken out %s', (_case, stood, isAnother) =>
    expect(isAnotherShipper({ ...nobody, ...stood }, zarqa)).toBe(isAnother),
  )

  it('whose saved identity card is missing, unless the names are others', () => {
    const unnumbered = { ...zarqa, ntnCnic: '' }
    expect(isAnotherShipper({ ...nobody, shipperNtnCnicNo: '1' }, unnumbered)).toBe(true)
    expect(isAnotherShipper({ ...nobody, shipperCompany: 'zarqa', shipperNtnCnicNo: '1' }, unnumbered)).toBe(false)
  })
})
