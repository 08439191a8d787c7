import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChangeView } from './useShipmentView'

/** A search is asked of the server when the typing rests for this long, in milliseconds. */
const REST = 450
/** A single letter would bring nearly everything: it is looked for here, in all shipments; Enter asks the server. */
const SHORTEST = 2

interface TypedSearch {
  typed: string
  type: (text: string) => void
  /** Asks at once. */
  settle: () => void
}

/**
 * A search field whose text runs ahead of what the server is asked.
 *
 * @param term what the view has
 * @param changeView takes the term into the view
 */
export function useTypedSearch(term: string, changeView: ChangeView): TypedSearch {
  const [typed, setTyped] = useState(term)
  /** What is on its way into the view. */
  const [asked, setAsked] = useState<string | null>(null)
  const [seen, setSeen] = useState(term)
  if (seen !== term) {
    setSeen(term)
    // What was asked comes back, once, while more is typed; anything else is Back, a link, or a click that clears it.
    if (term !== asked) setTyped(term)
    setAsked(null)
  }

  useEffect(() => {
    const text = typed.trim()
    const wanted = text.length < SHORTEST && text !== term.trim() ? '' : typed
    if (wanted === term) return undefined
    const ask = () => {
      setAsked(wanted)
      changeView({ term: wanted })
    }
    const timer = setTimeout(ask, text === '' ? 0 : REST)
    return () => clearTimeout(timer)
  }, [typed, term, changeView])

  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  const settle = useCallback(() => {
    setAsked(latest.current)
    changeView({ term: latest.current })
  }, [changeView])
  return { typed, type: setTyped, settle }
}
