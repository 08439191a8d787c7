import { readNumber } from '@/domain/numbers'

/**
 * Values as the backend writes them (product 9.5). Nothing is trusted: every reader takes anything, gives what the
 * product works with, and never throws. Only own fields of plain objects are looked at, and only by fixed names.
 */

/** An object of an answer: no list, no null. */
export type WireObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text, or a number written as one; everything else is ''. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** 1 or "1" (or true) is yes. */
export function readFlag(value: unknown): boolean {
  return value === true || readNumber(value) === 1
}

/** A telephone number: 0, "0", "" and null stand for none. */
export function readPhone(value: unknown): string {
  const text = readText(value)
  return text.trim() === '0' ? '' : text
}

/** A text that stands for itself, or under a field of an object: a service as its name, a center as its username. */
export function readTextOf(value: unknown, field: string): string {
  if (typeof value === 'string') return value
  return isObject(value) ? readText(value[field]) : ''
}

/** Documents of the backend carry `_id`, rows of its archive `id`. */
export function readId({ _id: documentId, id }: WireObject): string {
  return readText(documentId) || readText(id)
}

/** The form that nearly every date comes in; looked at by hand because a list of shipments has four dates in a row. */
const ISO_UTC = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/
/** What a date begins with at least; `Date.parse` alone would take «note 5» for a day in May. */
const DATE_LIKE = /^(?:\d{4}-\d{2}-\d{2}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b)/

/** A moment as its text; a number counts as milliseconds. What is no date is ''. */
export function readMoment(value: unknown): string {
  if (typeof value === 'string') {
    if (ISO_UTC.test(value)) return value
    return DATE_LIKE.test(value) && !Number.isNaN(Date.parse(value)) ? value : ''
  }
  if (typeof value !== 'number') return ''
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** The rows of a list that are objects; a value that is no list has none. */
export function readRows<Row>(value: unknown, readRow: (row: WireObject) => Row): Row[] {
  const rows: Row[] = []
  if (!Array.isArray(value)) return rows
  for (const row of value as unknown[]) if (isObject(row)) rows.push(readRow(row))
  return rows
}

/**
 * A list answer: a bare list, or a failure; a row that is no object is dropped, one with holes is kept.
 *
 * @param readRow brings a row to the product's model
 * @returns a reader of bodies, which gives null for what is no list
 */
export function listOf<Row>(readRow: (row: WireObject) => Row): (body: unknown) => Row[] | null {
  return (body) => (Array.isArray(body) ? readRows(body, readRow) : null)
}
