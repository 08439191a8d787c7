import { describe, expect, it } from 'vitest'
import { isAnotherShipper } from '@/domain/booking/isAnotherShipper'

describe('files when the shipper changes', () => {
  const zarqa = {
    company: 'Zarqa Looms',
    contactPerson: 'Zarqa Bibi',
    phone1: '923001112233',
    ntnCnic: '37405-0000000-1',
  }
  const nobody = { shipperCompany: '', shipperContactPerson: '', shipperNtnCnicNo: '' }

  it.each([
    ['there was no shipper', {}, false],
    ['only the beginning of the company was there', { shipperCompany: ' zarq' }, false],
    ['the person’s name was there as the company', { shipperCompany: 'bibi' }, false],
    ['a phone number was there as the person', { shipperContactPerson: '92300111' }, false],
    [
      'the same shipper was there',
      { shipperCompany: 'Zarqa Looms', shipperContactPerson: 'Zarqa Bibi', shipperNtnCnicNo: '3740500000001' },
      false,
    ],
    ['another company was there', { shipperCompany: 'Malik Traders' }, true],
    ['another person was there', { shipperCompany: 'Zarqa Looms', shipperContactPerson: 'Malik' }, true],
    ['another CNIC was there', { shipperCompany: 'zarqa', shipperNtnCnicNo: '1111122222223' }, true],
    ['only a CNIC was there', { shipperNtnCnicNo: '1111122222223' }, true],
  ])('are removed if %s, as in %j: %o', (_case, stood, isAnother) =>
    expect(isAnotherShipper({ ...nobody, ...stood }, zarqa)).toBe(isAnother),
  )

  it('are removed if the saved customer has no identity card number, unless the names match', () => {
    const unnumbered = { ...zarqa, ntnCnic: '' }
    expect(isAnotherShipper({ ...nobody, shipperNtnCnicNo: '1' }, unnumbered)).toBe(true)
    expect(isAnotherShipper({ ...nobody, shipperCompany: 'zarqa', shipperNtnCnicNo: '1' }, unnumbered)).toBe(false)
  })
})
