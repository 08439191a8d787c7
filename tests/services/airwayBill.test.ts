import { describe, expect, it } from 'vitest'
import type { Shipment } from '@/domain/shipment/shipment'
import * as airwayBill from '@/services/airwayBill'
import { createAirwayBill } from '@/services/airwayBill'
import { trackShipment } from '@/services/tracking'
import { readShipment } from '@/services/wire/readShipment'
import { sentName } from '../sentName'
import { aBackend, json } from './backend'
import { aBooking, files } from './forms'

const backend = aBackend()
const { recorded } = backend

async function formOf(...args: Parameters<typeof createAirwayBill>) {
  const sent = recorded()
  await createAirwayBill(...args)
  return sent.first().form ?? []
}

/** Parses a field that contains JSON. */
function parsed(value: FormDataEntryValue | undefined): unknown {
  if (typeof value !== 'string') throw new Error('The field is no text')
  return JSON.parse(value)
}

const named = (name: string, type: string) => new File(['x'], name, { type })

describe('a booking', () => {
  it('is sent as this multipart body, byte for byte', async () => {
    let body = ''
    let boundary = ''
    backend.answerWith(async (request) => {
      boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1] ?? ''
      body = Buffer.from(await request.arrayBuffer()).toString('latin1')
      return json({ id: 'new' })
    })
    await createAirwayBill(aBooking({ shipperId: 'customer-7', shipperContactPerson: 'Ali Raza' }), files())
    const part = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const parts = [
      part('airwayBillNo', '0000123458'),
      part(
        'shipperDetails',
        '{"shipperCompany":"Ravi Traders","shipperContactPerson":"Ali Raza","shipperRef":"R-7",' +
          '"shipperAddress":"1 Mall Road","shipperState":"Punjab","shipperCity":"Lahore","shipperPostCode":"54000",' +
          '"shipperPhone1":"03001112223","shipperPhone2":"","shipperNtnCnicNo":"35202-1234567-1","shipperEmail":"",' +
          '"_id":"customer-7"}',
      ),
      'Content-Disposition: form-data; name="shipperIDFront"; filename="id-card-front-ffffffffffffffff.jpg"\r\n' +
        'Content-Type: image/jpeg\r\n\r\n\xff\xd8\xff\x00\r\n',
      part(
        'receiverDetails',
        '{"recCompany":"Thames Ltd","recContactPerson":"Ann Lee","recAddress":"2 Strand",' +
          '"recCountry":"United Kingdom","recState":"","recCity":"London","recPostCode":"WC2",' +
          '"recPhone1":"447700900123","recPhone2":"","recFax":"","recEmail":"ann@thames.example"}',
      ),
      part('origin', 'Pakistan'),
      part('service', 'service-1'),
      part('paymentType', '1'),
      part('amount', '14500.00'),
      part('discount', '500'),
      part('gst', '16'),
      part('cod', '1'),
      part('codAmount', '250.5'),
      part('shipmentType', '1'),
      part('weight', '2.5'),
      part('pieces', '1'),
      part('insurance', '1'),
      part('worthOfPackage', '9000'),
      part('remArea', '0'),
      part('remarks', 'Fragile'),
      part('dimValues', '[{"length":10,"width":20,"height":""}]'),
      part(
        'invoiceValues',
        '[{"description":"Shirts","quantity":3,"price":12.35,"total":37.05},' +
          '{"description":"Scarf","quantity":"","price":4,"total":4}]',
      ),
    ]
    expect(body.replace(/(?<=id-card-front-)[0-9a-f]{16}/, 'f'.repeat(16))).toBe(
      `${parts.map((each) => `--${boundary}\r\n${each}`).join('')}--${boundary}--\r\n`,
    )
  })

  it.each([
    { shipperId: '', recId: '', sent: [undefined, undefined] },
    { shipperId: 'customer-7', recId: '', sent: ['customer-7', undefined] },
    { shipperId: '', recId: 'customer-8', sent: [undefined, 'customer-8'] },
  ])('sends the ids of the chosen saved customers: $sent', async ({ shipperId, recId, sent }) => {
    const { shipperDetails, receiverDetails } = Object.fromEntries(
      await formOf(aBooking({ shipperId, recId }), files()),
    )
    const ids = [parsed(shipperDetails), parsed(receiverDetails)].map((party) => (party as { _id?: string })._id)
    expect(ids).toEqual(sent)
  })

  it('never reuses a file name, neither in another booking nor in another attempt', async () => {
    const names = async () =>
      (await formOf(aBooking(), files())).flatMap(([, value]) => (value instanceof File ? [value.name] : []))
    const sent = [...(await names()), ...(await names()), ...(await names())]
    expect(sent.length).toBeGreaterThan(2)
    expect(new Set(sent).size).toBe(sent.length)
  })

  it('sends all three files under generated names', async () => {
    const form = await formOf(aBooking(), {
      shipperIDFront: named('کارڈ #1.JPG', 'image/jpeg'),
      shipperIDBack: named('b "q".png', 'image/png'),
      customNTN: named('evil.html', 'application/pdf'),
    })
    const sent = form.flatMap(([name, value]) => (value instanceof File ? [[name, value.name, value.type]] : []))
    expect(sent).toEqual([
      ['shipperIDFront', sentName('id-card-front.jpg'), 'image/jpeg'],
      ['shipperIDBack', sentName('id-card-back.png'), 'image/png'],
      ['customNTN', sentName('custom-copies.pdf'), 'application/pdf'],
    ])
  })

  it.each([
    { cod: '0', insurance: '0', sent: { cod: '0', codAmount: '', insurance: '0', worthOfPackage: '' } },
    { cod: '0', insurance: '-1', sent: { cod: '0', codAmount: '', insurance: '-1', worthOfPackage: '' } },
  ])(
    'sends no amount for an option that was not chosen: cod $cod, insurance $insurance',
    async ({ cod, insurance, sent }) => {
      const form = await formOf(aBooking({ cod, insurance }), files())
      expect(Object.fromEntries(form)).toMatchObject(sent)
    },
  )

  it('reports the progress of the upload', async () => {
    const shares: number[] = []
    recorded()
    await createAirwayBill(aBooking(), files(), (share) => shares.push(share))
    expect(shares.at(-1)).toBe(1)
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })
})

