/** Shippers and receivers that a computer remembers: names alone, never a number of an identity card or a phone. */
export interface KnownCustomer {
  id: string
  role: 'shipper' | 'receiver'
  company: string
  contactPerson: string
  isFavourite: boolean
}

/** How many recent ones are remembered for each role; favourites stay. */
export const MAX_RECENT_CUSTOMERS = 12

/** So many letters are enough to look for somebody. */
export const MIN_TERM = 2

const isKnown = (entry: unknown): entry is Omit<KnownCustomer, 'isFavourite'> & { isFavourite?: unknown } => {
  const known = entry as Partial<KnownCustomer> | null
  return (
    typeof known === 'object' &&
    known !== null &&
    (known.role === 'shipper' || known.role === 'receiver') &&
    [known.id, known.company, known.contactPerson].every((text) => typeof text === 'string')
  )
}

/**
 * Reads what a computer has stored; whatever else may stand there is passed over.
 *
 * @param stored the stored text
 * @returns the remembered ones, the latest first
 */
export function readKnownCustomers(stored: string | null): KnownCustomer[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter(isKnown).map(({ id, role, company, contactPerson, isFavourite }) => ({
      id,
      role,
      company,
      contactPerson,
      isFavourite: isFavourite === true,
    }))
  } catch {
    return []
  }
}

const isSame = (one: KnownCustomer, { id, role }: Pick<KnownCustomer, 'id' | 'role'>) =>
  one.id === id && one.role === role

/** Puts somebody in front; the oldest goes where there are too many, favourites aside. */
export function withRecentCustomer(
  known: readonly KnownCustomer[],
  customer: Omit<KnownCustomer, 'isFavourite'>,
): KnownCustomer[] {
  const { id, role, company, contactPerson } = customer
  const isFavourite = known.some((other) => isSame(other, customer) && other.isFavourite)
  let recent = 0
  return [
    { id, role, company, contactPerson, isFavourite },
    ...known.filter((other) => !isSame(other, customer)),
  ].filter((each) => each.isFavourite || each.role !== role || ++recent <= MAX_RECENT_CUSTOMERS)
}

/** Makes somebody a favourite, or no longer one. */
export function withFavourite(
  known: readonly KnownCustomer[],
  customer: Pick<KnownCustomer, 'id' | 'role'>,
  isFavourite: boolean,
): KnownCustomer[] {
  return known.map((each) => (isSame(each, customer) ? { ...each, isFavourite } : each))
}

/**
 * The remembered ones that a term finds by company or person, favourites first, then the latest. An empty term finds all.
 *
 * @param known what the computer remembers
 * @param role whose field is being filled
 * @param term what was typed
 */
export function matchingCustomers(
  known: readonly KnownCustomer[],
  role: KnownCustomer['role'],
  term: string,
): KnownCustomer[] {
  const wanted = term.trim().toLowerCase()
  return known
    .filter((each) => each.role === role && `${each.company}\n${each.contactPerson}`.toLowerCase().includes(wanted))
    .sort((one, other) => Number(other.isFavourite) - Number(one.isFavourite))
}
