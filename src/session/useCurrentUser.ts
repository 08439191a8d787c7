import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { CurrentUser } from '@/domain/currentUser'
import { sessionQuery } from '@/services/session.queries'
import { SessionUser } from './sessionContext'

/** The session's copy may be outdated: this one shows a changed profile at once. */
export function useCurrentUser(): CurrentUser {
  const atStart = useContext(SessionUser)
  const { data } = useQuery({ ...sessionQuery(), enabled: false })
  const user = data ?? atStart
  if (!user) throw new Error('useCurrentUser needs the guarded branch above it')
  return user
}
