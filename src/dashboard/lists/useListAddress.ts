import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from '@/components/dataTable/DataColumn'

/** The address follows once nobody has typed for this long. */
const PAUSE = 250

export interface ListAddress {
  search: string
  onSearch: (search: string) => void
  sort: Sort
  onSort: (sort: Sort) => void
}

/**
 * Search and order of a short list, kept in the address: the view can be bookmarked and sent.
 *
 * @param startSort the order where the address names none; keep it outside the component
 */
export function useListAddress(startSort: Sort): ListAddress {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('search') ?? ''
  const [search, setSearch] = useState(inAddress)
  /** What this list has put into the address: anything else comes from a link, or from going back. */
  const written = useRef(inAddress)

  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setSearch(inAddress)
  }, [inAddress])

  const change = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const writeSearch = useEffectEvent(() => {
    written.current = search.trim()
    change({ search: written.current })
  })

  useEffect(() => {
    if (search.trim() === written.current) return undefined
    const timer = setTimeout(writeSearch, PAUSE)
    return () => clearTimeout(timer)
  }, [search])

  const column = params.get('sort')
  return {
    search,
    onSearch: setSearch,
    sort: column === null ? startSort : { column, isDescending: params.get('order') === 'desc' },
    onSort: (sort) => change({ sort: sort.column, order: sort.isDescending ? 'desc' : 'asc' }),
  }
}
