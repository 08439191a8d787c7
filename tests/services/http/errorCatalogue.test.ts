// @vitest-environment node
import { STATUS_CODES } from 'node:http'
import { describe, expect, it } from 'vitest'
import {
  isLost,
  isServiceError,
  isUnauthorized,
  isTransient,
  type Call,
  type ServiceError,
} from '@/services/http/errors'
import { statusTextOf } from '@/services/http/reasonPhrases'
import { aBackend, json } from '../backend'
import { callNames, calls } from '../calls'

const backend = aBackend()

async function failureOf(call: Call, answer: () => Response): Promise<ServiceError> {
  backend.answerWith(answer)
  const outcome: unknown = await calls[call].run().then(
    () => 'no failure',
    (error: unknown) => error,
  )
  if (!isServiceError(outcome)) throw new Error(`${call} gave ${String(outcome)}`)
  return outcome
}

const shown = async (call: Call, status: number, body: unknown, statusText = 'Status Text') =>
  (await failureOf(call, () => json(body, { status, statusText }))).message

const NOT_AUTHORIZED = 'Not authorized to access'
const NO_AIRWAY_BILL = "AirwayBill doesn't exists"
const NO_CENTER = "Center doesn't exists"
const INCORRECT = 'Username or Password is incorrect !!'
const UNAVAILABLE = 'Center unavailable! Contact admin to active'
const OTP_FAILED = 'OTP Verfication Failed'
const STATUS_TEXT = 'Status Text'

const listed = { errors: [{ msg: 'first message' }, { msg: 'second message' }] }
const named = { error: 'error text' }
const both = { ...listed, ...named }
/** Nothing in it can be shown. */
const silent = [{}, [], null, 'plain', { error: '' }, { error: '  ' }, { error: { msg: 'x' } }, { error: 5 }].concat([
  { errors: [] },
  { errors: {} },
  { errors: [null] },
  { errors: ['x'] },
  { errors: [{}] },
  { errors: [{ msg: 7 }] },
  { errors: [{ msg: '' }, { msg: 'second' }] },
  { message: 'a success text' },
] as object[])

type Row = [calls: Call[], status: number, body: unknown, text: string]

/** Section 8, row by row. */
const catalogue: Row[] = [
  [['login'], 400, { error: INCORRECT }, INCORRECT],
  [['login'], 400, { error: UNAVAILABLE }, UNAVAILABLE],
  [['login'], 400, { errors: [{ msg: UNAVAILABLE }] }, UNAVAILABLE],
  [['login'], 400, { error: 'username or password is incorrect' }, STATUS_TEXT],
  [['login'], 400, both, STATUS_TEXT],
  [['login'], 404, both, "User doesn't exists"],
  [['login'], 500, both, STATUS_TEXT],
  [['login'], 403, both, 'error text'],

  [['sendContactMessage'], 429, named, 'error text'],
  [['sendContactMessage'], 400, both, 'first message'],
  [['sendContactMessage'], 400, named, STATUS_TEXT],
  [['sendContactMessage'], 500, both, 'error text'],
  [['sendContactMessage'], 500, listed, STATUS_TEXT],

  [['trackShipment'], 404, both, NO_AIRWAY_BILL],
  [['trackShipment'], 400, both, STATUS_TEXT],
  [['trackShipment'], 500, both, STATUS_TEXT],

  [['upTrack', 'downTrack', 'addNote'], 400, both, 'error text'],
  [['upTrack', 'downTrack', 'addNote'], 400, listed, STATUS_TEXT],
  [['upTrack', 'downTrack', 'addNote'], 404, both, NO_AIRWAY_BILL],
  [['upTrack', 'downTrack', 'addNote'], 500, both, 'error text'],
  [['upTrack', 'downTrack', 'addNote'], 409, listed, 'first message'],
  [['voidShipment'], 400, both, 'error text'],
  [['voidShipment'], 404, listed, 'first message'],

  [['createCenter'], 400, both, 'first message'],
  [['createCenter'], 400, named, 'error text'],
  [['createCenter'], 400, { errors: [{ msg: '' }], error: 'error text' }, 'error text'],
  [['createCenter'], 404, both, 'error text'],
  [['createCenter'], 500, both, 'error text'],
  [['updateCenter', 'deleteCenter', 'activateCenter', 'inactivateCenter'], 404, both, NO_CENTER],
  [['updateCenter', 'deleteCenter', 'activateCenter', 'inactivateCenter'], 400, both, 'error text'],
  [['updateCenter'], 422, listed, 'first message'],
  [['updateProfile'], 400, both, 'error text'],
  [['updateProfile'], 404, listed, 'first message'],

  [['createAirwayBill'], 400, both, 'first message'],
  [['createAirwayBill'], 400, named, 'error text'],
  [['createAirwayBill'], 404, both, NO_CENTER],
  [['createAirwayBill'], 500, both, 'error text'],
  [['createAirwayBill'], 500, listed, STATUS_TEXT],
  [['createAirwayBill'], 413, both, STATUS_TEXT],

  [['forgotPassword'], 404, both, 'Not a registered email'],
  [['forgotPassword'], 500, both, 'error text'],
  [['forgotPassword'], 500, listed, STATUS_TEXT],
  [['forgotPassword'], 400, both, STATUS_TEXT],

  [['verifyOtp'], 400, { ...listed, error: OTP_FAILED }, 'first message'],
  [['verifyOtp'], 400, { error: OTP_FAILED }, OTP_FAILED],
  [['verifyOtp'], 400, { errors: [], error: OTP_FAILED }, OTP_FAILED],
  [['verifyOtp'], 400, named, STATUS_TEXT],
  [['verifyOtp'], 500, both, STATUS_TEXT],

  [['changePassword'], 400, both, 'first message'],
  [['changePassword'], 400, named, STATUS_TEXT],
  [['changePassword'], 408, both, 'Session timed out'],
  [['changePassword'], 500, both, STATUS_TEXT],

  [['logout'], 500, both, STATUS_TEXT],

  [['forgotPassword', 'verifyOtp', 'changePassword'], 401, both, STATUS_TEXT],
  [['getAllShipments', 'getReceipt', 'searchCustomers'], 403, both, 'error text'],
]

