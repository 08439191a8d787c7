// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { shipmentTypes } from '@/domain/forms/bookingForm'
import { shipmentType, type BillSource } from '@/domain/shipment/shipmentType'

describe('both readings of the type code', () => {
  test.each<[BillSource, number | null, string | null, string | null]>([
    ['live', 1, 'WPX', 'parcels'],
    ['live', 2, 'DOX', 'documents'],
    ['archive', 1, 'DOX', 'documents'],
    ['archive', 2, 'WPX', 'parcels'],
    ['live', 0, null, null],
    ['live', 3, null, null],
    ['live', -1, null, null],
    ['live', 1.5, null, null],
    ['live', Number.NaN, null, null],
    ['live', null, null, null],
    ['archive', 0, null, null],
    ['archive', 3, null, null],
    ['archive', null, null, null],
  ])('%s bill, code %s: %s', (source, code, label, contents) => {
    const type = shipmentType(source, code)
    expect(type?.label ?? null).toBe(label)
    expect(type?.contents ?? null).toBe(contents)
  })

  it('what the booking form sends is read back as what was chosen', () => {
    expect(shipmentType('live', Number(shipmentTypes.parcel))?.contents).toBe('parcels')
    expect(shipmentType('live', Number(shipmentTypes.document))?.contents).toBe('documents')
  })
})
