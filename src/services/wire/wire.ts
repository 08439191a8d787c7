import { readNumber } from '@/domain/numbers'

/**
 * Values as the backend writes them (product 9.5). Nothing is trusted: readers take anything, never throw, and look at
 * fields only by fixed names.
 */

/** Neither a list nor null. */
export type WireObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text, or a number as one; '' for everything else. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** 1, "1" or true. */
export function readFlag(value: unknown): boolean {
  return value === true || readNumber(value) === 1
}

/** 0, "0", "" and null stand for none. */
export function readPhone(value: unknown): string {
  const text = readText(value)
  return text.trim() === '0' ? '' : text
}

/** A text, or a field of an object: a service's name, a center's username. */
export function readTextOf(value: unknown, field: string): string {
  if (typeof value === 'string') return value
  return isObject(value) ? readText(value[field]) : ''
}

/** `_id`, or in rows of the archive `id`. */
export function readId({ _id: documentId, id }: WireObject): string {
  return readText(documentId) || readText(id)
}

/** The usual form, checked by hand because each row of a shipment list has four dates. */
const ISO_UTC = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?Z$/
/** `Date.parse` alone would take «note 5» for a day in May. */
const DATE_LIKE = /^(?:\d{4}-\d{2}-\d{2}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b)/

/** A date as its text, '' where it is none; a number counts as milliseconds. */
export function readMoment(value: unknown): string {
  if (typeof value === 'string') {
    if (ISO_UTC.test(value)) return value
    return DATE_LIKE.test(value) && !Number.isNaN(Date.parse(value)) ? value : ''
  }
  if (typeof value !== 'number') return ''
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** The rows of a list that are objects; none where the value is no list. */
export function readRows<Row>(value: unknown, readRow: (row: WireObject) => Row): Row[] {
  const rows: Row[] = []
  if (!Array.isArray(value)) return rows
  for (const row of value as unknown[]) if (isObject(row)) rows.push(readRow(row))
  return rows
}

/** A reader of bare lists: rows that are no objects are dropped, those with holes kept; null for what is no list. */
export function listOf<Row>(readRow: (row: WireObject) => Row): (body: unknown) => Row[] | null {
  return (body) => (Array.isArray(body) ? readRows(body, readRow) : null)
}
