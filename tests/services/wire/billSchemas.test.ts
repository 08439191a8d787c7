import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/env'
import { getBillForPapers, getReceipt } from '@/services/airwayBill'
import * as archive from '@/services/archive'
import { aBackend, json } from '../backend'

const backend = aBackend()
const answer = (body: unknown) => backend.answerWith(() => json(body))
const refused = (...statuses: number[]) =>
  statuses.map((status): [string, () => Response] => [String(status), () => json({}, { status })])
const unread = { kind: 'badAnswer', status: 200 }

const party = {
  company: 'Thames Ltd',
  contactPerson: 'Ann Lee',
  address: '2 Strand',
  city: 'London',
  state: '',
  postCode: 'WC2',
  country: 'United Kingdom',
  phone1: '447700900123',
  phone2: '',
}

async function frontOf(consignorIDFront: unknown) {
  answer({ id: '1', consignorIDFront })
  return (await archive.getArchivedReceipt('1')).consignor.idFront
}

describe('bills', () => {
  beforeEach(() => {
    env.apiHost = 'https://backend.example'
  })
  afterEach(() => {
    env.apiHost = ''
  })

  it('are read from the nested answer of the receipt', async () => {
    answer({
      _id: '665f',
      airwayBillNo: 1000000001,
      shipmentType: '1',
      createdAt: '2026-11-20T10:14:15.000Z',
      pieces: '2',
      weight: 2.5,
      dimensions: [{ length: 10, width: 20, height: 30 }, null],
      invoices: [{ description: 'Shirts', quantity: '3', price: 12.35, total: 37.05 }],
      amount: 14500,
      discount: '0',
      gst: 16,
      cod: '1',
      codAmount: 250,
      isInsurance: 1,
      worthOfPackage: '9000',
      destination: 'United Kingdom',
      service: { name: 'Express' },
      center: { centerName: 'Gujrat', username: 'gujrat', fullName: 'Sana Butt' },
      consignor: { company: 'Ravi', phone2: 0, ntnCnic: 35202, ref: 'R-7', idFront: '/uploads/f.jpg', idBack: 'b.jpg' },
      consignee: { ...party, phone1: 447700900123, phone2: '0' },
    })
    expect(await getReceipt('665f')).toEqual({
      source: 'live',
      isVoid: null,
      missing: [],
      id: '665f',
      airwayBillNo: '1000000001',
      shipmentType: 1,
      createdAt: '2026-11-20T10:14:15.000Z',
      pieces: 2,
      weight: 2.5,
      dimensions: [{ length: 10, width: 20, height: 30 }],
      invoices: [{ description: 'Shirts', quantity: 3, price: 12.35 }],
      isInvoiceStated: true,
      amount: 14500,
      discount: 0,
      gst: 16,
      isCod: true,
      codAmount: 250,
      isInsured: true,
      worthOfPackage: 9000,
      destination: 'United Kingdom',
      serviceName: 'Express',
      centerName: 'Gujrat',
      username: 'gujrat',
      consignor: {
        company: 'Ravi',
        contactPerson: '',
        address: '',
        city: '',
        state: '',
        postCode: '',
        country: '',
        phone1: '',
        phone2: '',
        ntnCnic: '35202',
        ref: 'R-7',
        idFront: 'https://backend.example/uploads/f.jpg',
        idBack: 'https://backend.example/b.jpg',
      },
      consignee: party,
    })
  })

  const flat = {
    id: '0000123457',
    shipType: 2,
    createdAt: '2024-01-02T03:04:05.000Z',
    centerName: 'Gujrat',
    username: 'gujrat',
    consignorCompany: 'Ravi',
    consignorPhone2: '0',
    consignorNtnCnic: '35202',
    consignorIDFront: 'https://cdn.example/f.jpg',
    consigneeCompany: 'Thames Ltd',
    consigneeContactPerson: 'Ann Lee',
    consigneeAddress: '2 Strand',
    consigneeCity: 'London',
    consigneePostCode: 'WC2',
    consigneeCountry: 'United Kingdom',
    consigneePhone1: 447700900123,
    consigneePhone2: 0,
    serviceName: 'Express',
    pieces: 1,
    weight: '2.5',
    shipAmount: '14500',
    insurance: 1,
    packageWorth: 9000,
    cod: 0,
    codAmount: null,
    gst: 16,
    discount: null,
  }

  it.each([
    [[], true],
    [[{ type: 1 }], false],
    [0, true],
    ['0', true],
    [3, false],
    [undefined, null],
    [null, null],
    ['x', null],
  ])('tells whether a bill with the status %j is void', async (status, isVoid) => {
    answer({ id: '1', status })
    expect((await getReceipt('1')).isVoid).toBe(isVoid)
    expect((await archive.getArchivedReceipt('1')).isVoid).toBe(isVoid)
  })

  it('are refused by an answer of success that carries an error, whatever else is in it', async () => {
    answer({ id: '1', airwayBillNo: '3047182956', error: 'Not of your center' })
    const refusal = { kind: 'refused', message: 'Not of your center' }
    await expect(getReceipt('1')).rejects.toMatchObject(refusal)
    await expect(archive.getArchivedReceipt('1')).rejects.toMatchObject(refusal)
  })

  describe('the bill for its papers', () => {
    const withTracking = (track: () => Response, receipt: object = {}) =>
      backend.answerWith(({ url }) => (url.includes('/track/') ? track() : json({ id: '1', ...receipt })))

    it.each([
      ['no journey', [], true],
      ['a journey', [{ type: 1 }], false],
    ])('asks tracking whether it is void: %s', async (_, status, isVoid) => {
      withTracking(() => json({ airwayBillNo: '1', status }))
      expect((await getBillForPapers('1')).isVoid).toBe(isVoid)
    })

    it('does not ask tracking if the receipt has the status', async () => {
      withTracking(() => json({}, { status: 500 }), { status: [] })
      expect((await getBillForPapers('1')).isVoid).toBe(true)
    })

    it.each<[string, () => Response]>([
      ...refused(401, 404, 503),
      ['no answer', () => Response.error()],
      ['a page', () => new Response('<html>')],
    ])('loads even if tracking fails: %s', async (_, track) => {
      withTracking(track)
      expect(await getBillForPapers('1')).toMatchObject({ id: '1', isVoid: null })
    })

    it('loads after some seconds even if tracking hangs', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      backend.answerWith(({ url }) =>
        url.includes('/track/') ? new Promise<never>(() => undefined) : json({ id: '1' }),
      )
      const bill = getBillForPapers('1')
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
      await vi.advanceTimersByTimeAsync(4000)
      expect((await bill).isVoid).toBeNull()
      vi.useRealTimers()
    })
  })

  it('are read from the flat answer of the archive and its two lists', async () => {
    backend.answerWith(({ url }) => {
      if (url.endsWith('/getDimensions/0000123457')) return json([{ length: '10', width: 20, height: null }])
      if (url.endsWith('/getInvoices/0000123457')) return json([{ description: 'Shirts', quantity: '', price: '4' }])
      return json(flat)
    })
    const bill = await archive.getArchivedBill('0000123457')
    expect(bill).toMatchObject({
      source: 'archive',
      id: '0000123457',
      airwayBillNo: '0000123457',
      shipmentType: 2,
      amount: 14500,
      discount: null,
      isCod: false,
      codAmount: null,
      isInsured: true,
      worthOfPackage: 9000,
      destination: 'United Kingdom',
      serviceName: 'Express',
      consignee: party,
      dimensions: [{ length: 10, width: 20, height: null }],
      invoices: [{ description: 'Shirts', quantity: null, price: 4 }],
    })
    expect(bill.consignor).toMatchObject({ phone2: '', idFront: 'https://cdn.example/f.jpg', idBack: '' })
  })

  it.each([{ _id: '665f' }, { id: '64af0011aa22bb33cc44dd55' }])(
    'have no papers without an airway bill number, which is never the id of a document: %j',
    async (ids) => {
      answer(ids)
      const error = { kind: 'badAnswer', message: 'This bill has no airway bill number.' }
      await expect(getBillForPapers('665f')).rejects.toMatchObject(error)
      await expect(archive.getArchivedBill('665f')).rejects.toMatchObject(error)
      expect((await getReceipt('665f')).airwayBillNo).toBe('')
    },
  )

  it('are read under either name of a field if the other one is blank', async () => {
    backend.answerWith(({ url }) =>
      url.includes('/get') ? json([]) : json({ ...flat, shipAmount: '', amount: '750' }),
    )
    expect(await archive.getArchivedBill('0000123457')).toMatchObject({ amount: 750 })
    answer({ _id: '665f', airwayBillNo: 1, insurance: '', isInsurance: 1, packageWorth: '', worthOfPackage: 90 })
    expect(await getReceipt('665f')).toMatchObject({ isInsured: true, worthOfPackage: 90 })
  })

  it('reads grouped figures, and distinguishes unreadable ones from missing ones', async () => {
    backend.answerWith(({ url }) => {
      if (url.endsWith('/getDimensions/0000123457')) return json([])
      if (url.endsWith('/getInvoices/0000123457')) {
        return json([
          { description: 'Shirts', quantity: '10 pcs', price: '1,250.00' },
          { description: 'Shoes', quantity: '', price: '1,25,000' },
        ])
      }
      return json({ ...flat, shipAmount: '14,500', discount: '5 hundred', gst: '16%', codAmount: '' })
    })
    expect(await archive.getArchivedBill('0000123457')).toMatchObject({
      amount: 14500,
      discount: 'unreadable',
      gst: 'unreadable',
      codAmount: null,
      invoices: [
        { description: 'Shirts', quantity: 'unreadable', price: 1250 },
        { description: 'Shoes', quantity: null, price: 125000 },
      ],
    })
    answer({ _id: '665f', airwayBillNo: 1, amount: 'x', codAmount: '45,000 by hand', invoices: [{ price: '1,250' }] })
    expect(await getReceipt('665f')).toMatchObject({
      amount: 'unreadable',
      codAmount: 'unreadable',
      discount: null,
      invoices: [{ quantity: null, price: 1250 }],
    })
  })

  it('reads rupees only where rupees are meant: they are no dollars, kilograms or percent', async () => {
    const sent = 'Rs. 1,250'
    const money = Object.fromEntries(['amount', 'discount', 'codAmount', 'worthOfPackage'].map((name) => [name, sent]))
    const dimensions = [{ length: sent, width: 1, height: 1 }]
    const invoices = [{ description: 'Shirts', quantity: 2, price: sent }]
    answer({ _id: '665f', airwayBillNo: 1, ...money, gst: sent, pieces: sent, weight: sent, dimensions, invoices })
    expect(await getReceipt('665f')).toMatchObject({
      ...Object.fromEntries(Object.keys(money).map((name) => [name, 1250])),
      gst: 'unreadable',
      pieces: 'unreadable',
      weight: 'unreadable',
      dimensions: [{ length: 'unreadable' }],
      invoices: [{ quantity: 2, price: 'unreadable' }],
    })
  })

  it.each<[unknown, unknown]>([
    [{ $numberDecimal: '1.50' }, 1.5],
    [{ $numberInt: '3' }, 3],
    [{ $numberLong: 4 }, 4],
    [{ $numberDouble: '-2.5' }, -2.5],
    [' 12.50 ', 12.5],
    [undefined, null],
    [null, null],
    [' ', null],
    [{ $numberDecimal: '' }, 'unreadable'],
    [{ $numberDouble: 'Infinity' }, 'unreadable'],
    [{ $numberDecimal: { $numberDecimal: '1' } }, 'unreadable'],
    [{ high: 1, low: 2 }, 'unreadable'],
    [{}, 'unreadable'],
    [[], 'unreadable'],
    [[5], 'unreadable'],
    [true, 'unreadable'],
    [false, 'unreadable'],
    ['abc', 'unreadable'],
    ['NaN', 'unreadable'],
  ])('reads every figure of a bill sent as %j as %j', async (sent, read) => {
    const names = ['amount', 'discount', 'gst', 'codAmount', 'pieces', 'weight', 'worthOfPackage']
    const figures = Object.fromEntries(names.map((name) => [name, sent]))
    const dimensions = [{ length: sent, width: sent, height: sent }]
    answer({ _id: '665f', airwayBillNo: 1, ...figures, dimensions, invoices: [{ quantity: sent, price: sent }] })
    expect(await getReceipt('665f')).toMatchObject({
      ...Object.fromEntries(names.map((name) => [name, read])),
      dimensions: [{ length: read, width: read, height: read }],
      invoices: [{ quantity: read, price: read }],
    })
  })

  it.each([
    ['gujrat', 'gujrat'],
    ['65f000000000000000000001', ''],
    [{ username: 'gujrat' }, 'gujrat'],
    [null, ''],
  ])('reads a center sent as %j as %j: an id of the database is no account number', async (center, username) => {
    answer({ _id: '665f', airwayBillNo: 1, center })
    expect((await getReceipt('665f')).username).toBe(username)
    answer({ id: '0000123457', center })
    expect((await archive.getArchivedReceipt('0000123457')).username).toBe(username)
  })

  it.each([
    [
      { codAmount: 45_000, worthOfPackage: 90_000 },
      { isCod: 'unreadable', isInsured: 'unreadable' },
    ],
    [
      { codAmount: 0, worthOfPackage: '' },
      { isCod: false, isInsured: false },
    ],
    [
      { cod: 0, codAmount: 45_000, isInsurance: -1, worthOfPackage: 90_000 },
      { isCod: false, isInsured: false },
    ],
  ])('do not take a missing choice for No where there is an amount: %j', async (fields, expected) => {
    answer({ _id: '665f', airwayBillNo: 1, ...fields })
    expect(await getReceipt('665f')).toMatchObject(expected)
  })

  it('marks COD and insurance as unreadable if their flags are', async () => {
    answer({ airwayBillNo: 1, cod: [], isInsurance: 'perhaps' })
    expect(await getReceipt('665f')).toMatchObject({ isCod: 'unreadable', isInsured: 'unreadable' })
    answer({ airwayBillNo: 1, cod: 'true', isInsurance: '-1' })
    expect(await getReceipt('665f')).toMatchObject({ isCod: true, isInsured: false })
  })

  const withLists = (list: (url: string) => Response) =>
    backend.answerWith(({ url }) => (url.includes('/get') ? list(url) : json(flat)))

  it.each<[string, () => Response]>([
    ['a 404', () => json({ error: 'x' }, { status: 404 })],
    ['an empty body', () => new Response('')],
    ['no content', () => new Response(null, { status: 204 })],
    ['null', () => json(null)],
    ['an empty text', () => json('')],
    ['an empty list', () => json([])],
  ])('an archived bill has empty lists if they are answered by %s', async (_, none) => {
    withLists(none)
    expect(await archive.getArchivedBill('0000123457')).toMatchObject({ dimensions: [], invoices: [], missing: [] })
  })

  it.each<[string, () => Response]>([
    ...refused(401, 500),
    ['no answer', () => Response.error()],
    ['an object', () => json({})],
    ['a page', () => new Response('<html>')],
  ])('an archived bill names the lists that failed to load: %s', async (_, failed) => {
    withLists((url) => (url.includes('getInvoices') ? failed() : json([{ length: 10 }])))
    const bill = await archive.getArchivedBill('0000123457')
    expect(bill).toMatchObject({ dimensions: [{ length: 10 }], invoices: [], missing: ['invoice lines'] })
    withLists(failed)
    expect((await archive.getArchivedBill('0000123457')).missing).toEqual(['dimensions', 'invoice lines'])
  })

  it('an archived bill fails to load without its receipt', async () => {
    backend.answerWith(({ url }) => (url.includes('/get') ? json([]) : json({}, { status: 500 })))
    await expect(archive.getArchivedBill('0000123457')).rejects.toMatchObject({ kind: 'refused', status: 500 })
  })

  it('an archived bill is not put together from the receipt of one number and the lists of another', async () => {
    withLists(() => json([]))
    await expect(archive.getArchivedBill('0000123457')).resolves.toMatchObject({ missing: [] })
    await expect(archive.getArchivedBill('0000999999')).rejects.toMatchObject(unread)
  })

  it('reads the archive list', async () => {
    answer([
      { id: 123457, name: 'Express', consignee: 'Ann', consignor: 'Umer', remoteArea: '1', status: '5', gst: 'x' },
    ])
    expect(await archive.getArchivedShipments()).toEqual([
      {
        id: '123457',
        airwayBillNo: '123457',
        service: 'Express',
        consignee: 'Ann',
        consignor: 'Umer',
        origin: '',
        destination: '',
        shipAmount: null,
        discount: null,
        gst: 'unreadable',
        isRemoteArea: true,
        status: 5,
        repFullName: '',
        createdAt: '',
      },
    ])
  })

  it.each([
    ['no answer’s id', { message: 'ok' }],
    ['an empty one', { id: '' }],
    ['a list', [{ id: '1' }]],
  ])('rejects a bill without a number: %s', async (_name, body) => {
    answer(body)
    await expect(getReceipt('1')).rejects.toMatchObject(unread)
    await expect(archive.getArchivedReceipt('1')).rejects.toMatchObject(unread)
  })

  describe('the addresses of ID card pictures', () => {
    it.each([
      ['/uploads/a.jpg', 'https://backend.example/uploads/a.jpg'],
      ['uploads/a b.jpg', 'https://backend.example/uploads/a%20b.jpg'],
      [String.raw`uploads\a.jpg`, 'https://backend.example/uploads/a.jpg'],
      ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
      ['javascript:alert(1)', 'javascript:alert(1)'],
      ['http://[broken', 'http://[broken'],
      [' ', ''],
      [null, ''],
      [{ url: '/a.jpg' }, ''],
    ])('are read from %j as %j', async (path, address) => {
      expect(await frontOf(path)).toBe(address)
    })

    it('lead to the site itself if no backend host is set', async () => {
      env.apiHost = ''
      vi.stubGlobal('location', { origin: 'https://site.example' })
      expect(await frontOf('/uploads/a.jpg')).toBe('https://site.example/uploads/a.jpg')
      vi.unstubAllGlobals()
    })
  })
})
