import { isObject } from '../wire/wire'
import { statusTextOf } from './reasonPhrases'
import type { Call } from './errors'

/** `firstMessage` is the first `msg` in `errors`; `ifOneOf` shows the server's text only if it is in that list. */
type ServerField = 'firstMessage' | 'error'
type Source = ServerField | { field: ServerField; ifOneOf: readonly string[] } | { text: string }

/** The first source with a text is shown; if none has one, the HTTP status text. */
type Rule = readonly Source[]
type Rules = Readonly<Record<number, Rule>>

const NOT_AUTHORIZED: Rule = [{ text: 'Not authorized to access' }]
const NO_AIRWAY_BILL: Rule = [{ text: "AirwayBill doesn't exists" }]
const NO_CENTER: Rule = [{ text: "Center doesn't exists" }]

/** The only texts of a 400 at login that are shown. */
const LOGIN_REFUSALS = ['Username or Password is incorrect !!', 'Center unavailable! Contact admin to active']

/** Takes precedence over each call's own rules. */
const everyCall: Rules = { 401: NOT_AUTHORIZED }

const statusChange: Rules = { 400: ['error'], 404: NO_AIRWAY_BILL }

const onlyStatusText: Rules = {}

/** What each call shows for each HTTP status (product 8.3). */
export const errorCatalogue: Readonly<Record<Call, Rules>> = {
  login: {
    400: [
      { field: 'error', ifOneOf: LOGIN_REFUSALS },
      { field: 'firstMessage', ifOneOf: LOGIN_REFUSALS },
    ],
    404: [{ text: "User doesn't exists" }],
  },
  logout: onlyStatusText,
  sendContactMessage: { 400: ['firstMessage'], 500: ['error'] },
  trackShipment: { 404: NO_AIRWAY_BILL },

  upTrack: statusChange,
  downTrack: statusChange,
  addNote: statusChange,
  voidShipment: onlyStatusText,

  createAirwayBill: { 400: ['firstMessage', 'error'], 404: NO_CENTER, 500: ['error'] },

  createCenter: { 400: ['firstMessage', 'error'] },
  updateCenter: { 404: NO_CENTER },
  deleteCenter: { 404: NO_CENTER },
  activateCenter: { 404: NO_CENTER },
  inactivateCenter: { 404: NO_CENTER },
  updateProfile: onlyStatusText,

  forgotPassword: { 404: [{ text: 'Not a registered email' }], 500: ['error'] },
  verifyOtp: { 400: ['firstMessage', { field: 'error', ifOneOf: ['OTP Verfication Failed'] }] },
  changePassword: { 400: ['firstMessage'], 408: [{ text: 'Session timed out' }] },

  getCenter: onlyStatusText,
  getCenters: onlyStatusText,
  getCenterDetails: onlyStatusText,
  getStatisticsByToday: onlyStatusText,
  getStatisticsByToFrom: onlyStatusText,
  getStatistics: onlyStatusText,
  getAirwayBillNo: onlyStatusText,
  getShipmentsByToday: onlyStatusText,
  getAllShipments: onlyStatusText,
  getShipmentsByToFrom: onlyStatusText,
  searchShipments: onlyStatusText,
  getNextAirwayBillNo: onlyStatusText,
  getCountries: onlyStatusText,
  getReceipt: onlyStatusText,
  getArchivedShipments: onlyStatusText,
  getArchivedReceipt: onlyStatusText,
  getArchivedDimensions: onlyStatusText,
  getArchivedInvoices: onlyStatusText,
  getCustomer: onlyStatusText,
  searchCustomers: onlyStatusText,
  getActiveServices: onlyStatusText,
}

function serverText(body: unknown, field: ServerField): string {
  if (!isObject(body)) return ''
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : null
  const text = field === 'error' ? body.error : isObject(first) ? first.msg : ''
  return typeof text === 'string' ? text.trim() : ''
}

function textFrom(source: Source, body: unknown): string {
  if (typeof source === 'string') return serverText(body, source)
  if ('text' in source) return source.text
  const text = serverText(body, source.field)
  return source.ifOneOf.includes(text) ? text : ''
}

/** The text to show for an error status (product 8.3); never empty. */
export function refusalText(call: Call, answer: { status: number; statusText: string; body: unknown }): string {
  const rule = everyCall[answer.status] ?? errorCatalogue[call][answer.status] ?? []
  for (const source of rule) {
    const text = textFrom(source, answer.body)
    if (text !== '') return text
  }
  return statusTextOf(answer.status, answer.statusText)
}
