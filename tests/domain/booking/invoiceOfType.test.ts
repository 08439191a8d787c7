import { describe, expect, it, test } from 'vitest'
import { invoiceOfType, isDocumentsAlone } from '@/domain/booking/invoiceOfType'
import { emptyInvoiceRow, type InvoiceRow } from '@/domain/forms/bookingForm'
import { DOCUMENTS, shipmentTypes } from '@/domain/shipment/shipmentType'

const line = (changes: Partial<InvoiceRow>): InvoiceRow => ({ ...emptyInvoiceRow, ...changes })
const empty = line({})
const documents = line({ description: DOCUMENTS })

describe('the invoice line for a shipment type', () => {
  test.each<[string, string, InvoiceRow[], InvoiceRow[]]>([
    ['is filled in for documents', shipmentTypes.document, [empty], [documents]],
    [
      'is filled in before other empty lines',
      shipmentTypes.document,
      [empty, line({ quantity: ' ' })],
      [documents, line({ quantity: ' ' })],
    ],
    ['is cleared again for a parcel', shipmentTypes.parcel, [documents, empty], [empty, empty]],
    ['is cleared again without a type', '', [documents], [empty]],
  ])('%s', (_name, type, rows, expected) => expect(invoiceOfType(type, rows)).toEqual(expected))

  test.each<[string, InvoiceRow[]]>([
    [shipmentTypes.document, [line({ description: 'Passport' })]],
    [shipmentTypes.document, [line({ quantity: '1' })]],
    [shipmentTypes.document, [empty, line({ price: '5' })]],
    [shipmentTypes.document, [documents]],
    [shipmentTypes.parcel, [line({ description: DOCUMENTS, quantity: '2' })]],
    [shipmentTypes.parcel, [documents, line({ description: 'Passport' })]],
    [shipmentTypes.parcel, [line({ description: 'Documents of a car' })]],
    ['', [empty]],
  ])('of type %j is left as typed: %j', (type, rows) => expect(invoiceOfType(type, rows)).toBe(rows))

  it('means documents only if quantity, price and other lines are empty', () => {
    expect([[documents], [documents, empty], [empty], [], [documents, documents]].map(isDocumentsAlone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
