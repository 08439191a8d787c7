import * as z from 'zod/mini'
import type { Booking } from '@/domain/forms/bookingForm'
import { storedBookingSchema } from '@/domain/forms/storedBookingSchema'
import { storedList } from '@/domain/storedList'
import { type Sent, sentSchema } from '@/session/drafts/finishedDrafts'

/** A booking that was sent, but is neither known to be booked nor refused for good. */
export interface Sending {
  airwayBillNo: string
  /** All sent under this number, the first attempt first. */
  attempts: readonly Booking[]
  /** True if the number was looked up and not found: it may be used again, but only for this draft. */
  isSettled: boolean
}

const sendingSchema = z.object({
  airwayBillNo: z.string().check(z.regex(/^\d{1,20}$/)),
  attempts: z.array(storedBookingSchema).check(z.minLength(1)),
  isSettled: z.boolean(),
})

/** What can be read of an entry that is damaged, or of another release. */
const remainsSchema = z.object({
  airwayBillNo: z.catch(sendingSchema.shape.airwayBillNo, ''),
  attempts: storedList(storedBookingSchema),
})

/**
 * Reads what a draft has stored about its submission; null if nothing was sent. Even an entry that cannot be read, or
 * only in part, means that something may have been sent; its number is '' if unknown.
 *
 * @param stored the draft's entry
 * @param sent what the draft has stored beside it, with the number
 */
export function readSending(stored: unknown, sent: Sent | null = null): Sending | null {
  if (stored === undefined || stored === null) return null
  const whole = sendingSchema.safeParse(stored).data
  if (whole) return whole
  const { airwayBillNo = '', attempts = [] } = remainsSchema.safeParse(stored).data ?? {}
  return {
    airwayBillNo: airwayBillNo || (sentSchema.safeParse(sent).data?.airwayBillNo ?? ''),
    attempts,
    isSettled: false,
  }
}