const rows = catalogue.flatMap(([names, status, body, text]) =>
  names.map((call) => ({ call, status, body, text, sent: JSON.stringify(body) })),
)

/** What a refusal shows whatever its body says; the other statuses of a call show the status text. */
const ownTexts: Partial<Record<Call, Record<number, string>>> = {
  login: { 404: "User doesn't exists" },
  trackShipment: { 404: NO_AIRWAY_BILL },
  upTrack: { 404: NO_AIRWAY_BILL },
  downTrack: { 404: NO_AIRWAY_BILL },
  addNote: { 404: NO_AIRWAY_BILL },
  updateCenter: { 404: NO_CENTER },
  deleteCenter: { 404: NO_CENTER },
  activateCenter: { 404: NO_CENTER },
  inactivateCenter: { 404: NO_CENTER },
  createAirwayBill: { 404: NO_CENTER },
  forgotPassword: { 404: 'Not a registered email' },
  changePassword: { 408: 'Session timed out' },
}

/** Nobody is signed in there, so that a 401 is a status like the others. */
const isReset = (call: Call) => ['forgotPassword', 'verifyOtp', 'changePassword'].includes(call)

const statuses = [304, 400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504]

describe('the error catalogue', () => {
  it.each(rows)('$call $status $sent shows «$text»', async ({ call, status, body, text }) => {
    expect(await shown(call, status, body)).toBe(text)
  })

  it.each(callNames)('%s: every status with a body that says nothing', async (call) => {
    for (const status of statuses) {
      const expected = ownTexts[call]?.[status] ?? (status === 401 && !isReset(call) ? NOT_AUTHORIZED : 'Said So')
      const failure = await failureOf(call, () => new Response(null, { status, statusText: 'Said So' }))
      expect([status, failure.message]).toEqual([status, expected])
      expect(failure).toMatchObject({ call, status, kind: 'refused', name: 'ServiceError' })
    }
  })

  it.each(callNames.filter((call) => !isReset(call)))(
    '%s: 401 shows «Not authorized to access», whatever comes with it',
    async (call) => {
      expect(await shown(call, 401, both)).toBe(NOT_AUTHORIZED)
    },
  )

  it.each(silent.map((body) => ({ body, sent: JSON.stringify(body) })))('$sent says nothing', async ({ body }) => {
    expect(await shown('createAirwayBill', 400, body)).toBe(STATUS_TEXT)
    expect(await shown('createAirwayBill', 500, body)).toBe(STATUS_TEXT)
  })

  it('a body that is no JSON says nothing', async () => {
    const failure = await failureOf(
      'createCenter',
      () => new Response('<html>nginx</html>', { status: 400, statusText: STATUS_TEXT }),
    )
    expect(failure.message).toBe(STATUS_TEXT)
  })
})

/** Calls that change something: all of them read whether their answer carries an error. */
const writes = callNames.filter((call) => !/^(get|search|track)/.test(call))

