import * as z from 'zod/mini'

/** Nobody could tell more of them apart (product 5.15). */
export const MAX_HELD_BOOKINGS = 10

const heldSchema = z.object({ name: z.string(), note: z.string(), at: z.number() })

/** What is stored with a draft that was set aside: whose it is, why, and since when (milliseconds since 1970). */
export type HeldBooking = z.infer<typeof heldSchema>

/** Null for a draft that was not set aside. */
export function readHeld(stored: unknown): HeldBooking | null {
  return heldSchema.safeParse(stored).data ?? null
}

const proposed = ['shipperContactPerson', 'shipperCompany', 'recContactPerson', 'recCompany'] as const

/** The name proposed for a held booking: the shipper's, else the receiver's, else ''. */
export function proposedName(fields: Readonly<Record<(typeof proposed)[number], string>>): string {
  return proposed.map((field) => fields[field].trim()).find((name) => name !== '') ?? ''
}

/** The router's state that opens the booking form with a held booking: the id of its draft. */
export interface AskedBooking {
  booking: string
}
