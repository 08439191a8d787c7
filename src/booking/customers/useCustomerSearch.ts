import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useQueries,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { deviceStore, json, useDeviceStore } from '@/browser/deviceStore'
import { lastReceiversSchema } from '@/domain/booking/lastReceiversSchema'
import { offeredAs } from '@/domain/booking/offeredAs'
import {
  favouritesSchema,
  MIN_TERM_LENGTH,
  type RecentCustomer,
  rememberedCustomers,
  type SavedName,
  withAllWords,
} from '@/domain/booking/rememberedCustomers'
import { closestFirst } from '@/domain/closestFirst'
import type { Customer } from '@/domain/customer'
import { foldedText, searchWords } from '@/domain/foldedText'
import type { PartyRole } from '@/domain/forms/partyFields'
import { customerQuery, customerSearchQuery } from '@/services/customer.queries'
import { t } from '@/texts/t'

/** Customers' names are only in memory: logging out clears it, and no browser restores it with a closed tab. */
export const recentCustomersQuery = (owner: string) =>
  queryOptions<readonly RecentCustomer[]>({
    queryKey: ['recent-customers', owner],
    queryFn: skipToken,
    gcTime: Infinity,
  })

/**
 * Only ids are stored on this computer, also after logging out; names come from the backend, which requires signing in.
 */
export const favouriteStore = deviceStore('booking-favourites', json(favouritesSchema))
export const receiverStore = deviceStore('booking-receivers', json(lastReceiversSchema))

/** Milliseconds without typing before the server is searched. */
const SEARCH_DEBOUNCE_MS = 120

const namesOf = ({ company, contactPerson }: Customer) => foldedText(`${company}\n${contactPerson}`)

/** While the answer for the typed text is on its way, `isWaiting`, and `found` are those of an earlier text. */
export function useCustomerSearch(role: PartyRole, text: string, minLength: number) {
  const typed = text.trim().replace(/\s+/g, ' ')
  const [term, setTerm] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isSearched = typed.length >= minLength && term.length >= minLength
  const search = useQuery({
    ...customerSearchQuery(term),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  // The server may know the words in their order only: then those who have one of them are looked through for the others.
  const words = term.split(' ')
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one))
  const hasNone = isSearched && !search.isPlaceholderData && search.data?.length === 0
  const isByWord = hasNone && words.length > 1 && longest.length >= minLength
  const byWord = useQuery({ ...customerSearchQuery(longest), enabled: isByWord })
  const answer = hasNone ? (isByWord ? (byWord.data ?? []) : []).filter(withAllWords(term)) : (search.data ?? [])
  return {
    term,
    found: isSearched ? offeredAs(role, closestFirst(answer, searchWords(term), namesOf)) : [],
    isWaiting: typed !== term || search.isPlaceholderData,
    isFetching: search.isFetching || byWord.isFetching,
    error: isSearched ? (search.error ?? (isByWord ? byWord.error : null)) : null,
    refetch: () => (isByWord ? byWord.refetch() : search.refetch()),
  }
}

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
  // Shown while nothing is typed. Only their ids are stored on this computer, so their names are fetched.
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