describe('a success status that carries an error', () => {
  it.each(writes)('%s: is a refusal with that text', async (call) => {
    for (const [body, text] of [
      [{ error: ' Not today ' }, 'Not today'],
      [{ message: 'Saved', error: 'Not today' }, 'Not today'],
      [listed, 'first message'],
      [both, 'error text'],
      [{ error: true, message: 'Not today' }, 'Not today'],
      [{ error: { code: 7 } }, 'The server refused this without a reason.'],
    ] as const) {
      const failure = await failureOf(call, () => json(body))
      expect(failure).toMatchObject({ call, kind: 'refused', status: 200, message: text, isReadable: true })
      expect(isLost(failure)).toBe(false)
    }
  })

  it('names the error of what cannot be read otherwise', async () => {
    expect(await failureOf('trackShipment', () => json(named))).toMatchObject({
      kind: 'refused',
      message: 'error text',
    })
    expect(await failureOf('createAirwayBill', () => json({}))).toMatchObject({ kind: 'badAnswer' })
  })

  it('is none where nothing is wrong', async () => {
    for (const error of ['', '  ', null, false, 0, []]) {
      backend.answerWith(() => json({ error, errors: [] }))
      await expect(calls.upTrack.run()).resolves.toBe('AirwayBill Status Updated Successfully !!')
    }
  })

  it('a booking with an id is booked, whatever comes with it', async () => {
    backend.answerWith(() => json({ id: 'b1', error: 'The mail could not be sent' }))
    await expect(calls.createAirwayBill.run()).resolves.toMatchObject({ id: 'b1' })
  })
})

describe('a success', () => {
  it('shows the answer’s own short text in place of ours', async () => {
    for (const [body, text] of [
      [{ message: ' Center saved ' }, 'Center saved'],
      [{ message: '' }, 'Center updated successfully !!'],
      [{ message: { text: 'x' } }, 'Center updated successfully !!'],
      [{ message: 'x'.repeat(201) }, 'Center updated successfully !!'],
      ['plain', 'Center updated successfully !!'],
      [null, 'Center updated successfully !!'],
    ] as const) {
      backend.answerWith(() => json(body))
      await expect(calls.updateCenter.run()).resolves.toBe(text)
    }
    backend.answerWith(() => json({ id: 7, message: 'Booked' }))
    await expect(calls.createAirwayBill.run()).resolves.toEqual({ id: '7', text: 'Booked' })
  })
})

describe('a status text that is empty, as over HTTP/2', () => {
  it.each([
    [400, 'Bad Request'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [409, 'Conflict'],
    [413, 'Content Too Large'],
    [422, 'Unprocessable Content'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [504, 'Gateway Timeout'],
  ])('%i shows «%s»', async (status, phrase) => {
    expect(await shown('logout', status, {}, '')).toBe(phrase)
  })

  it('has a phrase for every error status that Node knows', () => {
    const unusual = ['418', '509', '510']
    const codes = Object.keys(STATUS_CODES).filter((code) => Number(code) >= 400 && !unusual.includes(code))
    expect(codes.filter((code) => statusTextOf(Number(code), '').startsWith('Error'))).toEqual([])
  })

  it('has the registered phrase, which Node has too but for what was renamed or is its joke', () => {
    const renamed: Record<string, string> = { 413: 'Content Too Large', 422: 'Unprocessable Content' }
    const strange = Object.entries(STATUS_CODES).flatMap(([code, phrase]) => {
      const text = statusTextOf(Number(code), '')
      return text === `Error ${code}` || text === (renamed[code] ?? phrase) ? [] : [`${code}: ${text}`]
    })
    expect(strange).toEqual([])
    expect(statusTextOf(304, '')).toBe('Not Modified')
  })

  it('names a status that nobody knows by its number', () => {
    expect(statusTextOf(599, ' ')).toBe('Error 599')
  })
})

describe('no answer at all', () => {
  it.each(callNames)('%s', async (call) => {
    const failure = await failureOf(call, () => Response.error())
    expect(failure).toMatchObject({
      call,
      kind: 'noAnswer',
      status: null,
      message: 'Could not reach the server. Check your connection and try again.',
    })
  })
})

describe('what kind of failure it is', () => {
  it.each([
    [401, { unauthorized: true, transient: false }],
    [400, { unauthorized: false, transient: false }],
    [403, { unauthorized: false, transient: false }],
    [408, { unauthorized: false, transient: false }],
    [500, { unauthorized: false, transient: false }],
    [502, { unauthorized: false, transient: true }],
    [503, { unauthorized: false, transient: true }],
    [504, { unauthorized: false, transient: true }],
  ])('%i', async (status, expected) => {
    const failure = await failureOf('getAllShipments', () => json({}, { status }))
    expect({ unauthorized: isUnauthorized(failure), transient: isTransient(failure) }).toEqual(expected)
  })

  it('no answer is worth another try, an unreadable one is not', async () => {
    expect(isTransient(await failureOf('getAllShipments', () => Response.error()))).toBe(true)
    expect(isTransient(await failureOf('getAllShipments', () => new Response('<html>')))).toBe(false)
  })

  it('other errors are none of the backend’s', () => {
    expect([isServiceError(new Error('x')), isUnauthorized(null), isTransient({ kind: 'noAnswer' })]).toEqual([
      false,
      false,
      false,
    ])
  })
})
