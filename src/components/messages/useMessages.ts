import { useContext } from 'react'
import { MessagesContext } from './MessagesProvider'

export function useMessages() {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
