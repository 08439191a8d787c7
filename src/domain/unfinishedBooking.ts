import { dayOf, formatDate, formatTime } from './dates'
import { t } from '@/texts/t'

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
  return t('booking.fromTo', { from: nameOf('shipper'), to: nameOf('receiver') })
}

/** When a booking was last edited: “03:14 PM”, after the date if it was not on `now`'s day. Both in milliseconds. */
export function lastTouched(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  const time = formatTime(then).replace(/:\d\d(?= )/, '')
  return dayOf(then) === dayOf(today) ? time : `${formatDate(then)}, ${time}`
}

interface TitleFields {
  shipperContactPerson: string
  shipperCompany: string
  recCity: string
}

/** `Sana → Sheffield`: the shipper's first name or company, and the receiver's city; null until both are known. */
export function bookingTitle({ shipperContactPerson, shipperCompany, recCity }: TitleFields): string | null {
  const shipper = shipperContactPerson.trim().split(/\s+/)[0] || plain(shipperCompany)
  const city = plain(recCity)
  return shipper && city ? t('booking.fromTo', { from: shipper, to: city }) : null
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
