import { dayOf, formatDate, formatTime } from './dates'

const WAY = ['shipper', 'receiver'] as const

/** The names that people know a party by, the best one first; empty ones are passed over. */
const nameFields = {
  shipper: ['shipperContactPerson', 'shipperCompany', 'shipperCity'],
  receiver: ['recCity', 'recCountry', 'recContactPerson', 'recCompany'],
} as const
const nameless = { shipper: 'no shipper yet', receiver: 'no receiver yet' } as const

/**
 * Whose booking an unfinished one is, as a clerk says it: «Sana Butt → Sheffield».
 *
 * @param texts what has been typed into the booking form, by field name; anything else counts as nothing
 * @returns shipper and destination, each by the best name there is
 */
export function bookingInWords(texts: unknown): string {
  const fields = typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>) : {}
  const textOf = (name: string) => {
    const text = fields[name]
    return typeof text === 'string' ? text.trim() : ''
  }
  return WAY.map((party) => nameFields[party].map(textOf).find((name) => name !== '') ?? nameless[party]).join(' → ')
}

/**
 * When a booking was last worked on: «03:14 PM», and the day before it where that is another one.
 *
 * @param at milliseconds
 * @param now milliseconds
 */
export function lastTouched(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  const time = formatTime(then).replace(/:\d\d(?= )/, '')
  return dayOf(then) === dayOf(today) ? time : `${formatDate(then)}, ${time}`
}

export interface LostBooking {
  /** Whose it is. */
  words: string
  /** Whether another tab works on it. */
  isHeld: boolean
}

/**
 * What logging out would take with it.
 *
 * @param bookings unfinished ones besides what stands on the screen; at least one
 * @returns one sentence
 */
export function lostByLogout(bookings: readonly LostBooking[]): string {
  const words = bookings.map((booking) => booking.words).join('; ')
  const areHeld = bookings.every(({ isHeld }) => isHeld)
  if (bookings.length === 1)
    return areHeld
      ? `Another tab holds an unfinished booking (${words}).`
      : `This browser keeps an unfinished booking (${words}).`
  return areHeld
    ? `Other tabs hold ${bookings.length} unfinished bookings (${words}).`
    : `This browser keeps ${bookings.length} unfinished bookings (${words}).`
}
