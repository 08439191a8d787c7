import * as z from 'zod/mini'
import { readFigure, readNumber } from '@/domain/numbers'
import {
  isObject,
  readFlag,
  readId,
  readMoment,
  readPhone,
  readRows,
  readText,
  readTextOf,
  type WireObject,
} from './wire'

/** Schemas that take anything, missing fields included, and never fail. */

/** zod refuses a missing field that is not optional, whatever is made of its value afterwards. */
const anything = z.optional(z.unknown())

/** A field that one of the readers of `wire.ts` reads. */
export const via = <Value>(read: (value: unknown) => Value) => z.pipe(anything, z.transform(read))

export const text = via(readText)
export const number = via(readNumber)
/** A number that a paper is calculated from. */
export const figure = via(readFigure)
export const flag = via(readFlag)
export const phone = via(readPhone)
export const moment = via(readMoment)
/** Nothing counts as 0. */
export const total = via((value) => readNumber(value) ?? 0)
/** A text that stands for itself or under `field`. */
export const textOf = (field: string) => via((value) => readTextOf(value, field))

/** The rows of an inner list. */
export const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.pipe(
    via((value): unknown => readRows(value, (kept) => kept)),
    z.array(row),
  )

/** An inner object; where there is none, all of its fields are missing. */
export const part = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    via((value): unknown => (isObject(value) ? value : {})),
    z.object(shape),
  )

/** An object with an id, under either name. */
export const entity = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    via((value): unknown => (isObject(value) ? { ...value, id: readId(value) } : value)),
    z.object({ id: text, ...shape }),
  )

export const statusEntrySchema = z.object({
  /** An entry whose type cannot be read still tells that the shipment is not void. */
  type: total,
  description: text,
  trackingLink: text,
  createdAt: moment,
})
export const dimensionSchema = z.object({ length: number, width: number, height: number })
export const invoiceLineSchema = z.object({ description: text, quantity: figure, price: figure })

/** An error or a message reads like this under another answer's schema. */
function saysNothing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(saysNothing)
  return value === '' || value === null || value === false
}

/** A reader of single objects; null for what is no object, or has none of the schema's fields. */
export function objectOf<Value>(schema: z.ZodMiniType<Value>): (body: unknown) => Value | null {
  return (body) => {
    const parsed = schema.safeParse(body)
    return parsed.success && !saysNothing(parsed.data) ? parsed.data : null
  }
}

/** A row reader for short lists; those of shipments have lean ones of their own. */
export function rowOf<Row>(schema: z.ZodMiniType<Row>): (row: WireObject) => Row {
  return (row) => schema.parse(row)
}
