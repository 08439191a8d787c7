import * as z from 'zod/mini'
import { type BookingForm, emptyBookingForm } from '@/domain/forms/bookingForm'

const rowLike = (example: object) =>
  z.array(z.looseObject(Object.fromEntries(Object.keys(example).map((cell) => [cell, z.string()]))))

const empty: Record<string, unknown> = { ...emptyBookingForm('', '') }
const schemas = new Map(
  Object.entries(empty).map(([name, example]) => [
    name,
    Array.isArray(example) ? rowLike(example[0] as object).check(z.minLength(1)) : z.string(),
  ]),
)

/** The stored fields that the form has. A draft of an earlier release may have others, which are left out. */
export function readFormTexts(stored: unknown): Partial<BookingForm> {
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter(([name, value]) => schemas.get(name)?.safeParse(value).success === true),
  )
}
