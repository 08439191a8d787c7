import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { CurrentUser } from '@/domain/currentUser'
import { sessionQuery } from '@/services/session.queries'
import { SessionUser } from './sessionContext'

/** The signed-in user. Unlike the session's copy, it follows changes of the profile immediately. */
export function useCurrentUser(): CurrentUser {
  const atStart = useContext(SessionUser)
  const { data } = useQuery({ ...sessionQuery(), enabled: false })
  const user = data ?? atStart
  if (!user) throw new Error('useCurrentUser needs the guarded branch above it')
  return user
}
