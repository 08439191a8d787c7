import { createContext, useContext, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Alert } from '../Alert'

interface Message {
  id: number
  variant: 'success' | 'danger'
  text: string
  /** The airway bill number, or empty. */
  about: string
  at: Date
}

interface Messages {
  success: (text: string, about?: string) => void
  error: (text: string, about?: string) => void
  /** Newest first. */
  all: readonly Message[]
  showing: readonly Message[]
  clear: () => void
  /** Sets whose messages these are; those of a previous owner are dropped. */
  belongTo: (owner: string) => void
}

const MessagesContext = createContext<Messages | null>(null)

export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}

/** Milliseconds (product 8.1). */
const SHOWN_FOR = 3000
/** Messages kept in the list, limited because a tab stays open all day. */
const KEPT = 50

export function MessagesProvider({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<readonly Message[]>([])
  const [showing, setShowing] = useState<readonly Message[]>([])
  const nextId = useRef(1)

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

/** Both live regions are in the page from the start, so that screen readers notice what is added to them. */
export function MessageRegion() {
  const { showing } = useMessages()
  const of = (variant: Message['variant']) =>
    showing
      .filter((message) => message.variant === variant)
      .map(({ id, text, about }) => (
        <Alert key={id} variant={variant}>
          {text}
          {about && (
            <b className="cc-number" translate="no">
              {' '}
              {about}
            </b>
          )}
        </Alert>
      ))
  return (
    <div className="cc-toasts">
      <div role="status" aria-live="polite">
        {of('success')}
      </div>
      <div role="alert" aria-live="assertive">
        {of('danger')}
      </div>
    </div>
  )
}
