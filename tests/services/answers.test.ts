import { describe, expect, it } from 'vitest'
import type { Shipment } from '@/domain/shipment/shipment'
import * as airwayBill from '@/services/airwayBill'
import * as center from '@/services/center'
import * as customer from '@/services/customer'
import { getActiveServices } from '@/services/service'
import * as session from '@/services/session'
import { trackShipment } from '@/services/tracking'
import { readShipment } from '@/services/wire/readShipment'
import { aBackend, json } from './backend'
import { aBooking, files } from './forms'

const backend = aBackend()
const answer = (body: unknown) => backend.answerWith(() => json(body))
const unread = { kind: 'badAnswer', status: 200 }

describe('shipments', () => {
  const row = {
    _id: '665f',
    airwayBillNo: 1000000001,
    service: { _id: 's', name: 'Express' },
    consignee: { contactPerson: 'Ann Lee' },
    consignor: { contactPerson: 'Umer Ali' },
    origin: 'Pakistan',
    destination: 'United Kingdom',
    amount: '14500.50',
    discount: 500,
    gst: '16',
    paymentType: '2',
    cod: '1',
    codAmount: '450',
    isRemoteArea: '1',
    status: [
      { type: '6', description: 'On', trackingLink: 'https://t.example', createdAt: '2026-11-20T10:14:15.000Z' },
    ],
    center: { username: 'gujrat' },
    createdAt: '2026-11-20T10:14:15.000Z',
    updatedAt: '2026-11-21T10:14:15.000Z',
    notes: 'Call first',
    dimensions: [{ length: '10', width: 20, height: '' }],
  }
  const read = {
    id: '665f',
    airwayBillNo: '1000000001',
    service: 'Express',
    consignee: 'Ann Lee',
    consignor: 'Umer Ali',
    origin: 'Pakistan',
    destination: 'United Kingdom',
    amount: 14500.5,
    discount: 500,
    gst: 16,
    paymentType: 2,
    codAmount: 450,
    isRemoteArea: true,
    status: [{ type: 6, description: 'On', trackingLink: 'https://t.example', createdAt: '2026-11-20T10:14:15.000Z' }],
    center: 'gujrat',
    createdAt: '2026-11-20T10:14:15.000Z',
    updatedAt: '2026-11-21T10:14:15.000Z',
    notes: 'Call first',
    dimensions: [{ length: 10, width: 20, height: null }],
  }
  const holes = {
    id: '',
    airwayBillNo: '',
    service: '',
    consignee: '',
    consignor: '',
    origin: '',
    destination: '',
    amount: null,
    discount: null,
    gst: null,
    paymentType: null,
    codAmount: null,
    isRemoteArea: false,
    status: [],
    center: '',
    createdAt: '',
    updatedAt: '',
    notes: '',
    dimensions: [],
  }

  it.each([
    ['getShipmentsByToday', airwayBill.getShipmentsByToday],
    ['searchShipments', () => airwayBill.searchShipments('x')],
  ])('%s reads complete rows and rows with missing fields, and skips what is not a row', async (_name, run) => {
    answer([row, null, { ...row, service: 'Economy', center: 'lahore' }, 'x', {}])
    expect(await run()).toEqual([read, { ...read, service: 'Economy', center: 'lahore' }, holes])
  })

  it('reads old rows with null in every field', async () => {
    answer([Object.fromEntries(Object.keys(row).map((name) => [name, null]))])
    expect(await airwayBill.getShipmentsByToday()).toEqual([holes])
  })

  it.each<[keyof Shipment, Record<string, unknown>, unknown]>([
    ['codAmount', { cod: '1', codAmount: '1,25,000' }, 125_000],
    ['codAmount', { cod: '0', codAmount: 450 }, 0],
    ['codAmount', { cod: false, codAmount: 450 }, 0],
    ['codAmount', { codAmount: 450 }, null],
    ['amount', { amount: '1,250.00', gst: 16 }, 1250],
    ['amount', { amount: { $numberDecimal: '1250.50' } }, 1250.5],
    ['amount', { amount: { $numberDecimal: 'NaN' } }, 'unreadable'],
    ['amount', { amount: [] }, 'unreadable'],
    ['gst', { amount: 500, gst: '16%' }, 'unreadable'],
    ['discount', { amount: 500, discount: true }, 'unreadable'],
    ['codAmount', { cod: { $numberInt: '1' }, codAmount: {} }, 'unreadable'],
    ['codAmount', { cod: 'perhaps', codAmount: 450 }, 'unreadable'],
    ['airwayBillNo', { airwayBillNo: { $numberLong: '3047182972' } }, '3047182972'],
    ['id', { _id: { $oid: '64af0011aa22bb33cc44dd55' } }, '64af0011aa22bb33cc44dd55'],
    ['service', { service: '64af0011aa22bb33cc44dd55' }, ''],
    ['center', { center: { $oid: '64af0011aa22bb33cc44dd55' } }, ''],
    ['destination', { destination: { _id: '64af0011aa22bb33cc44dd55', name: 'Germany' } }, 'Germany'],
    ['createdAt', { createdAt: { $date: '2026-11-20T10:14:15Z' } }, '2026-11-20T10:14:15Z'],
    ['createdAt', { createdAt: { $date: { $numberLong: '1795169655000' } } }, '2026-11-20T10:14:15.000Z'],
    ['createdAt', { createdAt: '2026-13-45' }, ''],
    [
      'dimensions',
      { dimensions: [null, { length: 'x', width: 2 }, 7] },
      [
        { length: 'unreadable', width: 2, height: null },
        { length: 'unreadable', width: 'unreadable', height: 'unreadable' },
      ],
    ],
    ['dimensions', { dimensions: '48 × 36' }, [{ length: 'unreadable', width: 'unreadable', height: 'unreadable' }]],
  ])('the %s of %j is %j', (field, row, expected) => expect(readShipment(row)[field]).toEqual(expected))

  it('a shipment with unpopulated status entries is not void', () => {
    const ids = readShipment({ status: ['64af0011aa22bb33cc44dd55', null, { $oid: '64af0011aa22bb33cc44dd56' }] })
    expect(ids.status).toHaveLength(2)
    expect(readShipment({ status: { type: 3 } }).status.map(({ type }) => type)).toEqual([3])
    expect(readShipment({ status: 4 }).status.map(({ type }) => type)).toEqual([4])
    expect([0, '', null, [null], 'Void'].map((status) => readShipment({ status }).status)).toEqual([[], [], [], [], []])
  })

  it('a shipment with a status entry without a type is not void', async () => {
    answer([{ status: [{ description: 'x' }, { type: 'seven' }] }])
    const [shipment] = await airwayBill.getShipmentsByToday()
    expect(shipment?.status.map(({ type }) => type)).toEqual([0, 0])
  })

  it('reads the answer of public tracking', async () => {
    answer({ airwayBillNo: '0000123457', origin: 'Pakistan', createdAt: 'soon', status: null, amount: 99 })
    expect(await trackShipment('0000123457')).toEqual({
      airwayBillNo: '0000123457',
      origin: 'Pakistan',
      destination: '',
      createdAt: '',
      status: [],
    })
  })

  it.each([
    [{ airwayBillNo: 1000000001 }, '1000000001'],
    [{ airwayBillNo: '0000123457', amount: 5 }, '0000123457'],
  ])('getAirwayBillNo reads %j', async (body, number) => {
    answer(body)
    expect(await airwayBill.getAirwayBillNo('1')).toBe(number)
  })

  it.each([
    [1000000002, '1000000002'],
    ['1000000002', '1000000002'],
    ['0000123458', '0000123458'],
    [' 7 ', '7'],
    ['"0000123458"', '0000123458'],
    [0, '0'],
  ])('reads the next number from %j', async (body, number) => {
    answer(body)
    expect(await airwayBill.getNextAirwayBillNo()).toBe(number)
  })

  it('reads the next number from bare text, which is not JSON if it begins with zeros', async () => {
    backend.answerWith(() => new Response('0000123458\n'))
    expect(await airwayBill.getNextAirwayBillNo()).toBe('0000123458')
  })

  it.each([null, -1, 1.5, 1e21, '', 'x', '1e5', '12 34', {}, [1], true])(
    'reads no next number from %j',
    async (body) => {
      answer(body)
      await expect(airwayBill.getNextAirwayBillNo()).rejects.toMatchObject(unread)
    },
  )

  it('reads statistics, with 0 for what is missing', async () => {
    answer([{ username: 'gujrat', totalDocuments: '3', totalParcels: 4, totalCollection: '1250.50' }, {}])
    expect(await airwayBill.getStatistics()).toEqual([
      { username: 'gujrat', totalDocuments: 3, totalParcels: 4, totalCollection: 1250.5 },
      { username: '', totalDocuments: 0, totalParcels: 0, totalCollection: 0 },
    ])
  })
})

