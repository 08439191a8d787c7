import * as z from 'zod/mini'

/** The names of the texts that the screen shows, in both languages. */
const text = z.enum([
  'welcome',
  'follows',
  'shipper',
  'receiver',
  'pieces',
  'weight',
  'chargeable',
  'service',
  'workingDays',
  'amount',
  'discount',
  'gst',
  'netAmount',
  'codAmount',
  'thanks',
  'booked',
  'number',
  'track',
])
export type Text = z.infer<typeof text>

/** A value and the text that names it; `more` is added to the name. */
const row = z.object({ text, value: z.string(), more: z.optional(z.string()) })
export type Row = z.infer<typeof row>
const party = z.object({ name: z.string(), person: z.string(), places: z.array(z.string()) })
export type ShownParty = z.infer<typeof party>
const booking = z.object({
  kind: z.literal('booking'),
  shipper: party,
  receiver: party,
  goods: z.array(row),
  charges: z.array(row),
  netAmount: z.string(),
})
const booked = z.object({ kind: z.literal('booked'), airwayBillNo: z.string(), netAmount: z.nullable(z.string()) })

export type ShownBooking = z.infer<typeof booking>
export type ShownBooked = z.infer<typeof booked>

/** Checked when it arrives, as it may come from a tab that runs another release. */
export const toldSchema = z.object({
  tab: z.number(),
  /** False for a form in a background tab. */
  isInSight: z.boolean(),
  shown: z.nullable(z.union([booking, booked])),
})
export type Told = z.infer<typeof toldSchema>
/** Null: no booking is shown, and the screen says Welcome. */
export type Shown = Told['shown']

/**
 * The messages between forms and customer screens of this browser, stored nowhere (product 5.17). A form sends `asked`
 * to find customer screens; a customer screen answers `here`, and sends `gone` when it closes.
 */
export type CustomerScreenMessage = Told | 'asked' | 'here' | 'gone'

/** The name of the channel that they use. */
export const CUSTOMER_SCREEN_CHANNEL = 'dashboard-customer-screen'
