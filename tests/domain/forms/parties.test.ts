// @vitest-environment node
import { expect, it } from 'vitest'
import { customerOf, emptyParties } from '@/domain/forms/parties'

const blank = {
  id: '',
  company: '',
  contactPerson: '',
  ref: '',
  address: '',
  country: '',
  state: '',
  city: '',
  postCode: '',
  phone1: '',
  phone2: '',
  ntnCnic: '',
  fax: '',
  email: '',
}

it('a party is a customer with what its own fields hold, and nothing of the other', () => {
  const form = { ...emptyParties(), shipperCompany: 'Shaheen Crafts', shipperCity: 'Gujrat', recCompany: 'Osgood' }
  expect(customerOf('shipper', form, 'c1')).toEqual({ ...blank, id: 'c1', company: 'Shaheen Crafts', city: 'Gujrat' })
  expect(customerOf('receiver', form, '')).toEqual({ ...blank, company: 'Osgood' })
})
