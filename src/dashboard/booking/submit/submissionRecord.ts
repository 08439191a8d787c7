import * as z from 'zod/mini'
import type { Booking } from '@/domain/forms/bookingForm'
import { tabChannel } from '@/browser/tabChannel'
import type { Sent } from '../../session/draftStore'

/** A booking that was sent, but is neither known to be booked nor refused for good. */
export interface Sending {
  airwayBillNo: string
  /** All sent under this number, the first attempt first. */
  attempts: readonly Booking[]
  /** Looked up and not found: the number may be used again, but only for this draft. */
  isSettled: boolean
}

const sendingSchema = z.object({
  airwayBillNo: z.string(),
  attempts: z.array(z.custom<Booking>()).check(z.minLength(1)),
  isSettled: z.boolean(),
})

export const readSending = (kept: unknown): Sending | null => sendingSchema.safeParse(kept).data ?? null

/**
 * What is known of a booking's submission. It is part of the draft, and is written before anything is sent, so that it
 * survives a reload or a power cut in the middle, and a duplicated tab does not book the draft again. Where the browser
 * cannot store it, it lasts as long as the page.
 */
export interface SubmissionRecord {
  /** Of the booking as it stands: the same in a duplicated tab until either is edited. */
  version: () => string
  sending: () => Sending | null
  /** `sending` gives it at once; resolves when it is saved, or when saving has failed. Null: nothing is open any more. */
  keep: (sending: Sending | null) => Promise<void>
  /** What all tabs of this browser have sent, the latest first. */
  sent: () => Promise<readonly Sent[]>
  booked: (airwayBillNo: string, id: string) => Promise<void>
}

export type BookedVersion = Pick<Sent, 'version' | 'airwayBillNo'> & { id: string }

/** Tells the other tabs that a booking is made. */
export const bookedElsewhere = tabChannel<BookedVersion>('dashboard-booking')
