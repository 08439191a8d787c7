import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayShip, offeredAs } from '@/domain/booking/offeredAs'

describe('customers offered as shipper', () => {
  it.each([
    ['Pakistan', true],
    [' pakistan ', true],
    ['PAKISTAN', true],
    ['PK', true],
    ['Pakistan, Islamic Republic of', true],
    ['Punjab', true],
    ['', true],
    ['  ', true],
    ['Norway', false],
    ['NO', false],
  ])('include one of the country «%s»: %o', (country, may) => expect(mayShip({ country })).toBe(may))

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
