import { describe, expect, it } from 'vitest'
import { createAirwayBill, upTrack } from '@/services/airwayBill'
import { createCenter, updateCenter } from '@/services/center'
import { http } from '@/services/http/request'
import { updateProfile } from '@/services/profile'
import { sentName } from '../sentName'
import { aBackend, HOST, json } from './backend'
import { callNames, calls } from './calls'
import { aBooking, centerForm, files, profileForm } from './forms'

const backend = aBackend()

/** Answers the next call with something that it can read, and keeps what was sent. */
function recorded(answer: unknown = { _id: 'new', id: 'new' }) {
  const seen: { request: Request; form: [string, FormDataEntryValue][] | null }[] = []
  backend.answerWith(async (request) => {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data; boundary=') ?? false
    seen.push({ request: request.clone(), form: isForm ? [...(await request.formData())] : null })
    return json(answer)
  })
  return {
    first() {
      const [only] = seen
      if (!only || seen.length !== 1) throw new Error(`${seen.length} requests in place of one`)
      return only
    },
  }
}

describe('what each call sends', () => {
  it.each(callNames)('%s', async (name) => {
    const { run, sends, fields } = calls[name]
    const sent = recorded()
    // The answer is none that a reading call takes; here only the request counts.
    await run().catch(() => undefined)
    const { request, form } = sent.first()
    expect(`${request.method} ${request.url.replace(HOST, '')}`).toBe(sends)
    expect(request.credentials).toBe('include')
    expect(request.cache, 'never through the HTTP cache').toBe('no-store')
    // Another origin would be asked first whether it allows these.
    expect(request.headers.get('user-agent') ?? '').not.toContain('axios')
    expect(request.headers.get('if-none-match')).toBeNull()
    if (name === 'createAirwayBill') return
    expect(form).toEqual(fields?.map((field) => [...field]) ?? null)
    const body = fields ? null : [request.headers.get('content-type'), await request.text()]
    expect(body, 'without fields no payload at all').toEqual(fields ? null : [null, ''])
  })

  it('sets neither a timeout nor a length limit, and multipart by default', () => {
    const { timeout, maxContentLength, maxBodyLength, withCredentials, headers } = http.defaults
    expect({ timeout, maxContentLength, maxBodyLength, withCredentials }).toEqual({
      timeout: 0,
      maxContentLength: -1,
      maxBodyLength: -1,
      withCredentials: true,
    })
    expect(headers['Content-Type']).toBe('multipart/form-data')
  })
})

describe('what goes along only sometimes', () => {
  it.each(['2', '3', '4', '5', '7'])('leaves out the tracking link for status type %s', async (type) => {
    const sent = recorded()
    await upTrack('1', { type, description: 'd', trackingLink: 'https://left.over.example' })
    expect(sent.first().form).toEqual([
      ['type', type],
      ['description', 'd'],
    ])
  })

  it('sends the phone of a new center only if it is filled in', async () => {
    const sent = recorded()
    await createCenter(centerForm)
    expect(sent.first().form?.at(-1)).toEqual(['phone', '03001234567'])
  })

  it('sends password and phone of a center only if they are filled in, and never the confirmation', async () => {
    const sent = recorded()
    await updateCenter('1', { ...centerForm, phone: '' })
    expect(sent.first().form?.map(([name]) => name)).toEqual([
      'centerName',
      'centerAddress',
      'email',
      'username',
      'password',
      'fullName',
    ])
  })

  it('sends the password of the profile only if it is filled in', async () => {
    const sent = recorded()
    await updateProfile({ ...profileForm, password: 'new one' })
    expect(Object.fromEntries(sent.first().form ?? [])).toMatchObject({ password: 'new one' })
  })
})

async function formOf(...args: Parameters<typeof createAirwayBill>) {
  const sent = recorded()
  await createAirwayBill(...args)
  return sent.first().form ?? []
}

/** A field that carries JSON. */
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
