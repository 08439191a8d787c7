import { dayOf, formatDate, formatTime } from './dates'

const WAY = ['shipper', 'receiver'] as const

/** The best name first; empty ones are passed over. */
const nameFields = {
  shipper: ['shipperContactPerson', 'shipperCompany', 'shipperCity'],
  receiver: ['recCity', 'recCountry', 'recContactPerson', 'recCompany'],
} as const
const nameless = { shipper: 'no shipper yet', receiver: 'no receiver yet' } as const

/** Whose booking it is, as a clerk says it, «Sana Butt → Sheffield»: from the form's texts by field name. */
export function bookingInWords(texts: unknown): string {
  const fields = typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>) : {}
  const textOf = (name: string) => {
    const text = fields[name]
    return typeof text === 'string' ? text.trim() : ''
  }
  return WAY.map((party) => nameFields[party].map(textOf).find((name) => name !== '') ?? nameless[party]).join(' → ')
}

/** When a booking was last worked on (ms): «03:14 PM», with the day in front where it is not `now`'s (ms). */
export function lastTouched(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  const time = formatTime(then).replace(/:\d\d(?= )/, '')
  return dayOf(then) === dayOf(today) ? time : `${formatDate(then)}, ${time}`
}

export interface LostBooking {
  words: string
  /** Another tab works on it. */
  isHeld: boolean
}

/** One sentence on what logging out would lose: at least one booking, besides what stands on the screen. */
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
