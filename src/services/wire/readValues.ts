import { readNumber, UNREADABLE, withoutWrapping, type Unreadable } from '@/domain/numbers'

/**
 * Readers for values as the backend sends them (product 9.5). Nothing is trusted: they accept anything, never throw,
 * and access only fixed field names.
 */

/** Any object except an array. */
export type WireObject = Readonly<Record<string, unknown>>

/** Whether a value is an object whose fields can be read: neither null nor an array. */
export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list, or an object with an entry for each field. */
export const entriesOf = (errors: unknown): unknown[] =>
  typeof errors === 'object' ? Object.values(errors ?? {}) : [errors]

/** Whether the body of a success status contains an error or `success: false`, and so is a refusal (product 8.3). */
export function carriesError(body: unknown): boolean {
  if (!isObject(body)) return false
  const { success, error, errors, status, statusCode } = body
  if (success === false || [status, statusCode].some(isErrorStatus) || entriesOf(errors).some(Boolean)) return true
  const content = typeof error === 'string' ? error.trim() : error
  return Array.isArray(content) ? content.length > 0 : Boolean(content)
}

/** An HTTP status of a refusal. Nothing else that is called a status, of shipments or centers, has such a number. */
function isErrorStatus(value: unknown): boolean {
  const status = readNumber(value)
  return status !== null && status >= 400 && status < 600
}

/**
 * A string, without surrounding blanks, with which some databases pad a column; or a number as a string; '' for
 * everything else. Ids and long numbers may be in extended JSON.
 */
export function readText(wire: unknown): string {
  const value = isObject(wire) ? (wire.$oid ?? withoutWrapping(wire)) : wire
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/**
 * A yes or no on which money depends: true for 1, "1" and true, false for other numbers and false, null if it is
 * missing, and `UNREADABLE` for anything else.
 */
export function readChoice(value: unknown): boolean | null | Unreadable {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === undefined || text === null || text === '') return null
  const number = readNumber(value)
  return number === null ? UNREADABLE : number === 1
}

/** A yes or no; null if it is missing or cannot be read, which does not mean No. */
export function readYesNo(value: unknown): boolean | null {
  const choice = readChoice(value)
  return choice === UNREADABLE ? null : choice
}

/** A phone number; 0, "0", "" and null mean none, which is ''. */
export function readPhone(value: unknown): string {
  const text = readText(value)
  return text.trim() === '0' ? '' : text
}

/** A database id in place of the document itself; it means nothing to people. */
const OBJECT_ID = /^[\da-f]{24}$/i

/** A string, or a field of an object, such as a service's name or a center's username; '' for a mere id. */
export function readTextOf(value: unknown, field: string): string {
  if (typeof value === 'string') return OBJECT_ID.test(value) ? '' : value.trim()
  return isObject(value) ? readText(value[field]) : ''
}

/** The id is called `_id`, or `id` in rows of the archive. */
export function readId({ _id: documentId, id }: WireObject): string {
  return readText(documentId) || readText(id)
}

/** The airway bill number, which some bills have only as `id`; never a database id. */
export function readBillNo({ airwayBillNo, id }: WireObject): string {
  const own = readText(id)
  return readText(airwayBillNo) || (OBJECT_ID.test(own) ? '' : own)
}

/** The usual format. Matching it avoids `Date.parse`, as each row of a shipment list has about four dates. */
const ISO_UTC = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/
const MONTH = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*'
/** `Date.parse` alone would accept "note 5" as a date in May. */
const DATE_LIKE = new RegExp(
  `^(?:\\d{4}-\\d{2}-\\d{2}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\b|(?:\\d{1,2} )?${MONTH} (?:\\d{1,2}, )?\\d{4}\\b)`,
)
/** Seconds or milliseconds since 1970. */
const EPOCH = /^\d{10}(?:\d{3})?$/
/** No shipment is older than 1973: earlier moments are zeros that some databases have in place of no date. */
const EARLIEST_EPOCH_SECONDS = 1e8
const EARLIEST_YEAR = '1973'
/** As seconds, later counts would be after the year 5000; as milliseconds, earlier ones before March 1973. */
const MAX_EPOCH_SECONDS = 1e11

