import type { QueryClient } from '@tanstack/react-query'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { paths } from '@/paths'
import { markSessionEnded, sessionQuery } from '@/services/session.queries'
import { leaveFor } from './leaveFor'
import { unconfirmedQuery } from './unconfirmedQuery'

/**
 * While the frame is open for an unconfirmed user, asks the backend who is signed in: for another user the page is left
 * for a new one, for nobody the sign-in popup opens, and for the same user failed queries are repeated.
 */
export async function confirmUser(client: QueryClient): Promise<void> {
  const unconfirmed = client.getQueryData(unconfirmedQuery().queryKey)
  if (!unconfirmed) return
  let user: CurrentUser | null
  try {
    user = await client.fetchQuery(sessionQuery())
  } catch {
    return
  }
  if (user && identityOf(user) !== identityOf(unconfirmed)) {
    leaveFor(client, paths.dashboard())
    return
  }
  client.setQueryData(unconfirmedQuery().queryKey, null)
  if (!user) markSessionEnded(client)
  else await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
