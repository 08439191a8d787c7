import * as z from 'zod/mini'
import type { Message } from './message'

/** Fields to name each party by, the best first; blank ones are skipped. */
const nameFields = {
  shipper: ['shipperContactPerson', 'shipperCompany', 'shipperCity'],
  receiver: ['recCity', 'recCountry', 'recContactPerson', 'recCompany'],
} as const

/** What an unfinished booking goes by. */
export interface BookingNames {
  /** Of each party; null as long as there is nothing to name it by. */
  shipper: string | null
  receiver: string | null
}

/** Whom a booking is from and to, from the form's texts by field name. */
export function bookingNames(texts: unknown): BookingNames {
  const fields = typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>) : {}
  const textOf = (name: string) => {
    const text = fields[name]
    return typeof text === 'string' ? text.trim() : ''
  }
  const nameOf = (party: keyof typeof nameFields) => nameFields[party].map(textOf).find((name) => name !== '') ?? null
  return { shipper: nameOf('shipper'), receiver: nameOf('receiver') }
}

export const plain = (text: string) => text.trim().replace(/\s+/g, ' ')

/** As many as people can tell apart (product 5.15). */
export const MAX_HELD = 10

const heldSchema = z.object({ name: z.string(), note: z.string(), at: z.number() })

/** What a draft says that was set aside: whose it is, why, and since when (milliseconds since 1970). */
export type HeldBooking = z.infer<typeof heldSchema>

/** Null for a draft that was not set aside. */
export function readHeld(kept: unknown): HeldBooking | null {
  return heldSchema.safeParse(kept).data ?? null
}

const proposed = ['shipperContactPerson', 'shipperCompany', 'recContactPerson', 'recCompany'] as const

/** The name proposed for a held booking: the shipper's, else the receiver's, else ''. */
export function proposedName(fields: Readonly<Record<(typeof proposed)[number], string>>): string {
  return proposed.map((field) => fields[field].trim()).find((name) => name !== '') ?? ''
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

type HeldFor = Message<'booking.minutes' | 'booking.hours' | 'booking.days' | 'booking.weeks'>

/** How long a booking has been held (milliseconds), in few letters: “12 min”, “3 h”, “5 days”, “3 weeks”. */
export function heldFor(age: number): HeldFor {
  const values = (unit: number) => ({ count: Math.max(0, Math.floor(age / unit)) })
  if (age < HOUR_MS) return { key: 'booking.minutes', values: values(MINUTE_MS) }
  if (age < DAY_MS) return { key: 'booking.hours', values: values(HOUR_MS) }
  if (age < 2 * WEEK_MS) return { key: 'booking.days', values: values(DAY_MS) }
  return { key: 'booking.weeks', values: values(WEEK_MS) }
}

/**
 * How long it has been held; null where the clock has been set back since, and nobody can tell. Both in milliseconds
 * since 1970.
 */
export function heldSince(at: number, now: number): HeldFor | null {
  // Two tabs may differ by a moment.
  return now - at < -MINUTE_MS ? null : heldFor(now - at)
}

/** What the booking form is opened with, for it to go on with a held booking, by its draft: the state of the address. */
export interface AskedBooking {
  booking: string
}