/** A date as a string, '' if it is not one. A number counts as seconds or milliseconds since 1970. */
export function readMoment(wire: unknown): string {
  const value = isObject(wire) ? withoutWrapping(wire.$date ?? wire) : wire
  if (typeof value === 'string' && !EPOCH.test(value)) {
    if (ISO_UTC.test(value)) return value >= EARLIEST_YEAR ? value : ''
    return DATE_LIKE.test(value) && Date.parse(value) >= EARLIEST_EPOCH_SECONDS * 1000 ? value : ''
  }
  if (typeof value !== 'number' && typeof value !== 'string') return ''
  const count = Number(value)
  if (count < EARLIEST_EPOCH_SECONDS) return ''
  const date = new Date(count < MAX_EPOCH_SECONDS ? count * 1000 : count)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** The rows of a list, without those that are not objects; none if the value is not a list. */
export function readRows<Row>(value: unknown, readRow: (row: WireObject) => Row): Row[] {
  const rows: Row[] = []
  if (!Array.isArray(value)) return rows
  for (const row of value as unknown[]) if (isObject(row)) rows.push(readRow(row))
  return rows
}

/**
 * Reads rows of figures, none of which may be dropped silently, because volumes and totals are calculated from them: an
 * entry that is not a row, or a value that is not a list, becomes the row `unreadable`. A missing list has no rows.
 */
export function readFigureRows<Row>(value: unknown, readRow: (row: WireObject) => Row, unreadable: Row): Row[] {
  if (value === undefined || value === null || value === '') return []
  if (!Array.isArray(value)) return [unreadable]
  return (value as unknown[]).flatMap((row) => {
    if (isObject(row)) return [readRow(row)]
    return row === undefined || row === null ? [] : [unreadable]
  })
}

/** A status that is not a list, and means that there are no entries. */
const NO_STATUS = /^\s*(?:0|void)?\s*$/i

/**
 * Reads status entries. None is dropped, because any entry means that the shipment is not void: a number is the type of
 * an entry; `true` or any other text, such as an id, is an entry of which nothing is known; an object in place of the
 * list is the only entry.
 */
export function readStatusRows<Row>(value: unknown, readRow: (row: WireObject) => Row): Row[] {
  if (Array.isArray(value)) return statusRows(value, readRow)
  return NO_STATUS.test(statusText(value)) && !isObject(value) ? [] : statusRows([value], readRow)
}

const statusText = (value: unknown): string => (value === true ? 'true' : readText(value))

/** The type of an entry; an id may consist of digits, too. */
const TYPE = /^\d{1,3}$/

function statusRows<Row>(entries: readonly unknown[], readRow: (row: WireObject) => Row): Row[] {
  const rows: Row[] = []
  for (const entry of entries) {
    if (isObject(entry)) rows.push(readRow(entry))
    else if (TYPE.test(readText(entry))) rows.push(readRow({ type: entry }))
    else if (statusText(entry) !== '') rows.push(readRow({}))
  }
  return rows
}

/**
 * Whether a list counts as read. If it has rows and none can be read, it is a failed list rather than an empty one.
 * @param rows how many it has @param read how many could be read
 */
export const isReadable = (rows: number, read: number): boolean => rows === 0 || read > 0

/**
 * A reader of bare lists. Leaves out rows that are not objects, but not incomplete ones; null if the body is not a
 * list, or has rows and none that can be read.
 */
export function listOf<Row>(readRow: (row: WireObject) => Row): (body: unknown) => Row[] | null {
  return (body) => {
    const rows = readRows(body, readRow)
    return Array.isArray(body) && isReadable(body.length, rows.length) ? rows : null
  }
}
