import type { Customer } from '../customer'
import { foldedText, searchWords } from '../foldedText'
import type { PartyRole } from '../forms/partyFields'

/** A saved customer by id, and the names that lists show. */
export type SavedName = Pick<Customer, 'id' | 'company' | 'contactPerson'>

/** Only in memory, and only names: never an identity card or phone number. */
export interface RecentCustomer extends SavedName {
  role: PartyRole
}

/** Stored on the computer across sessions, so only an id, which reveals nobody's name. */
export type Favourite = Pick<RecentCustomer, 'id' | 'role'>

interface KnownCustomer extends SavedName {
  isFavourite: boolean
  /** One of the last receivers of the shipper in the form. */
  isUsual: boolean
}

/** Characters to type before a search starts. */
export const MIN_TERM_LENGTH = 2

/** The customers that suggestions are made from. */
export interface Memory {
  recent: readonly RecentCustomer[]
  favourites: readonly Favourite[]
  /** Ids of this shipper's last receivers. */
  usual: readonly string[]
  /** Names fetched for favourites and usual ones, which are stored without them. */
  named: readonly SavedName[]
}

/** Whether a customer's names have all words of a search, in any order. */
export function withAllWords(term: string): (customer: Pick<SavedName, 'company' | 'contactPerson'>) => boolean {
  const words = searchWords(term)
  return ({ company, contactPerson }) => {
    const names = foldedText(`${company}\n${contactPerson}`)
    return words.every((word) => names.includes(word))
  }
}

/**
 * The remembered customers of a role whose company and contact person contain all words of the term, in any order: this
 * shipper's last receivers first, then favourites, then the most recent. An empty term finds all. Those whose name has
 * not been fetched yet are left out.
 */
export function rememberedCustomers(
  { recent, favourites, usual, named }: Memory,
  role: PartyRole,
  term: string,
): KnownCustomer[] {
  const hasAllWords = withAllWords(term)
  const recentOnes = recent.filter((each) => each.role === role)
  const liked = favourites.filter((each) => each.role === role).map(({ id }) => id)
  const ids = [...new Set([...usual, ...liked])]
  const first = ids.flatMap((id) => [...recentOnes, ...named].find((each) => each.id === id) ?? [])
  const others = recentOnes.filter(({ id }) => !ids.includes(id))
  return [...first, ...others].filter(hasAllWords).map(({ id, company, contactPerson }) => ({
    id,
    company,
    contactPerson,
    isFavourite: liked.includes(id),
    isUsual: usual.includes(id),
  }))
}
