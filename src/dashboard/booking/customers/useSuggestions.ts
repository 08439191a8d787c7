import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MIN_TERM, rememberedCustomers, type RecentCustomer } from '@/domain/booking/knownCustomers'
import type { Customer } from '@/domain/people'
import { offeredAs } from '@/domain/booking/savedParties'
import { customerQuery, customerSearchQuery } from '@/services/customer.queries'
import { useDeviceStore } from '@/browser/deviceStore'
import { favouriteStore, recentCustomersQuery } from './knownCustomerStore'
import type { Role } from './savedCustomer'

/** A saved shipper or receiver as the list under a field shows it. */
export interface Suggestion {
  id: string
  company: string
  contactPerson: string
  /** Where the list says something beside the name. */
  note: string
}

/** The typed text counts as a term once nobody has typed for this long, in milliseconds. */
const PAUSE = 120
const MAX_SHOWN = 8

const nobody: readonly RecentCustomer[] = []
const answersOf = (queries: UseQueryResult<Customer>[]) => queries.flatMap(({ data }) => data ?? [])

/**
 * Who a field may mean: favourites and those of this session at once, then what the search finds. An answer counts for
 * the term it was asked for alone, so that a late one never shows.
 *
 * @param role whose field it is
 * @param owner whose memory is asked
 * @param text what stands in the field
 * @param isOpen whether the list shows
 */
export function useSuggestions(role: Role, owner: string, text: string, isOpen: boolean) {
  const { data: recent = nobody } = useQuery(recentCustomersQuery(owner))
  const favourites = useDeviceStore(favouriteStore, owner)
  const term = text.trim()
  const settled = useSettled(term)
  const isSearched = isOpen && term.length >= MIN_TERM
  const search = useQuery({ ...customerSearchQuery(settled), enabled: isSearched && settled.length >= MIN_TERM })
  // With nothing typed the favourites show, whose names are not kept here.
  const unnamed = isOpen && term === '' ? favourites.filter((each) => each.role === role).slice(0, MAX_SHOWN) : []
  const named = useQueries({ queries: unnamed.map(({ id }) => customerQuery(id)), combine: answersOf })
  if (!isOpen) return { suggestions: [], isSearching: false, isFailed: false }

  const memory = { recent, favourites, named: offeredAs(role, named) }
  const remembered = isSearched || term === '' ? rememberedCustomers(memory, role, term) : []
  const isFavourite = (id: string) => favourites.some((each) => each.role === role && each.id === id)
  const first = remembered.map(({ isFavourite: isOne, ...customer }): Suggestion => ({
    ...customer,
    note: isOne ? 'Favourite' : 'Recent',
  }))
  const found = isSearched && settled === term ? offeredAs(role, search.data ?? []) : []
  const others = found
    .filter(({ id }) => !remembered.some((each) => each.id === id))
    .toSorted((one, other) => Number(isFavourite(other.id)) - Number(isFavourite(one.id)))
    .map(({ id, company, contactPerson, city }): Suggestion => ({
      id,
      company,
      contactPerson,
      note: isFavourite(id) ? 'Favourite' : city,
    }))
  return {
    suggestions: [...first, ...others].slice(0, MAX_SHOWN),
    isSearching: isSearched && (settled !== term || search.isFetching),
    isFailed: isSearched && search.isError,
  }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
