import { createContext, type ReactNode, useState, useMemo } from 'react'

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

/** Product 8.1. */
const MESSAGE_DURATION_MS = 3000

/** Messages in the list; limited because a tab stays open all day. */
const MAX_MESSAGES = 50

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
      setAll((earlier) => [message, ...earlier].slice(0, MAX_MESSAGES))
      setShowing((earlier) => [...earlier, message])
      const hide = () => setShowing((earlier) => earlier.filter(({ id }) => id !== message.id))
      setTimeout(hide, MESSAGE_DURATION_MS)
      return hide
    }
    return {
      success: (text: string, about?: string, undo?: Message['undo']) => say('success', text, about, undo),
      /** Returns what takes it off the screen before its time. */
      error: (text: string, about?: string) => say('danger', text, about),
      clear: () => setAll([]),
      takeBack: ({ id, undo }: Message) => {
        const without = (earlier: readonly Message[]) =>
          earlier.map((each) => (each.id === id ? { ...each, undo: undefined } : each))
        setAll(without)
        setShowing(without)
        void undo?.()
      },
      /** Takes the errors off the screen; they stay in the list. */
      hideErrors: () => setShowing((earlier) => earlier.filter(({ variant }) => variant === 'success')),
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
