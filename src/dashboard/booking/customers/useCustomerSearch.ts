import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { offeredAs } from '@/domain/booking/savedParties'
import type { PartyRole } from '@/domain/forms/parties'
import { customerSearchQuery } from '@/services/customer'

/** Milliseconds without typing before the server is searched. */
const PAUSE = 120

/** While the answer for the typed text is on its way, `isWaiting`, and `found` are those of an earlier text. */
export function useCustomerSearch(role: PartyRole, text: string, minLength: number) {
  const typed = text.trim()
  const [term, setTerm] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const isSearched = typed.length >= minLength && term.length >= minLength
  const search = useQuery({
    ...customerSearchQuery(term),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  return {
    term,
    found: isSearched ? offeredAs(role, search.data ?? []) : [],
    isWaiting: typed !== term || search.isPlaceholderData,
    isFetching: search.isFetching,
    error: isSearched ? search.error : null,
    refetch: search.refetch,
  }
}
