/** The fields that a booking is called by. */
export interface TitleFields {
  shipperContactPerson: string
  shipperCompany: string
  recCity: string
}

/**
 * What a booking is called while it is typed: `Sana → Sheffield`.
 *
 * @param fields as they stand in the form
 * @returns the first word of the shipper's contact person, else his company, and the receiver's city; null as long as one
 *   of the two ends is not known
 */
export function bookingTitle({ shipperContactPerson, shipperCompany, recCity }: TitleFields): string | null {
  const shipper = shipperContactPerson.trim().split(/\s+/)[0] || plain(shipperCompany)
  const city = plain(recCity)
  return shipper && city ? `${shipper} → ${city}` : null
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
