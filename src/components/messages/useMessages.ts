import { createContext, useContext } from 'react'

export interface Message {
  id: number
  variant: 'success' | 'danger'
  text: string
  /** The airway bill that it is about. */
  about: string
  /** When it was said; the list of messages shows the time. */
  at: Date
}

export interface Messages {
  /** Says a success; it goes after 3 seconds and stays in the list. */
  success: (text: string, about?: string) => void
  /** Says an error; it goes after 3 seconds and stays in the list. */
  error: (text: string, about?: string) => void
  /** Everything said since the list was last cleared, newest first. */
  all: readonly Message[]
  /** Those that still show. */
  showing: readonly Message[]
  clear: () => void
  /** Says whose the messages are from now on; those of somebody else go. */
  belongTo: (owner: string) => void
}

export const MessagesContext = createContext<Messages | null>(null)

export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
