import type { Message } from './message'
import { plain } from './unfinishedBooking'

interface TitleFields {
  shipperContactPerson: string
  shipperCompany: string
  recCity: string
}

/** `Sana → Sheffield`: the shipper's first name or company, and the receiver's city; null until both are known. */
export function bookingTitle({
  shipperContactPerson,
  shipperCompany,
  recCity,
}: TitleFields): Message<'booking.fromTo'> | null {
  const shipper = shipperContactPerson.trim().split(/\s+/)[0] || plain(shipperCompany)
  const city = plain(recCity)
  return shipper && city ? { key: 'booking.fromTo', values: { from: shipper, to: city } } : null
}
