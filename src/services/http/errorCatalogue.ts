import { isObject } from '../wire/wire'
import { statusTextOf } from './reasonPhrases'
import type { Call } from './errors'

/** `firstMessage` is the first `msg` in `errors`; `ifOneOf` shows the server's text only if it is in that list. */
type ServerField = 'firstMessage' | 'error' | 'message'
type Source = ServerField | { field: ServerField; ifOneOf: readonly string[] } | { text: string }

/** The first source with a text is shown; if none has one, the HTTP status text. */
type Rule = readonly Source[]
type Rules = Readonly<Record<number, Rule>> & { readonly others?: Rule }

const NOT_AUTHORIZED: Rule = [{ text: 'Not authorized to access' }]
const NO_AIRWAY_BILL: Rule = [{ text: "AirwayBill doesn't exists" }]
const NO_CENTER: Rule = [{ text: "Center doesn't exists" }]
const STATUS_TEXT: Rule = []

/** The only texts of a 400 at login that are shown. */
const LOGIN_REFUSALS = ['Username or Password is incorrect !!', 'Center unavailable! Contact admin to active']

const statusChange: Rules = { 400: ['error'], 404: NO_AIRWAY_BILL }

/** What a call shows for an HTTP status that has a rule (product 8.3). */
const errorCatalogue: Readonly<Partial<Record<Call, Rules>>> = {
  login: {
    400: [
      { field: 'error', ifOneOf: LOGIN_REFUSALS },
      { field: 'firstMessage', ifOneOf: LOGIN_REFUSALS },
    ],
    404: [{ text: "User doesn't exists" }],
    500: STATUS_TEXT,
  },
  logout: { others: STATUS_TEXT },
  sendContactMessage: { 400: ['firstMessage'], 500: ['error'] },
  trackShipment: { 404: NO_AIRWAY_BILL, others: STATUS_TEXT },

  upTrack: statusChange,
  downTrack: statusChange,
  addNote: statusChange,

  createAirwayBill: { 400: ['firstMessage', 'error'], 404: NO_CENTER, 500: ['error'], others: STATUS_TEXT },

  createCenter: { 400: ['firstMessage', 'error'] },
  updateCenter: { 404: NO_CENTER },
  deleteCenter: { 404: NO_CENTER },
  activateCenter: { 404: NO_CENTER },
  inactivateCenter: { 404: NO_CENTER },

  // Asked by people who are not signed in, so a 401 is a status like any other.
  forgotPassword: { 401: STATUS_TEXT, 404: [{ text: 'Not a registered email' }], 500: ['error'], others: STATUS_TEXT },
  verifyOtp: {
    400: ['firstMessage', { field: 'error', ifOneOf: ['OTP Verfication Failed'] }],
    401: STATUS_TEXT,
    others: STATUS_TEXT,
  },
  changePassword: {
    400: ['firstMessage'],
    401: STATUS_TEXT,
    408: [{ text: 'Session timed out' }],
    others: STATUS_TEXT,
  },
}

/** For the statuses that a call has no rule for. */
const everyCall: Rules = { 401: NOT_AUTHORIZED, others: ['error', 'firstMessage'] }

/** For a refusal that comes with a success status. */
const refusedWithSuccess: Rule = [
  'error',
  'firstMessage',
  'message',
  { text: 'The server refused this without a reason.' },
]

function serverText(body: unknown, field: ServerField): string {
  if (!isObject(body)) return ''
  if (field !== 'firstMessage') return plainText(body[field])
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : null
  return isObject(first) ? plainText(first.msg) : ''
}

const plainText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function textFrom(source: Source, body: unknown): string {
  if (typeof source === 'string') return serverText(body, source)
  if ('text' in source) return source.text
  const text = serverText(body, source.field)
  return source.ifOneOf.includes(text) ? text : ''
}

/** The text to show for a refusal (product 8.3); never empty. */
export function refusalText(call: Call, answer: { status: number; statusText: string; body: unknown }): string {
  const { status, statusText, body } = answer
  const rules = errorCatalogue[call]
  const rule =
    status < 300 ? refusedWithSuccess : (rules?.[status] ?? everyCall[status] ?? rules?.others ?? everyCall.others)
  for (const source of rule ?? []) {
    const text = textFrom(source, body)
    if (text !== '') return text
  }
  return statusTextOf(status, statusText)
}

/** Whether the body of a success status carries an error, and so is a refusal (product 8.3). */
export function carriesError(body: unknown): boolean {
  if (!isObject(body)) return false
  const { error, errors } = body
  if (Array.isArray(errors) && errors.length > 0) return true
  const said = typeof error === 'string' ? error.trim() : error
  return Array.isArray(said) ? said.length > 0 : Boolean(said)
}
