import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { MessagesContext, type Message, type Messages } from './useMessages'

/** Messages clear after this long (product 8.1). */
const SHOWN_FOR = 3000
/** The list keeps this many, so that a day at the counter does not fill the memory. */
const KEPT = 50

export function MessagesProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<readonly Message[]>([])
  const [showing, setShowing] = useState<readonly Message[]>([])
  const nextId = useRef(1)

  /** What is shown is taken away by itself, unless the page is gone first. */
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  const say = useCallback((variant: Message['variant'], text: string, about = '') => {
    const message: Message = { id: nextId.current++, variant, text, about, at: new Date() }
    setAll((earlier) => [message, ...earlier].slice(0, KEPT))
    setShowing((earlier) => [...earlier, message])
    timers.current.push(
      setTimeout(() => setShowing((earlier) => earlier.filter(({ id }) => id !== message.id)), SHOWN_FOR),
    )
  }, [])

  const lastOwner = useRef<string | null>(null)
  const belongTo = useCallback((owner: string) => {
    if (lastOwner.current !== null && lastOwner.current !== owner) setAll([])
    lastOwner.current = owner
  }, [])

  const saying = useMemo<Pick<Messages, 'success' | 'error' | 'clear'>>(
    () => ({
      success: (text, about) => say('success', text, about),
      error: (text, about) => say('danger', text, about),
      clear: () => setAll([]),
    }),
    [say],
  )
  const messages = useMemo<Messages>(() => ({ ...saying, all, showing, belongTo }), [saying, belongTo, all, showing])
  return <MessagesContext value={messages}>{children}</MessagesContext>
}
