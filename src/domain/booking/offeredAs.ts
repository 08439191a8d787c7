import type { Customer } from '../customer'
import { DEFAULT_ORIGIN } from '../forms/bookingForm'
import type { PartyRole } from '../forms/partyFields'

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
