import type { QueryClient } from '@tanstack/react-query'
import { identityOf } from '@/domain/currentUser'
import { paths } from '@/paths'
import { markSessionResumed, newestUser, sessionEndedQuery, sessionQuery } from '@/services/session.queries'
import { leaveFor } from './leaveFor'

/**
 * Asks the backend again who is signed in, because all tabs share one cookie, and the head office may have renamed the
 * center. If the user has signed in again in another tab, the popup over this page closes (product 12.3); for another
 * user the page is loaded anew. If nobody is signed in, or there is no answer, nothing changes: the next refused call
 * opens the popup. Nothing changes either if the username differs and there are no ids: it may be the same user, whose
 * typed work would be lost.
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
