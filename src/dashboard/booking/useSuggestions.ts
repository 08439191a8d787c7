import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchingCustomers, MIN_TERM } from '@/domain/booking/knownCustomers'
import { customerSearchQuery } from '@/services/customer.queries'
import { useDeviceStore } from './deviceStore'
import { knownCustomerStore } from './knownCustomerStore'
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

/**
 * Who a field may mean: this computer's favourites and recent ones at once, then what the search finds. An answer counts
 * for the term it was asked for alone, so that a late one never shows.
 *
 * @param role whose field it is
 * @param owner whose computer memory is asked
 * @param text what stands in the field
 * @param isOpen whether the list shows
 */
export function useSuggestions(role: Role, owner: string, text: string, isOpen: boolean) {
  const known = useDeviceStore(knownCustomerStore, owner)
  const term = text.trim()
  const settled = useSettled(term)
  const isSearched = isOpen && term.length >= MIN_TERM
  const search = useQuery({ ...customerSearchQuery(settled), enabled: isSearched && settled.length >= MIN_TERM })
  if (!isOpen) return { suggestions: [], isSearching: false, isFailed: false }

  const remembered = isSearched || term === '' ? matchingCustomers(known, role, term) : []
  const first = remembered.map(({ isFavourite, ...customer }): Suggestion => ({
    ...customer,
    note: isFavourite ? 'Favourite' : 'Recent',
  }))
  const found = isSearched && settled === term ? (search.data ?? []) : []
  const others = found
    .filter(({ id }) => !remembered.some((each) => each.id === id))
    .map(({ id, company, contactPerson, city }): Suggestion => ({ id, company, contactPerson, note: city }))
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
