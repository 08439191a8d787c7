import { describe, expect, it } from 'vitest'
import { savedIds } from '@/domain/booking/savedIds'
import { emptyBookingForm } from '@/domain/forms/bookingForm'

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
    ['is sent as long as the customer is as filled in', zarqa, 'Zarqa Looms', 'Zarqa Bibi', 'c1'],
    ['is sent despite spaces around the names', zarqa, ' Zarqa Looms ', 'Zarqa Bibi ', 'c1'],
    [
      'is sent despite spaces in the saved names',
      { ...zarqa, company: 'Zarqa Looms ' },
      'Zarqa Looms',
      'Zarqa Bibi',
      'c1',
    ],
    ['is not sent with another company', zarqa, 'Zarqa Loom', 'Zarqa Bibi', ''],
    ['is not sent with another person', zarqa, 'Zarqa Looms', 'Zahid Bibi', ''],
    ['is not sent without a company', zarqa, '', 'Zarqa Bibi', ''],
    ['is not sent with names in capitals', zarqa, 'ZARQA LOOMS', 'Zarqa Bibi', ''],
    ['is not sent if no customer was filled in', undefined, 'Zarqa Looms', 'Zarqa Bibi', ''],
  ])('%s', (_case, saved, company, contactPerson, id) => {
    const filled = saved && { shipper: saved }
    expect(savedIds(form(company, contactPerson), filled ?? {})).toEqual({ shipperId: id, recId: '' })
    expect(savedIds(form(company, contactPerson), saved ? { receiver: saved } : {})).toEqual({
      shipperId: '',
      recId: id,
    })
  })
})
