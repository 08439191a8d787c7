import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { Alert } from '../Alert'
import { t } from '@/texts/t'
import { directionOf, inLanguage } from '@/texts/language'

interface Message {
  id: number
  variant: 'success' | 'danger'
  text: string
  /** The airway bill number, or empty. */
  about: string
  at: Date
  /** Takes back what was done; once. */
  undo: (() => Promise<void>) | undefined
}

const MessagesContext = createContext<ReturnType<typeof useOwnMessages> | null>(null)

export function useMessages() {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}

/** Milliseconds (product 8.1). */
const SHOWN_FOR = 3000
/** Messages kept in the list, limited because a tab stays open all day. */
const KEPT = 50

export function MessagesProvider({ children }: { children: ReactNode }) {
  return <MessagesContext value={useOwnMessages()}>{children}</MessagesContext>
}

function useOwnMessages() {
  const [all, setAll] = useState<readonly Message[]>([])
  const [showing, setShowing] = useState<readonly Message[]>([])
  const [saying] = useState(() => {
    let count = 0
    let lastOwner: string | null = null
    const say = (variant: Message['variant'], text: string, about = '', undo?: Message['undo']) => {
      count += 1
      const message: Message = { id: count, variant, text, about, at: new Date(), undo }
      setAll((earlier) => [message, ...earlier].slice(0, KEPT))
      setShowing((earlier) => [...earlier, message])
      setTimeout(() => setShowing((earlier) => earlier.filter(({ id }) => id !== message.id)), SHOWN_FOR)
    }
    return {
      success: (text: string, about?: string, undo?: Message['undo']) => say('success', text, about, undo),
      error: (text: string, about?: string) => say('danger', text, about),
      clear: () => setAll([]),
      takeBack: ({ id, undo }: Message) => {
        const without = (earlier: readonly Message[]) =>
          earlier.map((each) => (each.id === id ? { ...each, undo: undefined } : each))
        setAll(without)
        setShowing(without)
        void undo?.()
      },
      /** Takes the messages off the screen; they stay in the list. */
      hide: () => setShowing([]),
      /** Sets whose messages these are; those of a previous owner are dropped. */
      belongTo: (owner: string) => {
        if (lastOwner !== null && lastOwner !== owner) setAll([])
        lastOwner = owner
      },
    }
  })
  return useMemo(
    () => ({
      ...saying,
      /** Newest first. */
      all,
      showing,
    }),
    [saying, all, showing],
  )
}

/**
 * Both live regions are in the page from the start, so that screen readers notice what is added to them. The library's
 * Toast would announce a success as if it were an error.
 */
export function MessageRegion() {
  const { showing } = useMessages()
  const of = (variant: Message['variant']) =>
    showing
      .filter((message) => message.variant === variant)
      .map((message) => (
        <Alert key={message.id} variant={variant}>
          <MessageText message={message} />
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

export function MessageText({ message }: { message: Message }) {
  const { text, about, undo } = message
  const { takeBack } = useMessages()
  const said = inLanguage(text)
  return (
    <>
      <span dir={directionOf(said)}>{said}</span>
      {about && (
        <b className="cc-number" translate="no">
          {' '}
          {about}
        </b>
      )}
      {undo && (
        <button className="btn btn-link cc-inline" type="button" onClick={() => takeBack(message)}>
          {t('common.undo')}
        </button>
      )}
    </>
  )
}
