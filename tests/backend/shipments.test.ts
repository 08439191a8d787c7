// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { dayOf } from '@/domain/dates'
import { aBookingForm, anImage, aShipment } from './builders'
import { aBookingRequest } from './aBookingRequest'
import { aBrowser, aBrowserOf, type Fields } from './aBrowser'
import { centerIds } from './branches'
import { createStore, resetStore } from './store'

const store = createStore()

beforeEach(() => resetStore(store))

const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 30).toISOString()

describe('shipment lists', () => {
  it('show a center its own shipments, and the head office all, whatever is missing on them', async () => {
    const everything = await (await (await aBrowserOf(store, 'headoffice')).get('/api/airwaybill/getAll')).json()
    expect(everything).toHaveLength(200)

    const branch = await aBrowserOf(store, 'gujrat')
    const own = await (await branch.get('/api/airwaybill/getAll')).json()
    expect(own.length).toBeGreaterThan(20)
    expect(own.length).toBeLessThan(100)
    expect(new Set(own.map((row: { center: { username: string } }) => row.center.username))).toEqual(
      new Set(['gujrat']),
    )
    const { _id: foreignId } = everything.find(
      (row: { center: { username: string } }) => row.center?.username === 'lahore',
    )
    const receipt = await branch.get(`/api/airwaybill/receipt/${foreignId}`)
    expect(receipt.status).toBe(404)
    expect(await receipt.json()).toEqual({ error: "AirwayBill doesn't exists" })
  })

  it('count both days of a range, and today as the server has it', async () => {
    store.shipments = [at(3, 23), at(4, 0), at(5, 23), at(6, 0)].map((createdAt) => aShipment({ createdAt }))
    store.shipments.push(aShipment())
    const branch = await aBrowserOf(store, 'gujrat')
    const range = { from: '2026-05-04', to: '2026-05-05' }
    const found = await (await branch.post('/api/airwaybill/getByToFrom', range)).json()
    expect(found.map((row: { createdAt: string }) => row.createdAt)).toEqual([at(4, 0), at(5, 23)])
    const [figures] = await (await branch.post('/api/airwaybill/getStatisticsByToFrom', range)).json()
    expect(figures).toMatchObject({ username: 'gujrat', totalParcels: 2 })

    expect(await (await branch.get('/api/airwaybill/getAllByToday')).json()).toHaveLength(1)
    const bad = await branch.post('/api/airwaybill/getByToFrom', { from: '', to: dayOf(new Date()) })
    expect(await bad.json()).toEqual({ errors: [{ msg: 'From must be a date', param: 'from' }] })
  })

  it('arrive whole when they leave in pieces', async () => {
    resetStore(store, 2_500)
    const rows = await (await (await aBrowserOf(store, 'headoffice')).get('/api/airwaybill/getAll')).json()
    expect(rows).toHaveLength(2_500)
    expect(new Set(rows.map((row: { airwayBillNo: unknown }) => row.airwayBillNo)).size).toBe(2_500)
  })

  it('add up per center: a void shipment counts for nothing', async () => {
    const money = { center: centerIds.lahore, amount: '1000', discount: 100, gst: '16' }
    store.shipments = [
      aShipment({ ...money, shipmentType: 2 }),
      aShipment({ ...money, shipmentType: '1' }),
      aShipment({ ...money, status: 'void' }),
    ]
    const admin = await aBrowserOf(store, 'headoffice')
    const figures = await (await admin.post('/api/airwaybill/getStatistics')).json()
    expect(figures.map((row: { username: string }) => row.username)).toEqual([
      'sialkot',
      'gujrat',
      'lahore',
      'multan',
      'faisalabad',
    ])
    expect(figures[2]).toEqual({ username: 'lahore', totalDocuments: 1, totalParcels: 1, totalCollection: 2088 })
  })
})

