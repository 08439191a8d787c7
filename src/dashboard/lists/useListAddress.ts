import { useEffect, useEffectEvent, useRef, useState, useMemo } from 'react'
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

/**
 * The rows of a short list that have every word of the search in their text, whatever the order of the words.
 *
 * @param rows all rows; the same list as long as nothing has changed
 * @param search what was typed
 * @param textOf what a row is found by; keep it outside the component
 */
export function useFound<Row>(
  rows: readonly Row[] | undefined,
  search: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const searchable = useMemo(
    () => (rows ?? []).map((row) => ({ row, text: textOf(row).toLowerCase() })),
    [rows, textOf],
  )
  return useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    return searchable.filter(({ text }) => words.every((word) => text.includes(word))).map(({ row }) => row)
  }, [searchable, search])
}
