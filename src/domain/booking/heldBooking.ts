import * as z from 'zod/mini'
import { t } from '@/texts/t'

/** As many as one line above the form can hold, and people can tell apart (product 5.15). */
export const MOST_HELD = 10

const heldSchema = z.object({ name: z.string(), note: z.string(), at: z.number() })

/** What a draft says that was set aside: whose it is, why, and since when (milliseconds since 1970). */
export type HeldBooking = z.infer<typeof heldSchema>

/** Null for a draft that was not set aside. */
export function readHeld(kept: unknown): HeldBooking | null {
  return heldSchema.safeParse(kept).data ?? null
}

const nameFields = ['shipperContactPerson', 'shipperCompany', 'recContactPerson', 'recCompany'] as const

/** The name proposed for a held booking: the shipper's, else the receiver's, else ''. */
export function proposedName(fields: Readonly<Record<(typeof nameFields)[number], string>>): string {
  return nameFields.map((field) => fields[field].trim()).find((name) => name !== '') ?? ''
}

/** How long a booking has been held (milliseconds), in few letters: “12 min”, “3 h”. */
export function heldFor(age: number): string {
  const minutes = Math.max(0, Math.floor(age / 60_000))
  return minutes < 60
    ? t('booking.minutes', { count: minutes })
    : t('booking.hours', { count: Math.floor(minutes / 60) })
}
