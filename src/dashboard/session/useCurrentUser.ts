import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '@/domain/people'
import { sessionQuery } from '@/services/center.queries'
import { useSession } from './session'

/** The signed-in user as last told by the backend: a changed profile shows at once. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession()
  const { data } = useQuery({ ...sessionQuery(), enabled: false })
  return data ?? user
}