describe('people and selects', () => {
  const account = {
    centerName: 'Gujrat',
    centerAddress: '4 Ferry Bazaar',
    email: 'g@chenab.example',
    username: 'gujrat',
    fullName: 'Sana Butt',
    phone: 3001234567,
  }

  it('reads centers', async () => {
    answer([
      { ...account, _id: 'c1', status: '1', password: 'hash', createdAt: '2026-11-20T10:14:15.000Z' },
      { id: 2, username: 'lahore', status: 0, phone: 0 },
    ])
    expect(await center.getCenters()).toEqual([
      {
        ...account,
        id: 'c1',
        phone: '3001234567',
        isActive: true,
        createdAt: '2026-11-20T10:14:15.000Z',
        updatedAt: '',
      },
      {
        id: '2',
        centerName: '',
        centerAddress: '',
        email: '',
        username: 'lahore',
        fullName: '',
        phone: '',
        isActive: false,
        createdAt: '',
        updatedAt: '',
      },
    ])
  })

  it.each([
    ['bare', (user: object) => user],
    ['under center', (center: object) => ({ center })],
    ['under user', (user: object) => ({ user, message: 'ok' })],
  ])('reads the current user %s', async (_place, body) => {
    answer(body({ ...account, _id: 'u1', role: '2' }))
    expect(await session.getCenterDetails()).toEqual({ ...account, id: 'u1', phone: '3001234567', role: 2 })
  })

  it('prefers the user itself to a user nested in it', async () => {
    answer({ username: 'outer', role: 1, center: { username: 'inner', role: 2 } })
    expect(await session.getCenterDetails()).toMatchObject({ username: 'outer', role: 1 })
  })

  it.each([undefined, null, 0, 3, '3', 'admin', true, [1], 1.5])(
    'reads no user from an answer with the role %j',
    async (role) => {
      answer({ ...account, role })
      await expect(session.getCenterDetails()).rejects.toMatchObject(unread)
    },
  )

  it('reads customers', async () => {
    const whole = {
      company: 'Ravi',
      contactPerson: 'Umer',
      ref: 'R',
      address: 'A',
      country: 'Pakistan',
      state: 'Punjab',
      city: 'Lahore',
      postCode: 54000,
      phone1: 3001112223,
      phone2: 0,
      ntnCnic: 3520212345671,
      fax: '0',
      email: null,
    }
    const read = {
      ...whole,
      id: 'k1',
      postCode: '54000',
      phone1: '3001112223',
      phone2: '',
      ntnCnic: '3520212345671',
      fax: '',
      email: '',
    }
    answer({ _id: 'k1', ...whole })
    expect(await customer.getCustomer('k1')).toEqual(read)
    answer([{ _id: 'k1', ...whole }, null])
    expect(await customer.searchCustomers('Ravi')).toEqual([read])
  })

  it.each([
    ['getCountries', airwayBill.getCountries],
    ['getActiveServices', getActiveServices],
  ])('%s leaves out entries without a name', async (_name, run) => {
    answer([{ _id: 'a', name: 'A' }, { _id: 'b' }, { _id: 'c', name: ' ' }, { id: 4, name: 'D' }, 'E'])
    expect(await run()).toEqual([
      { id: 'a', name: 'A' },
      { id: '4', name: 'D' },
    ])
  })
})

describe('a search that is refused with 404', () => {
  const searches = [() => airwayBill.searchShipments('x'), () => customer.searchCustomers('x')]
  it('has no results, unless the answer is an error page of a host', async () => {
    for (const search of searches) {
      backend.answerWith(() => json({ error: 'None found' }, { status: 404 }))
      expect(await search()).toEqual([])
      backend.answerWith(() => new Response('<html>', { status: 404, headers: { 'Content-Type': 'text/html' } }))
      await expect(search()).rejects.toMatchObject({ kind: 'refused', status: 404 })
    }
  })
})

describe('a new booking', () => {
  it.each([
    [{ id: 'n1' }, { id: 'n1', text: 'AirwayBill added successfully !!' }],
    [{ _id: 'n1' }, { id: 'n1', text: 'AirwayBill added successfully !!' }],
    [
      { id: 7, message: 'ok' },
      { id: '7', text: 'ok' },
    ],
  ])('%j', async (body, booked) => {
    answer(body)
    expect(await airwayBill.createAirwayBill(aBooking(), files())).toEqual(booked)
  })
})
