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
