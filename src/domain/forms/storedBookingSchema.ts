import * as z from 'zod/mini'
import { type Booking, emptyBookingForm } from './bookingForm'

/** Blank in bookings that were stored before the field existed. */
const text = z._default(z.string(), '')
const cell = z._default(z.union([z.number(), z.literal('')]), '')

const texts = Object.fromEntries(
  Object.entries(emptyBookingForm('', '')).flatMap(([name, example]) => (Array.isArray(example) ? [] : [[name, text]])),
)

/**
 * A checked booking as this browser has stored it, to compare it with what the backend has. A booking without a number,
 * or with anything but a text where a text belongs, is refused.
 */
export const storedBookingSchema = z.object({
  ...texts,
  airwayBillNo: z.string().check(z.minLength(1)),
  dimValues: z._default(z.array(z.object({ length: cell, width: cell, height: cell })), []),
  invoiceValues: z._default(z.array(z.object({ description: text, quantity: cell, price: cell })), []),
  // The names of the texts are those of the form.
}) as unknown as z.ZodMiniType<Booking>
