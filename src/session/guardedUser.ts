import type { QueryClient } from '@tanstack/react-query'
import { ANY_USER } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { readSession, sessionEndedQuery, sessionQuery } from '@/services/session.queries'
import { loadTermsOf } from './rememberedTerms'
import { rememberedUser } from './rememberedUser'
import { unconfirmedQuery } from './unconfirmedQuery'

/**
 * The signed-in user, or null. If the backend does not say who is signed in, the last user of this tab who has not
 * logged out, so that the dashboard opens and drafts can be continued.
 *
 * @throws {ServiceError} if somebody has signed in on this device but this tab does not know who, as a new login may
 *   not be needed
 */
export async function guardedUser(client: QueryClient): Promise<CurrentUser | null> {
  const known = client.getQueryData(sessionQuery().queryKey)
  // While the sign-in popup is open over the page, the user stays there.
  const ended = client.getQueryCache().find({ queryKey: sessionEndedQuery().queryKey })
  if (known && ended?.state.data === true && ended.getObserversCount() > 0) return known
  // Offline there is no point in waiting for the backend.
  let unconfirmed = known || navigator.onLine ? null : await rememberedUser()
  const onNoAnswer = async (error: unknown) => {
    unconfirmed = await rememberedUser()
    if (!unconfirmed && signedIn.read(ANY_USER)) throw error
    return unconfirmed
  }
  const user = unconfirmed ?? (await readSession(client, onNoAnswer))
  // The search texts of the address are the user's, even if the backend has not confirmed the user.
  if (unconfirmed) loadTermsOf(identityOf(unconfirmed))
  client.setQueryData(unconfirmedQuery().queryKey, unconfirmed)
  if (!user) signedIn.write(ANY_USER, false)
  return user
}
