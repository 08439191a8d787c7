import { entriesOf, isObject } from '../wire/readValues'
import { BAD_ANSWER_TEXT, NO_ANSWER_TEXT, ServiceError } from './errors'

/** Form fields in the order in which they are sent; undefined and null are left out. */
export type Fields = Readonly<Record<string, string | File | null | undefined>>

/** A call of the backend, declared once: what it sends, and the texts of its refusals. */
export interface Call {
  /** By default GET. */
  method?: 'POST' | 'PUT'
  /** Relative to `env.apiHost` (product 9.2). */
  path: string
  /** Omit for a call without a body. */
  fields?: Fields
  refusals?: Refusals
  /**
   * For calls that search for a term, or for the lists of a bill: some backends answer 404 if there are none. Not for
   * the shipments of some days: there a 404 is a failure, not an empty list.
   */
  mayFindNothing?: boolean
  /** Called with the uploaded share, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** A call whose answer is read. */
export interface ReadCall<Answer> extends Call {
  /** Returns null if the body is not such an answer. */
  read: (body: unknown) => Answer | null
}

/** A call that changes something. */
export interface WriteCall extends Call {
  /** Reports the success unless the answer has a text of its own (product 8.2). */
  success?: string
}

/** The texts of an error body; '' for each one that is missing. */
interface ErrorTexts {
  error: string
  /** The first of `errors`. */
  first: string
  message: string
  /** The body itself if it is a short text, such as “Too many requests”. */
  plain: string
}

/** The text that a status shows: one of the call's own, or one from the body. '' means the HTTP status text. */
type Refusal = string | ((texts: ErrorTexts) => string)

/** Rules for single statuses, and for all others (product 8.3). */
export type Refusals = Readonly<Record<number, Refusal>> & { readonly others?: Refusal }

/** As a refusal: the HTTP status text is shown. */
export const STATUS_TEXT = ''

/** For the statuses that a call has no rule for. */
const everyCall: Refusals = {
  401: 'Not authorized to access',
  others: ({ error, first, message, plain }) => error || first || message || plain,
}

/** For a refusal with a success status. */
const refusedWithSuccess: Refusal = ({ error, first, message }) =>
  error || first || message || 'The server refused this and gave no reason.'

/** Reads a text, in place of which some backends send an object or a list that contains it. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return textIn(value[0])
  return isObject(value) ? ([value.msg, value.message].map(textIn).find(Boolean) ?? '') : ''
}

/** The body itself if it is a short text for people; '' if it is a page, a stack trace or a file. */
function plainText(body: unknown): string {
  const text = typeof body === 'string' ? body.trim() : ''
  return text.length <= MAX_MESSAGE_LENGTH && !/[<>{}\n]/.test(text) ? text : ''
}

function readErrorTexts(body: unknown): ErrorTexts {
  if (!isObject(body)) return { error: '', first: '', message: '', plain: plainText(body) }
  return {
    plain: '',
    error: textIn(body.error),
    first: textIn(body.errors) || textIn(entriesOf(body.errors)[0]),
    message: textIn(body.message),
  }
}

/** An answer with an error status, or with an error in its body. */
interface RefusedAnswer {
  status: number
  statusText: string
  data: unknown
}

/** The text to show for a refusal (product 8.3); never empty. */
function refusalText({ refusals }: Call, { status, statusText, data }: RefusedAnswer): string {
  const rule =
    status < 300
      ? refusedWithSuccess
      : (refusals?.[status] ?? everyCall[status] ?? refusals?.others ?? everyCall.others ?? STATUS_TEXT)
  const text = typeof rule === 'string' ? rule : rule(readErrorTexts(data))
  return text || statusText.trim() || (reasonPhrases[status] ?? `Error ${status}`)
}

/** Characters read of an answer that is not JSON. */
const MAX_READ_LENGTH = 2000

/** All texts of a refusal, whether shown or not. */
function allTextsIn(data: unknown): string {
  if (typeof data === 'string') return data.slice(0, MAX_READ_LENGTH)
  const { error, first, message } = readErrorTexts(data)
  return [...new Set([error, first, message])].filter(Boolean).join('\n')
}

/** The name of a call, without the ids and search terms of its path: `airwaybill/track`. */
const nameOf = ({ path }: Call) => path.split(/[/?]/).slice(2, 4).join('/')

/** The error for a call refused by this answer or, without one, for a call that got no answer. */
export function failure(call: Call, answer?: RefusedAnswer): ServiceError {
  if (!answer) return new ServiceError(nameOf(call), { kind: 'noAnswer', status: null, message: NO_ANSWER_TEXT })
  const { status, data } = answer
  const isReadable = typeof data === 'object' && data !== null
  const message = refusalText(call, answer)
  return new ServiceError(nameOf(call), { kind: 'refused', status, message, isReadable, allTexts: allTextsIn(data) })
}

/** The error for a success status with an unusable body. */
export function badAnswer(call: Call, status: number): ServiceError {
  return new ServiceError(nameOf(call), { kind: 'badAnswer', status, message: BAD_ANSWER_TEXT })
}

/** A page where an answer should be: of a proxy that asks for a password, or of a host that has no backend. */
export const isMarkup = (body: unknown) => typeof body === 'string' && /^\s*</.test(body)

/** Characters; a longer `message` is not meant for people. */
const MAX_MESSAGE_LENGTH = 200

/** The text to show after a success (product 8.2): the answer's short `message`, else our own. */
export function successText(ownText: string, body: unknown): string {
  const { message } = readErrorTexts(body)
  return (message.length <= MAX_MESSAGE_LENGTH && message) || ownText
}

/** The problem that a successful answer reports besides; '' if it reports none. */
export function problemText(body: unknown): string {
  const { error, first } = readErrorTexts(body)
  return error || first
}

/** From RFC 9110 and the IANA registry, because HTTP/2 and HTTP/3 responses carry no status text. */
const reasonPhrases: Readonly<Record<number, string>> = {
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  423: 'Locked',
  424: 'Failed Dependency',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  506: 'Variant Also Negotiates',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
  511: 'Network Authentication Required',
}
