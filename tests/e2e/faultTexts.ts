/** What a refusal shows (product 8.3), written down once more: deliberately not taken from the product's code. */

/** What a refusal's body carries: `{ error }`, `{ errors: [{ msg }] }`, a gateway's page, or nothing. */
export const bodyKinds = ['error', 'errors', 'html', 'none'] as const
export type BodyKind = (typeof bodyKinds)[number]

/** Stand for what the answer says itself. */
const E = 'its error'
const M = 'its first message'
const S = 'its status text'

/** One text for each kind of body, in their order, or one for all. */
type Shown = readonly [error: string, errors: string, html: string, none: string] | string

const NO_BILL = "AirwayBill doesn't exists"
const NO_CENTER = "Center doesn't exists"

const shown = {
  // A 400 is shown as given where it is one of two texts: `loginRefusals`.
  login: { 400: S, 404: "User doesn't exists", 500: S },
  logout: {},
  sendContactMessage: { 400: [S, M, S, S], 500: [E, S, S, S] },
  trackShipment: { 404: NO_BILL },
  upTrack: { 400: [E, S, S, S], 404: NO_BILL },
  downTrack: { 400: [E, S, S, S], 404: NO_BILL },
  addNote: { 400: [E, S, S, S], 404: NO_BILL },
  voidShipment: {},
  createCenter: { 400: [E, M, S, S] },
  updateCenter: { 404: NO_CENTER },
  deleteCenter: { 404: NO_CENTER },
  activateCenter: { 404: NO_CENTER },
  inactivateCenter: { 404: NO_CENTER },
  createAirwayBill: { 400: [E, M, S, S], 404: NO_CENTER, 500: [E, S, S, S] },
  updateProfile: {},
  forgotPassword: { 404: 'Not a registered email', 500: [E, S, S, S] },
  // A 400's error is shown where it is «OTP Verfication Failed».
  verifyOtp: { 400: [S, M, S, S] },
  changePassword: { 400: [S, M, S, S], 408: 'Session timed out' },
} as const satisfies Record<string, Readonly<Record<number, Shown>>>

/** The public's reading call is worded, too. */
export type WordedCall = keyof typeof shown
export type WritingCall = Exclude<WordedCall, 'trackShipment'>

const shownFor = (call: WordedCall, status: Status): Shown | undefined =>
  (shown[call] as Readonly<Record<number, Shown>>)[status]

/** Texts that a call shows as given, and no other text in their place. */
export const givenTexts: Partial<Record<WritingCall, readonly string[]>> = {
  login: ['Username or Password is incorrect !!', 'Center unavailable! Contact admin to active'],
  verifyOtp: ['OTP Verfication Failed'],
}

/** RFC 9110's phrases, for answers that carry none (HTTP/2). */
export const phrases = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const
export type Status = keyof typeof phrases

export const statuses: readonly Status[] = [400, 401, 403, 404, 408, 409, 413, 429, 500, 502, 503, 504]

export const NO_ANSWER = 'Could not reach the server. Check your connection and try again.'
export const NOT_AUTHORIZED = 'Not authorized to access'

/** A refusal as it is answered. */
export interface Refusal {
  status: Status
  bodyKind: BodyKind
  /** As the status line has it; '' is none. */
  statusText: string
  /** What `error` or the first `msg` says. */
  said: string
}

/** Whether a refusal's text depends on what its body says. */
export function dependsOnBody(call: WordedCall, status: Status): boolean {
  return typeof shownFor(call, status) === 'object'
}

const resets: readonly WordedCall[] = ['forgotPassword', 'verifyOtp', 'changePassword']
/** For what `shown` does not have; other calls show what the answer says. */
const onlyStatusText: readonly WordedCall[] = [...resets, 'logout', 'trackShipment', 'createAirwayBill']

/** The text that a refusal shows. */
export function expectedText(call: WordedCall, { status, bodyKind, statusText, said }: Refusal): string {
  if (status === 401) return resets.includes(call) ? statusText || phrases[status] : NOT_AUTHORIZED
  const entry = shownFor(call, status) ?? (onlyStatusText.includes(call) ? S : ([E, M, S, S] as const))
  const text = typeof entry === 'string' ? entry : (entry[bodyKinds.indexOf(bodyKind)] ?? S)
  if (text === S) return statusText || phrases[status]
  return text === E || text === M ? said : text
}
