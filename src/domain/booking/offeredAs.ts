import type { Customer } from '../customer'
import type { PartyRole } from '../forms/partyFields'
import { HOME_REGION } from '../homeCountry'
import { regionOf } from '../regions'

/** The code of a country, by any of its names; undefined if there is none or it is not known. */
const codeOf = ({ country }: Pick<Customer, 'country'>) => regionOf(country)

/** Whether a saved customer may ship: bookings begin in Pakistan, and a country that is not known may be Pakistan. */
export function mayShip(customer: Pick<Customer, 'country'>): boolean {
  return [undefined, HOME_REGION].includes(codeOf(customer))
}

/** Shipments go abroad, so customers abroad come first, then those whose country is unknown. */
const receiverRank = (customer: Pick<Customer, 'country'>) => {
  const code = codeOf(customer)
  return code === undefined ? 1 : code === HOME_REGION ? 2 : 0
}

/**
 * The customers to offer for a role: as shippers only those who {@link mayShip}, as receivers all, those abroad first.
 * Otherwise they are in the order of the search.
 */
export function offeredAs<Found extends Pick<Customer, 'country'>>(
  role: PartyRole,
  customers: readonly Found[],
): Found[] {
  if (role === 'shipper') return customers.filter(mayShip)
  return [...customers].sort((one, other) => receiverRank(one) - receiverRank(other))
}
