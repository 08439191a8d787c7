import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

type Values = Readonly<Record<string, string>>

/** A query with some values changed; '' takes one out. */
export function withValues(params: URLSearchParams, values: Values): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** The query of the address, and how to change values of it: in its place in the history, or as a step for Back. */
export function useAddressValues() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (values: Values, isStep = false) =>
      setParams((before) => withValues(before, values), { replace: !isStep, preventScrollReset: true }),
    [setParams],
  )
  return [params, change] as const
}

/** Milliseconds without typing before a search is passed on. */
const REST = 450

/**
 * The text in the field runs ahead of the search that it asks for.
 *
 * @param shortest a text of fewer letters asks for nothing, unless Enter is pressed
 */
export function useTypedSearch(term: string, onSearch: (term: string) => void, shortest = 1) {
  const [typed, setTyped] = useState(term)
  /** The term passed to `onSearch` that has not arrived yet. */
  const [asked, setAsked] = useState<string | null>(null)
  const [seen, setSeen] = useState(term)
  if (seen !== term) {
    setSeen(term)
    // Our own term arriving must not undo newer typing; any other comes from Back, a link, or a click that clears it.
    if (term.trim() !== asked?.trim()) setTyped(term)
    setAsked(null)
  }

  useEffect(() => {
    const text = typed.trim()
    const wanted = text.length < shortest && text !== term.trim() ? '' : typed
    if (wanted.trim() === term.trim()) return undefined
    const ask = () => {
      setAsked(wanted)
      onSearch(wanted)
    }
    const timer = setTimeout(ask, text === '' ? 0 : REST)
    return () => clearTimeout(timer)
  }, [typed, term, onSearch, shortest])

  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  const settle = useCallback(() => {
    setAsked(latest.current)
    onSearch(latest.current)
  }, [onSearch])
  return { typed, type: setTyped, settle }
}
