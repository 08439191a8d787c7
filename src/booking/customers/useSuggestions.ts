import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDeviceStore } from '@/browser/deviceStore'
import { offeredAs } from '@/domain/booking/offeredAs'
import {
  MIN_TERM_LENGTH,
  type RecentCustomer,
  rememberedCustomers,
  type SavedName,
} from '@/domain/booking/rememberedCustomers'
import type { Customer } from '@/domain/customer'
import type { PartyRole } from '@/domain/forms/partyFields'
import { customerQuery } from '@/services/customer.queries'
import { t } from '@/texts/t'
import { favouriteStore } from './favouriteStore'
import { recentCustomersQuery } from './recentCustomersQuery'
import { useCustomerSearch } from './useCustomerSearch'

interface Suggestion extends SavedName {
  note: string
}

const MAX_SUGGESTIONS = 8

const nobody: readonly RecentCustomer[] = []
const answersOf = (queries: UseQueryResult<Customer>[]) => ({
  customers: queries.flatMap(({ data }) => data ?? []),
  isLoading: queries.some(({ isLoading }) => isLoading),
})

/** `usual` ones (ids), favourites and this session's customers show at once, search results follow. */
export function useSuggestions(
  role: PartyRole,
  owner: string,
  usual: readonly string[],
  text: string,
  isOpen: boolean,
) {
  const { data: recent = nobody } = useQuery(recentCustomersQuery(owner))
  const favourites = useDeviceStore(favouriteStore, owner)
  const term = text.trim()
  const search = useCustomerSearch(role, isOpen ? text : '', MIN_TERM_LENGTH)
  // The customers to offer while nothing is typed. Only their ids are stored on this computer, so their names are
  // fetched.
  const liked = favourites.flatMap((each) => (each.role === role ? each.id : []))
  const unnamed = isOpen && term === '' ? [...new Set([...usual, ...liked])].slice(0, MAX_SUGGESTIONS) : []
  const named = useQueries({ queries: unnamed.map((id) => customerQuery(id)), combine: answersOf })
  if (!isOpen) return { suggestions: [], isSearching: false, isLoading: false, error: null }

  const memory = { recent, favourites, usual, named: offeredAs(role, named.customers) }
  const isSearched = term.length >= MIN_TERM_LENGTH
  const remembered = isSearched || term === '' ? rememberedCustomers(memory, role, term) : []
  const isFavourite = (id: string) => liked.includes(id)
  const first = remembered.map(({ isFavourite: isOne, isUsual, ...customer }): Suggestion => ({
    ...customer,
    note: t(isUsual ? 'booking.lastReceiver' : isOne ? 'booking.favourite' : 'booking.recent'),
  }))
  const others = (search.isWaiting ? [] : search.found)
    .filter(({ id }) => !remembered.some((each) => each.id === id))
    .sort((one, other) => Number(isFavourite(other.id)) - Number(isFavourite(one.id)))
    .map(({ id, company, contactPerson, city }): Suggestion => ({
      id,
      company,
      contactPerson,
      note: isFavourite(id) ? t('booking.favourite') : city,
    }))
  return {
    suggestions: [...first, ...others].slice(0, MAX_SUGGESTIONS),
    isSearching: isSearched && (search.isWaiting || search.isFetching),
    /** Whether more of them are on their way, also those that show with nothing typed. */
    isLoading: named.isLoading || (isSearched && (search.isWaiting || search.isFetching)),
    error: search.error,
  }
}
