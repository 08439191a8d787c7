import { describe, expect, it } from 'vitest'
import * as airwayBill from '@/services/airwayBill'
import * as archive from '@/services/archive'
import * as center from '@/services/center'
import * as customer from '@/services/customer'
import { getActiveServices } from '@/services/service'
import * as session from '@/services/session'
import { aBackend, json } from './backend'

const backend = aBackend()
const answer = (body: unknown) => backend.answerWith(() => json(body))
const unread = { kind: 'badAnswer', status: 200 }

describe('answers about people and options', () => {
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
      { id: 2, username: 'lahore', centerAddress: '2 Mall\nLahore', status: 0, phone: 0 },
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
        centerAddress: '2 Mall, Lahore',
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
      address: 'A\r\nB',
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
      address: 'A, B',
      postCode: '54000',
      phone1: '3001112223',
      phone2: '',
      ntnCnic: '3520212345671',
      fax: '',
      email: '',
    }
    answer({ _id: 'k1', ...whole })
    expect(await customer.getCustomer('k1')).toEqual(read)
    // Without it, the booking would be sent as that of a new customer.
    answer(whole)
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

  it('offers each service, country and customer once, and none that nobody could choose', async () => {
    answer([{ _id: 'a', name: 'A' }, { name: 'B' }, { _id: 'a', name: 'A' }, { _id: 'c', name: 'C' }])
    expect(await getActiveServices()).toEqual([
      { id: 'a', name: 'A' },
      { id: 'c', name: 'C' },
    ])
    // A booking sends the name of a country.
    expect(await airwayBill.getCountries()).toEqual([
      { id: 'a', name: 'A' },
      { id: 'B', name: 'B' },
      { id: 'c', name: 'C' },
    ])
    const ravi = { _id: 'k1', company: 'Ravi' }
    answer([ravi, { _id: 'k2' }, { company: 'Nobody' }, ravi, { _id: 'k3', contactPerson: 'Umer' }])
    expect((await customer.searchCustomers('x')).map(({ id }) => id)).toEqual(['k1', 'k3'])
  })

  it('rows none of which can be chosen are no empty list', async () => {
    answer([{ name: 'A' }, { data: { _id: 'b', name: 'B' } }])
    await expect(getActiveServices()).rejects.toMatchObject(unread)
    answer([{ data: { _id: 'k1', company: 'Ravi' } }])
    await expect(customer.searchCustomers('x')).rejects.toMatchObject(unread)
  })
})

describe('a search, or an optional list of a bill, that is refused with 404', () => {
  const searches = [
    () => airwayBill.searchShipments('x'),
    () => customer.searchCustomers('x'),
    () => archive.getArchivedDimensions('4900000001'),
    () => archive.getArchivedInvoices('4900000001'),
  ]
  it('has no results, unless the answer is an error page of a host', async () => {
    for (const search of searches) {
      backend.answerWith(() => json({ error: 'None found' }, { status: 404 }))
      expect(await search()).toEqual([])
      backend.answerWith(() => new Response('<html>', { status: 404, headers: { 'Content-Type': 'text/html' } }))
      await expect(search()).rejects.toMatchObject({ kind: 'refused', status: 404 })
    }
  })
})
