import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { UNREADABLE } from '@/domain/numbers'
import type { ArchivedShipment, Shipment } from '@/domain/shipment/shipment'
import { readArchivedShipment } from '@/services/wire/readArchivedShipment'
import { readShipment } from '@/services/wire/readShipment'
import {
  choice,
  dimensionRows,
  entity,
  figure,
  moment,
  number,
  rupees,
  statusRows,
  text,
  textOf,
  via,
} from '@/services/wire/schemas'
import { isObject, readYesNo, type WireObject } from '@/services/wire/readValues'

const yesNo = via(readYesNo)

/** What `readShipment.ts` reads, as a zod schema. */

const shipmentSchema = z.pipe(
  entity({
    airwayBillNo: text,
    service: textOf('name'),
    consignee: textOf('contactPerson'),
    consignor: textOf('contactPerson'),
    origin: textOf('name'),
    destination: textOf('name'),
    amount: rupees,
    discount: rupees,
    gst: figure,
    paymentType: number,
    cod: choice,
    codAmount: rupees,
    isRemoteArea: yesNo,
    status: statusRows,
    center: textOf('username'),
    createdAt: moment,
    updatedAt: moment,
    notes: text,
    dimensions: dimensionRows,
  }),
  z.transform(({ cod, ...row }) => ({
    ...row,
    codAmount:
      typeof cod === 'boolean' ? (cod ? row.codAmount : 0) : (cod ?? (row.codAmount ? UNREADABLE : row.codAmount)),
  })),
) satisfies z.ZodMiniType<Shipment>

const archivedShipmentSchema = z.pipe(
  z.object({
    _id: text,
    id: text,
    airwayBillNo: text,
    name: text,
    consignee: textOf('contactPerson'),
    consignor: textOf('contactPerson'),
    origin: textOf('name'),
    destination: textOf('name'),
    shipAmount: rupees,
    discount: rupees,
    gst: figure,
    remoteArea: yesNo,
    status: number,
    repFullName: text,
    createdAt: moment,
  }),
  z.transform(({ _id: documentId, id, airwayBillNo, name, remoteArea, ...row }) => ({
    ...row,
    id: id || documentId,
    airwayBillNo: airwayBillNo || (/^[\da-f]{24}$/i.test(id) ? '' : id),
    service: name,
    isRemoteArea: remoteArea,
  })),
) satisfies z.ZodMiniType<ArchivedShipment>

/** Any JSON value, with the backend's usual values more often than by chance. */
const anyValue = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      null,
      0,
      1,
      '0',
      '1',
      '',
      ' 12.50 ',
      '1,250.00',
      '1,25,000',
      'Rs. 1,250',
      '16%',
      'NaN',
      '1e999',
      true,
      false,
      'true',
      [],
      {},
      '64af0011aa22bb33cc44dd55',
      { $oid: '64af0011aa22bb33cc44dd55' },
      { $numberDecimal: '1.50' },
      { $numberDecimal: 'NaN' },
      { $numberLong: '3047182972' },
      { $date: '2026-11-20T10:14:15.000Z' },
      { $date: { $numberLong: '1795169655000' } },
    ),
  },
  { weight: 2, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 2, arbitrary: fc.string() },
  { weight: 2, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const rowWith = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] })
const anyOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, anyValue]))
const listOf = (row: fc.Arbitrary<unknown>) => fc.oneof(anyValue, fc.array(fc.oneof(anyValue, row), { maxLength: 4 }))

const named = (field: string) => fc.oneof(anyValue, rowWith(anyOf(field, '_id')))
const statusEntry = rowWith(anyOf('type', 'description', 'trackingLink', 'createdAt', 'stray'))
const dimension = rowWith(anyOf('length', 'width', 'height'))

const shipmentRow = rowWith({
  ...anyOf('_id', 'id', 'airwayBillNo', 'origin', 'destination', 'amount', 'discount', 'gst', 'isRemoteArea'),
  ...anyOf('createdAt', 'updatedAt', 'notes', 'paymentType', 'cod', 'codAmount', 'stray', '__proto__', 'constructor'),
  service: named('name'),
  consignee: named('contactPerson'),
  consignor: named('contactPerson'),
  center: named('username'),
  status: listOf(statusEntry),
  dimensions: listOf(dimension),
})

const archivedRow = rowWith({
  ...anyOf('_id', 'id', 'airwayBillNo', 'name', 'origin', 'destination', 'shipAmount', 'discount', 'gst'),
  ...anyOf('remoteArea', 'status', 'repFullName', 'createdAt', 'stray', '__proto__'),
  consignee: named('contactPerson'),
  consignor: named('contactPerson'),
})

function wireRow(row: unknown): WireObject {
  if (!isObject(row)) throw new Error('A row is an object')
  return row
}

/** Serialised as in an answer: `__proto__` becomes an ordinary field. */
const overTheWire = (row: unknown) => wireRow(JSON.parse(JSON.stringify(row)))

describe('the hand-written row readers', () => {
  it('read a shipment as its schema does', () => {
    fc.assert(
      fc.property(shipmentRow, (sent) => {
        const row = overTheWire(sent)
        expect(readShipment(row)).toStrictEqual(shipmentSchema.parse(row))
      }),
      { numRuns: 1000 },
    )
  })

  it('read an archived shipment as its schema does', () => {
    fc.assert(
      fc.property(archivedRow, (sent) => {
        const row = overTheWire(sent)
        expect(readArchivedShipment(row)).toStrictEqual(archivedShipmentSchema.parse(row))
      }),
      { numRuns: 1000 },
    )
  })

  it('do not modify the answer', () => {
    const row = { _id: '1', status: [{ type: '6' }], dimensions: [null] }
    const before = structuredClone(row)
    readShipment(row)
    expect(row).toEqual(before)
  })
})

it.each([
  [{}, null],
  [{ codAmount: null }, null],
  [{ codAmount: 0 }, 0],
  [{ codAmount: '450' }, UNREADABLE],
  [{ cod: -1, codAmount: '450' }, 0],
  [{ cod: '1', codAmount: '450' }, 450],
  [{ cod: 1 }, null],
  [{ cod: 'abc', codAmount: 0 }, UNREADABLE],
])('the COD amount of a row with %j is %s, as on its bill', (fields, amount) => {
  expect(readShipment(fields).codAmount).toBe(amount)
})
