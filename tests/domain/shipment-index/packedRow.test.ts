// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeyColumn } from '@/domain/shipment-index/keyColumn'
import { packedKeys, packedRow, unpackedRow } from '@/domain/shipment-index/packedRow'
import { TextBlocks } from '@/domain/shipment-index/textBlocks'
import type { Shipment } from '@/domain/shipment/shipment'
import { statusNames } from '@/domain/shipment/shipmentStatus'
import { aRow } from './aRow'

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '0', 'یوسف', 'a","b', '\n', 'Packed'))
const moment = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('', '2026-11-20', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00.5Z', '1970-01-01T00:00:00.000Z'),
  fc.constantFrom(
    '2026-02-31T10:00:00.000Z',
    '2026-11-31T10:00:00.000Z',
    '2026-11-20T24:00:00.000Z',
    'Fri Nov 20 2026',
  ),
)
// Nothing tells -0 from 0 in a list.
const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0))
const entry = fc.record({
  type: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(2.5)),
  description: fc.oneof(text, fc.constantFrom(...Object.values(statusNames))),
  trackingLink: text,
  createdAt: moment,
})
const row: fc.Arbitrary<Shipment> = fc
  .record({
    id: text,
    airwayBillNo: text,
    notes: text,
    amount: number,
    discount: number,
    gst: number,
    paymentType: number,
    codAmount: number,
    createdAt: moment,
    updatedAt: moment,
    status: fc.array(entry, { maxLength: 3 }),
    dimensions: fc.array(fc.record({ length: number, width: number, height: number }), { maxLength: 3 }),
    isRemoteArea: fc.boolean(),
    consignee: text,
  })
  .map(aRow)

describe('a packed row', () => {
  it('gives back the row, whatever is in it', () => {
    fc.assert(
      fc.property(row, (row) => {
        const packed = packedRow(row)
        expect(unpackedRow(packed, row)).toEqual(row)
        expect(packedKeys(packed)).toEqual({ id: row.id, airwayBillNo: row.airwayBillNo })
        expect(packed).not.toContain('\n')
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the size of a packed row', () => {
  const sizeOf = (type: number, description: string) =>
    packedRow(aRow({ status: [{ type, description, trackingLink: '', createdAt: '2026-11-20T10:00:00.000Z' }] })).length

  it('does not grow with a description that the status has by itself', () => {
    expect(sizeOf(2, statusNames[2])).toBe(sizeOf(3, statusNames[3]))
    expect(sizeOf(2, statusNames[3])).toBeGreaterThan(sizeOf(2, statusNames[2]) + statusNames[3].length)
    expect(sizeOf(9, 'x') - sizeOf(9, '')).toBe(',"x"'.length)
  })
})

describe('texts in blocks', () => {
  it.each([0, 3, 1000, 2003])('give back what was put there last, of %i rows', (size) => {
    const texts = Array.from({ length: size }, (_, place) => `row ${place}`)
    const blocks = new TextBlocks()
    for (const each of texts) blocks.add(each)
    for (let place = 0; place < size; place += 7) {
      texts[place] = `another ${'x'.repeat(place % 5)}`
      blocks.set(place, texts[place] ?? '')
    }
    blocks.add('one more')
    expect(blocks.size).toBe(size + 1)
    expect(Array.from({ length: size + 2 }, (_, place) => blocks.at(place))).toEqual([...texts, 'one more', ''])
  })
})

describe('keys', () => {
  it('are found by themselves, where others have the same number', () => {
    // FNV-1a gives both the same.
    const keys = ['costarring', 'liquid', 'liquid']
    const column = new KeyColumn()
    keys.forEach((key, place) => column.set(place, key))
    const find = (...wanted: string[]) => column.find(wanted, (place) => keys[place] ?? '')
    expect(find('liquid', 'nobody')).toEqual([
      ['liquid', 1],
      ['liquid', 2],
    ])
    keys[1] = 'other'
    column.set(1, 'other')
    expect(find('other', 'costarring')).toEqual([
      ['costarring', 0],
      ['other', 1],
    ])
  })
})
