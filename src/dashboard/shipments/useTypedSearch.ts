import { useEffect, useState } from 'react'

/** A search is asked of the server when the typing rests for this long, in milliseconds. */
const REST = 450
/** A single letter would bring nearly everything; it is asked for with Enter. */
const SHORTEST = 2

interface TypedSearch {
  typed: string
  type: (text: string) => void
  /** Asks at once. */
  settle: (text?: string) => void
}

/**
 * A search field whose text runs ahead of the address.
 *
 * @param term what the address has
 * @param onTerm takes the term into the address; keep it memoised
 */
export function useTypedSearch(term: string, onTerm: (term: string) => void): TypedSearch {
  const [typed, setTyped] = useState(term)
  const [sent, setSent] = useState(term)
  const [seen, setSeen] = useState(term)
  if (seen !== term) {
    setSeen(term)
    // The address has changed by itself: Back, or a link. What was sent there comes back while more is typed.
    if (term !== sent) setTyped(term)
  }

  const send = (text: string) => {
    setSent(text)
    onTerm(text)
  }

  useEffect(() => {
    const text = typed.trim()
    if (typed === term || typed === sent) return undefined
    if (text === '') {
      setSent('')
      onTerm('')
      return undefined
    }
    if (text.length < SHORTEST) return undefined
    const timer = setTimeout(() => {
      setSent(typed)
      onTerm(typed)
    }, REST)
    return () => clearTimeout(timer)
  }, [typed, term, sent, onTerm])

  return {
    typed,
    type: setTyped,
    settle: (text = typed) => {
      setTyped(text)
      if (text !== term) send(text)
    },
  }
}
