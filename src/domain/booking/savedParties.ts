import { DEFAULT_ORIGIN, type BookingForm } from '../forms/bookingForm'
import type { PartyRole } from '../forms/parties'
import type { Customer } from '../people'

const plain = (text: string) => text.trim().toLowerCase()

/** Whether a saved customer may ship: bookings begin in Pakistan, and an unknown country ('') may be Pakistan. */
export function mayShip({ country }: Pick<Customer, 'country'>): boolean {
  return ['', plain(DEFAULT_ORIGIN)].includes(plain(country))
}

/** Shipments go abroad, so customers abroad come first, then those whose country is unknown. */
const receiverRank = ({ country }: Pick<Customer, 'country'>) =>
  plain(country) === '' ? 1 : mayShip({ country }) ? 2 : 0

/**
 * The customers to offer for a role: as shippers only those who {@link mayShip}, as receivers all, those abroad first.
 * Otherwise the search order is kept.
 */
export function offeredAs<Found extends Pick<Customer, 'country'>>(
  role: PartyRole,
  customers: readonly Found[],
): Found[] {
  if (role === 'shipper') return customers.filter(mayShip)
  return [...customers].sort((one, other) => receiverRank(one) - receiverRank(other))
}

export type SavedName = Pick<Customer, 'id' | 'company' | 'contactPerson'>

const idWhile = (saved: SavedName | undefined, company: string, contactPerson: string) =>
  saved && saved.company.trim() === company.trim() && saved.contactPerson.trim() === contactPerson.trim()
    ? saved.id
    : ''

/** The saved customers' ids to send with a booking; '' for a party that is not saved or has been renamed since. */
export function savedIds(
  form: BookingForm,
  filled: { [Role in PartyRole]?: SavedName | undefined },
): Pick<BookingForm, 'shipperId' | 'recId'> {
  return {
    shipperId: idWhile(filled.shipper, form.shipperCompany, form.shipperContactPerson),
    recId: idWhile(filled.receiver, form.recCompany, form.recContactPerson),
  }
}

/**
 * Whether the shipper about to be filled in differs from the one in the form, so that the form's files belong to
 * someone else. A partly typed name that would find the new shipper in a search counts as the same shipper.
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
