import type { PartyRole } from '../forms/parties'
import type { SavedName } from './savedParties'

/** A shipper or receiver of this session: names alone, never a number of an identity card or a phone. */
export interface RecentCustomer extends SavedName {
  role: PartyRole
}

/** A favourite as a computer keeps it from one session to the next: a bare id, which says nobody's name. */
export type Favourite = Pick<RecentCustomer, 'id' | 'role'>

/** Somebody whom a field may mean. */
export interface KnownCustomer extends SavedName {
  isFavourite: boolean
}

/** How many recent ones are remembered for each role. */
export const MAX_RECENT_CUSTOMERS = 12

/** So many letters are enough to look for somebody. */
export const MIN_TERM = 2

const isFavourite = (entry: unknown): entry is Favourite => {
  const { id, role } = (entry ?? {}) as Partial<Favourite>
  return typeof id === 'string' && id !== '' && (role === 'shipper' || role === 'receiver')
}

function readList(stored: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/**
 * Reads the favourites; whatever else may stand there is passed over.
 *
 * @param stored the stored text
 * @returns the latest first
 */
export function readFavourites(stored: string | null): Favourite[] {
  return readList(stored)
    .filter(isFavourite)
    .map(({ id, role }) => ({ id, role }))
}

/**
 * The favourites of an earlier release, which kept them on the computer among recent ones and with their names.
 *
 * @param stored the text that it stored
 */
export function formerFavourites(stored: string | null): Favourite[] {
  const former = readList(stored).filter((entry) => (entry as { isFavourite?: unknown } | null)?.isFavourite === true)
  return readFavourites(JSON.stringify(former))
}

const isSame = (one: Favourite, other: Favourite) => one.id === other.id && one.role === other.role

/** Puts somebody in front; the oldest of his role goes where there are too many. */
export function withRecentCustomer(recent: readonly RecentCustomer[], customer: RecentCustomer): RecentCustomer[] {
  const { id, role, company, contactPerson } = customer
  let count = 0
  return [{ id, role, company, contactPerson }, ...recent.filter((other) => !isSame(other, customer))].filter(
    (each) => each.role !== role || ++count <= MAX_RECENT_CUSTOMERS,
  )
}

/** Makes somebody a favourite, or no longer one. */
export function withFavourite(
  favourites: readonly Favourite[],
  { id, role }: Favourite,
  isWanted: boolean,
): Favourite[] {
  const others = favourites.filter((each) => !isSame(each, { id, role }))
  return isWanted ? [{ id, role }, ...others] : others
}

/** What is remembered, and by which names. */
export interface Memory {
  recent: readonly RecentCustomer[]
  favourites: readonly Favourite[]
  /** Favourites whose names have been fetched. */
  named: readonly SavedName[]
}

/**
 * The remembered ones that a term finds by company or person, favourites first, then the latest. An empty term finds all.
 * A favourite whose name is not known yet is not among them.
 *
 * @param memory what is remembered
 * @param role whose field is being filled
 * @param term what was typed
 */
export function rememberedCustomers(
  { recent, favourites, named }: Memory,
  role: PartyRole,
  term: string,
): KnownCustomer[] {
  const wanted = term.trim().toLowerCase()
  const recentOnes = recent.filter((each) => each.role === role)
  const ids = favourites.filter((each) => each.role === role).map(({ id }) => id)
  const first = ids.flatMap((id) => [...recentOnes, ...named].find((each) => each.id === id) ?? [])
  const others = recentOnes.filter(({ id }) => !ids.includes(id))
  return [...first, ...others]
    .filter((each) => `${each.company}\n${each.contactPerson}`.toLowerCase().includes(wanted))
    .map(({ id, company, contactPerson }) => ({ id, company, contactPerson, isFavourite: ids.includes(id) }))
}