const answer = (body: unknown) => backend.answerWith(() => json(body))
const unread = { kind: 'badAnswer', status: 200 }

describe('answers about shipments', () => {
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
    isRemoteArea: null,
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
    ['codAmount', { codAmount: 450 }, 'unreadable'],
    ['codAmount', { codAmount: 0 }, 0],
    ['codAmount', {}, null],
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

  it('a shipment whose status entries are only ids is not void', () => {
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
  ])('reads the next number from %j', async (body, number) => {
    answer(body)
    expect(await airwayBill.getNextAirwayBillNo()).toBe(number)
  })

  it('reads the next number from bare text, which is not JSON if it begins with zeros', async () => {
    backend.answerWith(() => new Response('0000123458\n'))
    expect(await airwayBill.getNextAirwayBillNo()).toBe('0000123458')
  })

  it.each([null, 0, '0', '0000000000', -1, 1.5, 1e21, '', 'x', '1e5', '12 34', {}, [1], true])(
    'reads no next number from %j',
    async (body) => {
      answer(body)
      await expect(airwayBill.getNextAirwayBillNo()).rejects.toMatchObject(unread)
    },
  )

  it('reads statistics, of which what is missing is not 0', async () => {
    answer([{ username: 'gujrat', totalDocuments: '3', totalParcels: 4, totalCollection: '1250.50' }, {}])
    expect(await airwayBill.getStatistics()).toEqual([
      { username: 'gujrat', totalDocuments: 3, totalParcels: 4, totalCollection: 1250.5 },
      { username: '', totalDocuments: null, totalParcels: null, totalCollection: null },
    ])
  })
})

describe('the answer to a booking', () => {
  it.each([
    [{ id: 'n1' }, { id: 'n1', text: 'AirwayBill added successfully !!' }],
    [{ _id: 'n1' }, { id: 'n1', text: 'AirwayBill added successfully !!' }],
    [
      { id: 7, message: 'ok' },
      { id: '7', text: 'ok' },
    ],
    [
      { id: 'n1', error: 'ID card not stored' },
      { id: 'n1', text: 'AirwayBill added successfully !!', problem: 'ID card not stored' },
    ],
  ])('is read from %j', async (body, booked) => {
    answer(body)
    expect(await airwayBill.createAirwayBill(aBooking(), files())).toEqual(booked)
  })

  it.each([{ id: 0 }, { _id: '0' }, { id: null }, { id: ' ' }, {}, [{ id: 'n1' }], 'n1'])(
    'is unreadable in %j, so that the booking is looked up: 0 is no id',
    async (body) => {
      answer(body)
      await expect(airwayBill.createAirwayBill(aBooking(), files())).rejects.toMatchObject(unread)
    },
  )
})

describe('the bill of a shipment in a list', () => {
  const billOf = (airwayBillNo: string, answered: string) => {
    backend.answerWith(() => json({ _id: 'id-1', airwayBillNo: answered, pieces: 3 }))
    return airwayBill.getBillOf({ id: 'id-1', airwayBillNo })
  }

  it.each([
    ['names its number', '4010020001', '4010020001'],
    ['names its number in groups', '4010020001', '401 002 0001'],
    ['names no number', '4010020001', ''],
    ['names a number that the row lacks', '', '4010020001'],
  ])('is taken if it %s', async (_what, listed, answered) => {
    expect((await billOf(listed, answered)).pieces).toBe(3)
  })

  it('is not another shipment’s, whose pieces and weight would be added up as its own', async () => {
    await expect(billOf('4010020001', '4010020002')).rejects.toMatchObject({ kind: 'badAnswer' })
  })
})
