/** The fields that may name a party, best first; blank ones are skipped. */
const nameFields = {
  shipper: ['shipperContactPerson', 'shipperCompany', 'shipperCity'],
  receiver: ['recCity', 'recCountry', 'recContactPerson', 'recCompany'],
} as const

/** How a draft is named in lists and questions. */
interface BookingNames {
  /** Null as long as none of the fields that name the party is filled. */
  shipper: string | null
  receiver: string | null
}

/** Whom a booking is from and to, from the form's texts by field name. */
export function bookingNames(texts: unknown): BookingNames {
  const fields = typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>) : {}
  const textOf = (name: string) => {
    const text = fields[name]
    return typeof text === 'string' ? text.trim() : ''
  }
  const nameOf = (party: keyof typeof nameFields) => nameFields[party].map(textOf).find((name) => name !== '') ?? null
  return { shipper: nameOf('shipper'), receiver: nameOf('receiver') }
}
