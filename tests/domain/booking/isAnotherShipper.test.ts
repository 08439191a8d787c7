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
  ])('%s: removed %s', (_case, stood, isAnother) =>
    expect(isAnotherShipper({ ...nobody, ...stood }, zarqa)).toBe(isAnother),
  )

  it('are removed if the saved customer has no identity card number, unless the names match', () => {
    const unnumbered = { ...zarqa, ntnCnic: '' }
    expect(isAnotherShipper({ ...nobody, shipperNtnCnicNo: '1' }, unnumbered)).toBe(true)
    expect(isAnotherShipper({ ...nobody, shipperCompany: 'zarqa', shipperNtnCnicNo: '1' }, unnumbered)).toBe(false)
  })
})
