import { createContext, type ReactNode, useMemo, useRef, useState } from 'react'

export interface Message {
  id: number
  variant: 'success' | 'danger'
  text: string
  /** The airway bill number, or empty. */
  about: string
  at: Date
  /** Undoes the action; removed once it is called. */
  undo: (() => Promise<void>) | undefined
}

export const MessagesContext = createContext<ReturnType<typeof useOwnMessages> | null>(null)

/** How long a message is shown (product 8.1). */
const MESSAGE_DURATION_MS = 3000

/** Messages in the list; limited because a tab stays open all day. */
const MAX_MESSAGES = 50

export function MessagesProvider({ children }: { children: ReactNode }) {
  return <MessagesContext value={useOwnMessages()}>{children}</MessagesContext>
}

function useOwnMessages() {
  const [all, setAll] = useState<readonly Message[]>([])
  const [showing, setShowing] = useState<readonly Message[]>([])
  const count = useRef(0)
  const lastOwner = useRef<string>(null)
  /** The numbers of which `successOnce` has said something. */
  const told = useRef(new Set<string>())
  const begin = () => {
    let hasEnded = false
    const say = (variant: Message['variant'], text: string, about = '', undo?: Message['undo']) => {
      if (hasEnded) return () => undefined
      count.current += 1
      const message: Message = { id: count.current, variant, text, about, at: new Date(), undo }
      setAll((earlier) => [message, ...earlier].slice(0, MAX_MESSAGES))
      setShowing((earlier) => [...earlier, message])
      const hide = () => setShowing((earlier) => earlier.filter(({ id }) => id !== message.id))
      setTimeout(hide, MESSAGE_DURATION_MS)
      return hide
    }
    /** Removes all messages, ignores those of work that is still under way, and shows a last error, if there is one. */
    const end = (error: string): void => {
      hasEnded = true
      told.current.clear()
      setAll([])
      setShowing([])
      const next = begin()
      setSaying(next)
      if (error) next.error(error)
    }
    return {
      success: (text: string, about?: string, undo?: Message['undo']) => say('success', text, about, undo),
      /** Says it unless it has been said of this number. */
      successOnce: (text: string, about: string) => {
        if (!told.current.has(about)) say('success', text, about)
        told.current.add(about)
      },
      /** Returns a function that hides the message early. */
      error: (text: string, about?: string) => say('danger', text, about),
      clear: () => setAll([]),
      end,
      takeBack: ({ id, undo }: Message) => {
        const without = (earlier: readonly Message[]) =>
          earlier.map((each) => (each.id === id ? { ...each, undo: undefined } : each))
        setAll(without)
        setShowing(without)
        void undo?.()
      },
      /** Hides the errors on screen; they stay in the list. */
      hideErrors: () => setShowing((earlier) => earlier.filter(({ variant }) => variant === 'success')),
      /** Sets whose messages these are; those of a previous owner are dropped, also those still to come. */
      belongTo: (owner: string) => {
        if (lastOwner.current !== null && lastOwner.current !== owner) end('')
        lastOwner.current = owner
      },
    }
  }
  const [saying, setSaying] = useState(begin)
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
