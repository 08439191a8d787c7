import { DEFAULT_ORIGIN, type BookingForm } from '../forms/bookingForm'
import type { PartyRole } from '../forms/parties'
import type { Customer } from '../people'

const plain = (text: string) => text.trim().toLowerCase()

/**
 * Whether a saved customer may be offered as a shipper: bookings begin in Pakistan.
 *
 * @param customer whose country may be unknown ('')
 * @returns false where the country is known and another one
 */
export function mayShip({ country }: Pick<Customer, 'country'>): boolean {
  return ['', plain(DEFAULT_ORIGIN)].includes(plain(country))
}

/** Bookings go abroad: those who live there come first, then those of whom nobody knows where. */
const receiverRank = ({ country }: Pick<Customer, 'country'>) =>
  plain(country) === '' ? 1 : mayShip({ country }) ? 2 : 0

/**
 * The saved customers that a section offers.
 *
 * @param role shippers are of Pakistan, or of an unknown country; as a receiver anybody may be meant, those abroad first
 * @param customers as the search found them; their order is kept otherwise
 */
export function offeredAs<Found extends Pick<Customer, 'country'>>(
  role: PartyRole,
  customers: readonly Found[],
): Found[] {
  if (role === 'shipper') return customers.filter(mayShip)
  return [...customers].sort((one, other) => receiverRank(one) - receiverRank(other))
}

/** By what a saved customer is known again in a section that he has filled. */
export type SavedName = Pick<Customer, 'id' | 'company' | 'contactPerson'>

const idWhile = (saved: SavedName | undefined, company: string, contactPerson: string) =>
  saved && saved.company.trim() === company.trim() && saved.contactPerson.trim() === contactPerson.trim()
    ? saved.id
    : ''

/**
 * The ids of saved customers that go along with a booking: as long as company and contact person are still theirs.
 *
 * @param form what stands in the form
 * @param filled whom the sections were filled from
 * @returns the form's two fields; '' where a party is nobody saved, or no longer he
 */
export function savedIds(
  form: BookingForm,
  filled: Partial<Record<PartyRole, SavedName>>,
): Pick<BookingForm, 'shipperId' | 'recId'> {
  return {
    shipperId: idWhile(filled.shipper, form.shipperCompany, form.shipperContactPerson),
    recId: idWhile(filled.receiver, form.recCompany, form.recContactPerson),
  }
}

/**
 * Whether the shipper who is filled in is another than the one who stood there, so that his files are not the other's. A
 * text that he is found by, as the search does, means him.
 *
 * @param stood what stood in the section
 * @param next who is filled in
 */
export function isAnotherShipper(
  stood: Pick<BookingForm, 'shipperCompany' | 'shipperContactPerson' | 'shipperNtnCnicNo'>,
  next: Pick<Customer, 'company' | 'contactPerson' | 'phone1' | 'ntnCnic'>,
): boolean {
  const names = [stood.shipperCompany, stood.shipperContactPerson].map(plain).filter((name) => name !== '')
  const own = plain(`${next.company}\n${next.contactPerson}\n${next.phone1}`)
  if (names.some((name) => !own.includes(name))) return true
  const [former, latter] = [stood.shipperNtnCnicNo, next.ntnCnic].map((text) => text.replace(/\W/g, ''))
  if (!former) return false
  return latter ? former !== latter : names.length === 0
}
