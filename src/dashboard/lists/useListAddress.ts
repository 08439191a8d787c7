import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from '@/components/dataTable/DataColumn'

/** Milliseconds without typing before the search is written to the address. */
const PAUSE = 250

export interface ListAddress {
  search: string
  onSearch: (search: string) => void
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Search and sort are in the address, to be bookmarked and shared. Keep `startSort` outside the component. */
export function useListAddress(startSort: Sort): ListAddress {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('search') ?? ''
  const [search, setSearch] = useState(inAddress)
  /** The last search this list wrote: a different one in the address comes from a link, or from going back. */
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
