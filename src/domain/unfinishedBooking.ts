import * as z from 'zod/mini'
import { t } from '@/texts/t'
import { dayOf, formatDate, formatTime } from './dates'

/** Fields to name each party by, the best first; blank ones are skipped. */
const nameFields = {
  shipper: ['shipperContactPerson', 'shipperCompany', 'shipperCity'],
  receiver: ['recCity', 'recCountry', 'recContactPerson', 'recCompany'],
} as const
const nameless = { shipper: 'booking.noShipperYet', receiver: 'booking.noReceiverYet' } as const

/** A short description of a booking, such as “Sana Butt → Sheffield”, from the form's texts by field name. */
export function bookingInWords(texts: unknown): string {
  const fields = typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>) : {}
  const textOf = (name: string) => {
    const text = fields[name]
    return typeof text === 'string' ? text.trim() : ''
  }
  const nameOf = (party: keyof typeof nameFields) =>
    nameFields[party].map(textOf).find((name) => name !== '') ?? t(nameless[party])
  return t('booking.fromTo', { from: isolated(nameOf('shipper')), to: isolated(nameOf('receiver')) })
}

/** A name written from right to left stays by itself: it must not turn the arrow round. */
const isolated = (name: string) => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name)

/** When a booking was last edited: “03:14 PM”, after the date if it was not on `now`'s day. Both in milliseconds. */
export function lastTouched(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  const time = formatTime(then).replace(/:\d\d(?= )/, '')
  return dayOf(then) === dayOf(today) ? time : `${formatDate(then)}, ${time}`
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

/** How long a booking has been held (milliseconds), in few letters: “12 min”, “3 h”, “5 days”, “3 weeks”. */
export function heldFor(age: number): string {
  const count = (unit: number) => Math.max(0, Math.floor(age / unit))
  if (age < HOUR_MS) return t('booking.minutes', { count: count(MINUTE_MS) })
  if (age < DAY_MS) return t('booking.hours', { count: count(HOUR_MS) })
  if (age < 2 * WEEK_MS) return t('booking.days', { count: count(DAY_MS) })
  return t('booking.weeks', { count: count(WEEK_MS) })
}

/**
 * How long it has been held; where the clock has been set back since, nobody can tell, and it is when it was held, by
 * the clock of that time. Both in milliseconds since 1970.
 */
export function heldSince(at: number, now: number): string {
  // Two tabs may differ by a moment.
  return now - at < -MINUTE_MS ? lastTouched(at, now) : heldFor(now - at)
}

/** What the booking form is opened with, for it to go on with a held booking, by its draft: the state of the address. */
export interface AskedBooking {
  booking: string
}
