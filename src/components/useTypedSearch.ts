import { useState, useEffect, useRef, useCallback } from 'react'

/** Milliseconds without typing before a search is passed on. */
const LIST_SEARCH_DEBOUNCE_MS = 450

/**
 * The text of a search field, which is searched for once typing pauses.
 *
 * @param minLength a text of fewer characters searches for nothing, unless Enter is pressed
 */
export function useTypedSearch(term: string, onSearch: (term: string) => void, minLength = 1) {
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
    const wanted = text.length < minLength && text !== term.trim() ? '' : typed
    if (wanted.trim() === term.trim()) return undefined
    const ask = () => {
      setAsked(wanted)
      onSearch(wanted)
    }
    const timer = setTimeout(ask, text === '' ? 0 : LIST_SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, term, onSearch, minLength])

  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  const searchNow = useCallback(() => {
    setAsked(latest.current)
    onSearch(latest.current)
  }, [onSearch])
  return { typed, type: setTyped, searchNow }
}
