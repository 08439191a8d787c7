import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '@/domain/people'
import { sessionQuery } from '@/services/center.queries'
import { useSession } from './session'

/** The session's copy may be outdated: this one shows a changed profile at once. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession()
  const { data } = useQuery({ ...sessionQuery(), enabled: false })
  return data ?? user
}