describe('booking', () => {
  it('takes the next number, keeps the files and answers the receipt', async () => {
    const branch = await aBrowserOf(store, 'gujrat')
    const next: number = await (await branch.get('/api/airwaybill/getLast')).json()
    expect(String(next)).toMatch(/^\d{10}$/)

    const form = aBookingForm({ airwayBillNo: String(next), shipperCompany: 'New Sender' })
    const files = { shipperIDFront: anImage(), shipperIDBack: anImage('id-back.png') }
    const created = await branch.post('/api/airwaybill/create', aBookingRequest(form, files))
    const { id } = await created.json()
    const receipt = await (await branch.get(`/api/airwaybill/receipt/${id}`)).json()
    expect(receipt).toMatchObject({
      id,
      airwayBillNo: String(next),
      shipmentType: 1,
      service: { name: 'Express' },
      center: { username: 'gujrat', centerName: 'Chenab Gujrat' },
      consignor: { company: 'New Sender', country: 'Pakistan' },
      dimensions: [{ length: '', width: '', height: '' }],
      invoices: [{ description: 'Table knives', quantity: 10, price: 4.5 }],
    })

    const image = await branch.get(receipt.consignor.idFront)
    expect(image.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(new Uint8Array(await anImage().arrayBuffer()))
    expect((await aBrowser(store).get(receipt.consignor.idFront)).status).toBe(401)

    const track = await (await aBrowser(store).get(`/api/airwaybill/track/${next}`)).json()
    expect(track).toMatchObject({ destination: 'United Kingdom', status: [{ type: 1 }] })
    const customers = await (await branch.get('/api/customer/search?term=new%20sender')).json()
    expect(customers).toMatchObject([{ contactPerson: 'Amina Khokhar' }])
    expect(await (await branch.get('/api/airwaybill/getLast')).json()).toBe(next + 1)

    const twice = await branch.post('/api/airwaybill/create', aBookingRequest(form))
    expect(twice.status).toBe(400)
    expect(await twice.json()).toEqual({ error: 'AirwayBill No already exists' })
  })

  it('refuses what the form would refuse, and files that are not what they should be', async () => {
    const branch = await aBrowserOf(store, 'gujrat')
    const refusal = async (fields: Fields) => {
      const response = await branch.post('/api/airwaybill/create', fields)
      return { status: response.status, ...(await response.json()) }
    }
    expect(await refusal(aBookingRequest(aBookingForm({ recCity: ' ', cod: '1' })))).toEqual({
      status: 400,
      errors: [
        { msg: 'City cannot be blank', param: 'recCity' },
        { msg: 'COD Amount cannot be blank', param: 'codAmount' },
      ],
    })
    const text = new File(['plain text'], 'id.png', { type: 'image/png' })
    expect(await refusal(aBookingRequest(aBookingForm(), { shipperIDFront: text }))).toEqual({
      status: 400,
      errors: [{ msg: 'The file must be a JPG or PNG', param: 'shipperIDFront' }],
    })
    expect(await refusal({})).toMatchObject({ status: 400, errors: [{ param: 'shipperDetails' }] })
    expect(store.shipments).toHaveLength(200)
  })

  it('knows the parties under the names of the form alone', async () => {
    const branch = await aBrowserOf(store, 'gujrat')
    const named = {
      company: 'Ravi Traders',
      contactPerson: 'Ali Raza',
      phone1: '03001112223',
      ntnCnic: '3520212345671',
    }
    for (const [field, msg] of [
      ['shipperDetails', 'Shipper company is required'],
      ['receiverDetails', 'Receiver company is required'],
    ] as const) {
      const request = { ...aBookingRequest(aBookingForm()), [field]: JSON.stringify(named) }
      const refusal = await branch.post('/api/airwaybill/create', request)
      expect([refusal.status, await refusal.json()]).toEqual([400, { errors: [{ msg, param: field }] }])
    }
  })

  it('brings the saved customer up to date whose id goes along', async () => {
    const branch = await aBrowserOf(store, 'gujrat')
    const [saved] = store.customers
    const form = aBookingForm({ shipperCompany: 'A new name of the firm' })
    const request = aBookingRequest(form)
    const shipper = { ...(JSON.parse(request['shipperDetails'] as string) as object), _id: saved?.id }
    await branch.post('/api/airwaybill/create', { ...request, shipperDetails: JSON.stringify(shipper) })
    expect(store.customers.find(({ id }) => id === saved?.id)?.company).toBe('A new name of the firm')
  })
})
