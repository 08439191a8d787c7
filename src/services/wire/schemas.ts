import * as z from 'zod/mini'
import { readFigure, readNumber, readRupees, UNREADABLE } from '@/domain/numbers'
import { oneLine } from '@/domain/oneLine'
import {
  carriesError,
  isObject,
  readChoice,
  readFigureRows,
  readId,
  readMoment,
  readPhone,
  readRows,
  readStatusRows,
  readText,
  readTextOf,
  readYesNo,
  type WireObject,
} from './readValues'

/** Field schemas that accept anything, even a missing field, and never fail. */

/** Without `optional`, zod rejects a missing field before any transform sees it. */
const anything = z.optional(z.unknown())

/** A field read by one of the readers in `readValues.ts`. */
export const via = <Value>(read: (value: unknown) => Value) => z.pipe(anything, z.transform(read))

/** A text; '' if it is missing. */
export const text = via(readText)
/** A number; null if it is missing or cannot be read. */
export const number = via(readNumber)
/** A number that people are shown: anything that is not a number counts as unreadable, not as missing. */
export const figure = via(readFigure)
/** The same in rupees. */
export const rupees = via(readRupees)
/** A yes or no; null if the backend does not say. */
export const yesNo = via(readYesNo)
/** A yes or no that may be missing or unreadable. */
export const choice = via(readChoice)
/** A date as the backend sends it; '' if there is none. */
export const moment = via(readMoment)
/** A number; 0 if it is missing or cannot be read. */
const code = via((value) => readNumber(value) ?? 0)
/** A string, or the string in an object's `field`. */
export const textOf = (field: string) => via((value) => readTextOf(value, field))

/** Field schemas by name: phone and fax numbers as such, all others as texts. */
export const textFields = <Name extends string>(names: readonly Name[]) => fieldsAs(names)

/** {@link textFields} for texts that fill single-line fields. */
export const lineFields = <Name extends string>(names: readonly Name[]) => fieldsAs(names, oneLine)

const fieldsAs = <Name extends string>(names: readonly Name[], change = (value: string) => value) =>
  Object.fromEntries(
    names.map((name) => {
      const read = /^(phone|fax)/.test(name) ? readPhone : readText
      return [name, via((value) => change(read(value)))]
    }),
  ) as Record<Name, typeof text>

/** A nested list. */
export const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.pipe(
    via((value): unknown => readRows(value, (each) => each)),
    z.array(row),
  )

/** A nested object; if there is none, its fields all count as missing. */
export const part = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    via((value): unknown => (isObject(value) ? value : {})),
    z.object(shape),
  )

/** An object whose id is called `_id` or `id`. */
export const entity = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    via((value): unknown => (isObject(value) ? { ...value, id: readId(value) } : value)),
    z.object({ id: text, ...shape }),
  )

const statusEntrySchema = z.object({
  /** 0 if unreadable: the entry still counts, as any entry means that the shipment is not void. */
  type: code,
  description: text,
  trackingLink: text,
  createdAt: moment,
})
/** The tracking history. */
export const statusRows = z.pipe(
  via((value): unknown => readStatusRows(value, (each) => each)),
  z.array(statusEntrySchema),
)

/** A row of dimensions, in centimetres. */
export const dimensionSchema = z.object({ length: figure, width: figure, height: figure })
const invoiceLineSchema = z.object({ description: text, quantity: figure, price: figure })

/** Replaces a row, or a whole list, that cannot be read. */
const unreadableDimension = { length: UNREADABLE, width: UNREADABLE, height: UNREADABLE }
const unreadableLine = { description: '', quantity: UNREADABLE, price: UNREADABLE }

const figureRowsOf = <Row extends z.ZodMiniType>(row: Row, unreadable: WireObject) =>
  z.pipe(
    via((value): unknown => readFigureRows(value, (each) => each, unreadable)),
    z.array(row),
  )

/** The rows of dimensions; a row that cannot be read is unreadable in all its figures. */
export const dimensionRows = figureRowsOf(dimensionSchema, unreadableDimension)
/** The invoice lines; one that cannot be read is unreadable in all its figures. */
export const invoiceRows = figureRowsOf(invoiceLineSchema, unreadableLine)

/** Whether all fields are empty, as when an error message is read with another answer's schema. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === '' || value === null || value === false
}

/**
 * A reader of single objects; null if the body is not an object, has none of the schema's fields, or is a refusal,
 * whose `status` is not that of a shipment.
 */
export function objectOf<Value>(schema: z.ZodMiniType<Value>): (body: unknown) => Value | null {
  return (body) => {
    if (carriesError(body)) return null
    const parsed = schema.safeParse(body)
    return parsed.success && !isEmpty(parsed.data) ? parsed.data : null
  }
}

/** A row reader for short lists. Shipment lists have faster, hand-written ones in `readShipment.ts`. */
export function rowOf<Row>(schema: z.ZodMiniType<Row>): (row: WireObject) => Row {
  return (row) => schema.parse(row)
}
