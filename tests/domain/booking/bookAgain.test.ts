import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingFromBill, fieldsToReenter, notOffered } from '@/domain/booking/bookAgain'
import { UNREADABLE } from '@/domain/numbers'
import { aBill } from '../../printing/aBill'

const services = [
  { id: 's1', name: 'Express' },
  { id: 's2', name: 'Urgent' },
]
const countries = [
  { id: 'c1', name: 'Norway' },
  { id: 'c2', name: 'Oman' },
  { id: 'c3', name: 'United Kingdom' },
]
const offered = { services, countries }
const from = (changes: Parameters<typeof aBill>[0]) => bookingFromBill(aBill(changes), offered)

describe('booking again', () => {
  it('copies the parties, and leaves empty what must be decided anew', () => {
    const bill = aBill({})
    const fields = bookingFromBill(bill, offered)
    expect(fields).toMatchObject({
      shipperCompany: bill.consignor.company,
      shipperNtnCnicNo: bill.consignor.ntnCnic,
      recContactPerson: bill.consignee.contactPerson,
      recPostCode: bill.consignee.postCode,
    })
    for (const name of [...fieldsToReenter, 'airwayBillNo', 'user'] as const) expect(fields).not.toHaveProperty(name)
  })

  it('has stored texts of several lines in fields of one', () => {
    const invoices = [{ description: 'Shirts\nof cotton', quantity: 1, price: 1 }]
    const fields = from({ consignee: { address: '77 Mill Street\r\nFlat 2' }, invoices })
    expect(fields).toMatchObject({ recAddress: '77 Mill Street, Flat 2' })
    expect(fields.invoiceValues?.[0]?.description).toBe('Shirts, of cotton')
  })

  it.each([
    [' express ', 's1'],
    ['Urgent', 's2'],
    ['Economy', ''],
    ['', ''],
  ])('chooses for the service «%s» the option «%s»', (serviceName, service) => {
    expect(from({ serviceName }).service).toBe(service)
  })

  it.each([
    ['live', 1, '1'],
    ['live', 2, '2'],
    // The archive has the codes the other way round.
    ['archive', 1, '2'],
    ['archive', 2, '1'],
    ['live', 7, ''],
    ['live', null, ''],
  ] as const)('reads of a bill of source %s the type %s as the form’s %s', (source, shipmentType, chosen) => {
    expect(from({ source, shipmentType }).shipmentType).toBe(chosen)
  })

  it('turns numbers into texts, and has one empty row for each table without rows', () => {
    expect(
      from({
        dimensions: [{ length: 48, width: '36.5', height: null }],
        invoices: [
          { description: 'Shirts', quantity: 12, price: null },
          { description: 'Shoes', quantity: UNREADABLE, price: UNREADABLE },
        ],
      }),
    ).toMatchObject({
      dimValues: [{ length: '48', width: '36.5', height: '' }],
      invoiceValues: [
        { description: 'Shirts', quantity: '12', price: '' },
        { description: 'Shoes', quantity: '', price: '' },
      ],
    })
    expect(from({ dimensions: [], invoices: [] })).toMatchObject({
      dimValues: [{ length: '', width: '', height: '' }],
      invoiceValues: [{ description: '', quantity: '', price: '' }],
    })
  })

  it('uses the destination if the receiver has no country', () => {
    const { consignee } = aBill({})
    expect(from({ consignee: { ...consignee, country: '' }, destination: 'Norway' }).recCountry).toBe('Norway')
    expect(from({ consignee: { ...consignee, country: 'Oman' }, destination: 'Norway' }).recCountry).toBe('Oman')
    expect(from({ consignee: { ...consignee, country: ' ' }, destination: ' Norway ' }).recCountry).toBe('Norway')
    const lost = aBill({ consignee: { ...consignee, country: ' ' }, destination: ' Atlantis ' })
    expect(notOffered(lost, offered).recCountry).toBe('Atlantis')
  })

  it.each([
    ['Express', 'Oman', { service: '', recCountry: '' }, 'Oman'],
    [' express ', ' united kingdom', { service: '', recCountry: '' }, 'United Kingdom'],
    ['Camel ', 'Oman', { service: 'Camel', recCountry: '' }, 'Oman'],
    ['Express', 'Atlantis', { service: '', recCountry: 'Atlantis' }, ''],
    ['', '', { service: '', recCountry: '' }, ''],
  ])('reports what is not offered for the service «%s» to «%s»', (serviceName, country, missing, chosen) => {
    const consignee = { ...aBill({}).consignee, country }
    expect(notOffered(aBill({ serviceName, consignee, destination: '' }), offered)).toEqual(missing)
    expect(from({ serviceName, consignee, destination: '' }).recCountry).toBe(chosen)
  })

  it('does not pick an option without a name for a value missing from the bill', () => {
    const nameless = { services: [{ id: 'x', name: '' }], countries: [{ id: 'y', name: ' ' }] }
    const bill = aBill({ serviceName: ' ', consignee: { ...aBill({}).consignee, country: ' ' }, destination: '' })
    expect(bookingFromBill(bill, nameless)).toMatchObject({ service: '', recCountry: '' })
  })

  it('recognises every offered service and country, however the bill writes it', () => {
    const option = fc.record({ id: fc.string({ minLength: 1 }), name: fc.string({ minLength: 1 }) })
    fc.assert(
      fc.property(fc.array(option, { minLength: 1 }), fc.nat(), fc.boolean(), (options, index, isLoud) => {
        const { name = '' } = options[index % options.length] ?? {}
        fc.pre(name.trim() !== '')
        const bill = aBill({
          serviceName: isLoud ? ` ${name} ` : name,
          consignee: { ...aBill({}).consignee, country: name },
        })
        const fields = bookingFromBill(bill, { services: options, countries: options })
        expect(options.map(({ id }) => id)).toContain(fields.service)
        expect(options.map((each) => each.name)).toContain(fields.recCountry)
        expect(notOffered(bill, { services: options, countries: options })).toEqual({ service: '', recCountry: '' })
      }),
    )
  })
})
