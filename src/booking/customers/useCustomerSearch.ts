import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { offeredAs } from '@/domain/booking/offeredAs'
import { withAllWords } from '@/domain/booking/rememberedCustomers'
import { closestFirst } from '@/domain/closestFirst'
import type { Customer } from '@/domain/customer'
import { foldedText, searchWords } from '@/domain/foldedText'
import type { PartyRole } from '@/domain/forms/partyFields'
import { customerSearchQuery } from '@/services/customer.queries'

/** Milliseconds without typing before the server is searched. */
const CUSTOMER_SEARCH_DEBOUNCE_MS = 120

const namesOf = ({ company, contactPerson }: Customer) => foldedText(`${company}\n${contactPerson}`)

/**
 * Searches saved customers. Until the answer for the typed text arrives, `isWaiting` is true, and `found` are the
 * results for an earlier text.
 */
export function useCustomerSearch(role: PartyRole, text: string, minLength: number) {
  const typed = text.trim().replace(/\s+/g, ' ')
  const [term, setTerm] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed), CUSTOMER_SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isSearched = typed.length >= minLength && term.length >= minLength
  const search = useQuery({
    ...customerSearchQuery(term),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  // The server may match the words only in their order. Therefore customers with one of the words are fetched, and
  // filtered here for the others.
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
