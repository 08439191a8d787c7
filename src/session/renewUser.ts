import type { QueryClient } from '@tanstack/react-query'
import { identityOf } from '@/domain/currentUser'
import { paths } from '@/paths'
import { markSessionResumed, newestUser, sessionEndedQuery, sessionQuery } from '@/services/session.queries'
import { leaveFor } from './leaveFor'

/**
 * Asks the backend again who is signed in, as the tabs share one cookie, and the head office may have renamed the
 * center. The popup over this page closes if the user has signed in again in another tab (product 12.3); another user
 * gets a new page. Nobody, or no answer, changes nothing: the next call that is refused opens the popup. Nor does
 * another username without ids: it may be the same user's, whose typed work leaving would erase.
 */
export async function renewUser(client: QueryClient): Promise<void> {
  const known = () => client.getQueryData(sessionQuery().queryKey)
  if (!known()) return
  const user = await newestUser()
  const before = known()
  if (!user || !before) return
  if (identityOf(user) !== identityOf(before)) {
    if (user.id && before.id) leaveFor(client, paths.dashboard())
  } else if (client.getQueryData(sessionEndedQuery().queryKey)) await markSessionResumed(client, user)
  else client.setQueryData(sessionQuery().queryKey, user)
}
