// @vitest-environment node
import { getResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { centerIds, DEMO_PASSWORD } from './branches'
import { handlers, routesOf } from './handlers'
import { createStore, resetStore } from './store'

const store = createStore()
const all = handlers(store)

beforeEach(() => resetStore(store))

type Fields = Record<string, string>

/** A client with its own cookies that sends forms. */
function aBrowser() {
  const cookies = new Map<string, string>()
  async function call(method: string, path: string, fields: Fields = {}) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const body = method === 'GET' ? null : new URLSearchParams(fields)
    const response = await getResponse(all, new Request(`http://courier.test${path}`, { method, headers, body }))
    if (!response) throw new Error(`Nobody answers ${method} ${path}`)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, fields?: Fields) => call('POST', path, fields),
    put: (path: string) => call('PUT', path),
    signIn: (username: string) => call('POST', '/api/center/login', { username, password: DEMO_PASSWORD }),
  }
}

/** A client with somebody signed in. */
async function aBrowserOf(username: string) {
  const browser = aBrowser()
  await browser.signIn(username)
  return browser
}

describe('sessions', () => {
  it('use a cookie that scripts cannot read', async () => {
    const browser = aBrowser()
    const login = await browser.signIn('gujrat')
    expect(login.status).toBe(200)
    expect(login.headers.getSetCookie()).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Lax$/)])

    const details = await browser.get('/api/center/getCenterDetails')
    expect(await details.json()).toMatchObject({ username: 'gujrat', role: 2, fullName: 'Sana Khokhar' })
  })

  it('end with a logout, with the center, and with a reset', async () => {
    const admin = await aBrowserOf('headoffice')
    const branch = await aBrowserOf('gujrat')
    await branch.post('/api/center/logout')
    expect((await branch.get('/api/center/getCenterDetails')).status).toBe(401)

    const other = await aBrowserOf('lahore')
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

  /** The calls refused with 401, each made by a new client, as one of the calls is the logout. */
  async function refusedTo(username?: string) {
    const refused: string[] = []
    for (const call of everything) {
      const browser = username === undefined ? aBrowser() : await aBrowserOf(username)
      if ((await statusOf(browser, call)) === 401) refused.push(call)
    }
    return refused.toSorted()
  }

  it('exist for every call of the product, and for the uploads', async () => {
    expect(everything).toHaveLength(39 + 1)
    expect(await refusedTo()).toEqual(everything.filter((call) => !forThePublic.includes(call)).toSorted())
    expect(await refusedTo('gujrat')).toEqual(forHeadOffice.toSorted())
    expect(await refusedTo('headoffice')).toEqual([])
  })

  it('allow nothing else below /api', async () => {
    const unknown = await aBrowser().get('/api/airwaybill/getEverything')
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: 'Not found' }])
  })
})

it('a center gets its own shipments, the head office gets all', async () => {
  const everything = await (await (await aBrowserOf('headoffice')).get('/api/airwaybill/getAll')).json()
  expect(everything).toHaveLength(200)

  const branch = await aBrowserOf('gujrat')
  const own = await (await branch.get('/api/airwaybill/getAll')).json()
  expect(new Set(own.map((row: { center: { username: string } }) => row.center.username))).toEqual(new Set(['gujrat']))
  const foreign = everything.find((row: { center: { username: string } }) => row.center?.username === 'lahore')
  expect((await branch.get(`/api/airwaybill/receipt/${foreign._id}`)).status).toBe(404)
})

it('a booking has its parties only under the form’s field names', async () => {
  const branch = await aBrowserOf('gujrat')
  const named = JSON.stringify({ company: 'Ravi Traders', contactPerson: 'Ali Raza', phone1: '03001112223' })
  const refusalOf = async (fields: Fields) =>
    (await branch.post('/api/airwaybill/create', { dimValues: '[]', invoiceValues: '[]', ...fields })).json()
  expect(await refusalOf({ shipperDetails: named, receiverDetails: '{}' })).toEqual({
    errors: [{ msg: 'Shipper company is required', param: 'shipperDetails' }],
  })
  expect(await refusalOf({ shipperDetails: '{"shipperCompany":"Ravi Traders"}', receiverDetails: named })).toEqual({
    errors: [{ msg: 'Receiver company is required', param: 'receiverDetails' }],
  })
})
