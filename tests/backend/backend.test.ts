// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { aBookingForm, anImage } from './builders'
import { aBookingRequest } from './aBookingRequest'
import { aBrowser, aBrowserOf } from './aBrowser'
import { centerIds } from './branches'
import { routesOf } from './handlers'
import { createStore, resetStore } from './store'

const store = createStore()

beforeEach(() => resetStore(store))

describe('sessions', () => {
  it('are a cookie that scripts cannot read', async () => {
    const browser = aBrowser(store)
    const login = await browser.signIn('gujrat')
    expect(login.status).toBe(200)
    expect(login.headers.getSetCookie()).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Lax$/)])

    const details = await browser.get('/api/center/getCenterDetails')
    expect(await details.json()).toMatchObject({ username: 'gujrat', role: 2, fullName: 'Sana Khokhar' })
  })

  it('end with a logout, with the center, and with a reset', async () => {
    const admin = await aBrowserOf(store, 'headoffice')
    const branch = await aBrowserOf(store, 'gujrat')
    await branch.post('/api/center/logout')
    expect((await branch.get('/api/center/getCenterDetails')).status).toBe(401)

    const other = await aBrowserOf(store, 'lahore')
    await admin.put(`/api/center/inactive/${centerIds.lahore}`)
    expect((await other.get('/api/center/getCenterDetails')).status).toBe(401)

    resetStore(store)
    expect((await admin.get('/api/center/getCenterDetails')).status).toBe(401)
  })
})

async function statusOf(browser: ReturnType<typeof aBrowser>, call: string) {
  const [method, path = ''] = call.split(' ')
  const sent = method === 'GET' ? browser.get(path) : method === 'POST' ? browser.post(path) : browser.put(path)
  return (await sent).status
}

describe('permissions', () => {
  const forHeadOffice = [
    'PUT /api/airwaybill/upTrack/1',
    'PUT /api/airwaybill/downTrack/1',
    'PUT /api/airwaybill/addNote/1',
    'GET /api/archive/getAll',
    'GET /api/archive/receipt/1',
    'GET /api/archive/receipt/getDimensions/1',
    'GET /api/archive/receipt/getInvoices/1',
    'POST /api/center/create',
    'PUT /api/center/update/1',
    'PUT /api/center/delete/1',
    'PUT /api/center/active/1',
    'PUT /api/center/inactive/1',
  ]
  const forThePublic = [
    'POST /api/center/login',
    'POST /api/center/logout',
    'POST /api/contact/sendEmail',
    'GET /api/airwaybill/track/1',
    'POST /api/center/forgotPassword',
    'POST /api/center/verifyOTP',
    'PUT /api/center/changePassword',
  ]

  const everything = Object.keys(routesOf(store)).map((route) => route.replace(':id', '1'))
  const forTheSignedIn = everything.filter((call) => !forThePublic.includes(call))

  it('cover every call of the product, and the uploads', () => {
    expect(everything).toHaveLength(39 + 1)
    expect(everything).toEqual(expect.arrayContaining([...forHeadOffice, ...forThePublic]))
  })

  it.each(forTheSignedIn)('%s needs a session', async (call) => {
    expect(await statusOf(aBrowser(store), call)).toBe(401)
  })

  it.each(forHeadOffice)('%s is for the head office', async (call) => {
    expect(await statusOf(await aBrowserOf(store, 'gujrat'), call)).toBe(401)
    expect(await statusOf(await aBrowserOf(store, 'headoffice'), call)).not.toBe(401)
  })

  it.each(forThePublic)('%s is for everyone', async (call) => {
    expect(await statusOf(aBrowser(store), call)).not.toBe(401)
  })

  it('leaves nothing else below /api', async () => {
    const unknown = await aBrowser(store).get('/api/airwaybill/getEverything')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({ error: 'Not found' })
  })
})

describe('the rest', () => {
  it('fails as it is told to, and remembers what it was asked', async () => {
    const branch = await aBrowserOf(store, 'gujrat')
    store.faults.push(
      { method: 'GET', path: '/api/airwaybill/getAll', status: 503, body: '<h1>Bad day</h1>' },
      { path: '/api/airwaybill/create', drop: 'before' },
      { path: '/api/airwaybill/create', drop: 'after' },
    )
    expect((await branch.get('/api/airwaybill/getAll')).status).toBe(503)
    expect((await branch.get('/api/airwaybill/getAll')).status).toBe(200)
    const texts = { path: '/api/airwaybill/getLast', status: 500 }
    store.faults.push({ ...texts, statusText: '' }, { ...texts, statusText: 'Out of ink' }, texts)
    for (const statusText of ['', 'Out of ink', 'Internal Server Error']) {
      expect(await branch.get('/api/airwaybill/getLast')).toMatchObject({ status: 500, statusText })
    }

    const fields = aBookingRequest(aBookingForm(), { customNTN: anImage('ntn.png') })
    expect((await branch.post('/api/airwaybill/create', fields)).type).toBe('error')
    expect(store.shipments).toHaveLength(200)
    expect((await branch.post('/api/airwaybill/create', fields)).type).toBe('error')
    expect(store.shipments).toHaveLength(201)
    store.faults.push({ path: '/api/airwaybill/void/*', status: 504, isLate: true })
    const [made] = store.shipments
    expect((await branch.put(`/api/airwaybill/void/${made?.id}`)).status).toBe(504)
    expect(made?.status).toEqual([])

    expect(store.calls.map(({ method, path }) => `${method} ${path}`).slice(1)).toEqual([
      'GET /api/airwaybill/getAll',
      'GET /api/airwaybill/getAll',
      'GET /api/airwaybill/getLast',
      'GET /api/airwaybill/getLast',
      'GET /api/airwaybill/getLast',
      'POST /api/airwaybill/create',
      'POST /api/airwaybill/create',
      `PUT /api/airwaybill/void/${made?.id}`,
    ])
    expect(store.calls.at(-2)).toMatchObject({
      fields: { amount: '14500' },
      files: [{ name: 'customNTN', filename: 'ntn.png', type: 'image/png' }],
    })
  })
})
