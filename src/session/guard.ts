import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { ANY_USER } from '@/browser/deviceStore'
import { requestedPage } from '@/browser/requestedPage'
import { signedIn } from '@/browser/signedIn'
import { languageChoice } from '@/components/LanguageSwitch'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { isDashboardPath, paths } from '@/paths'
import {
  markSessionEnded,
  markSessionResumed,
  newestUser,
  readSession,
  sessionEndedQuery,
  sessionKeys,
  sessionQuery,
} from '@/services/session.queries'
import { addressIn, pathOf } from '@/texts/addresses'
import { addressOf, language } from '@/texts/language'
import { forgetEverything, forgetInTab } from './localTraces'
import { loadTermsOf } from './rememberedTerms'
import { rememberedUser } from './rememberedUser'

/**
 * Erases all that is stored of the user, and leaves a dashboard page for `path`. A tab that was frozen hears of a logout
 * late: what all tabs share may then be that of whoever has signed in since.
 */
export function leaveFor(client: QueryClient, path: string): void {
  if (signedIn.read(ANY_USER)) forgetInTab(client)
  else void forgetEverything(client)
  loadInPlace(path)
}

/** Loads `path` anew in place of a dashboard page; what is typed on a public page must not be lost. */
export function loadInPlace(path: string): void {
  if (!isDashboardPath(pathOf(window.location.pathname))) return
  // Hidden at once, however long the next page takes.
  document.documentElement.hidden = true
  window.location.assign(addressOf(path))
}

/**
 * The signed-in user, or null. If the backend does not say who it is, it is the last user of this tab who has not
 * logged out, so that the dashboard opens and drafts can be continued.
 *
 * @throws a ServiceError if somebody has signed in on this device, but this tab does not know who: that needs no login
 */
export async function guardedUser(client: QueryClient): Promise<CurrentUser | null> {
  const known = client.getQueryData(sessionQuery().queryKey)
  // While the sign-in popup is open over the page, the user stays there.
  const ended = client.getQueryCache().find({ queryKey: sessionEndedQuery().queryKey })
  if (known && ended?.state.data === true && ended.getObserversCount() > 0) return known
  // Offline there is no point in waiting for the backend.
  let unconfirmed = known || navigator.onLine ? null : await rememberedUser()
  const withoutAnswer = async (error: unknown) => {
    unconfirmed = await rememberedUser()
    if (!unconfirmed && signedIn.read(ANY_USER)) throw error
    return unconfirmed
  }
  const user = unconfirmed ?? (await readSession(client, withoutAnswer))
  // The searches in the address are the user's, whether the backend has said so or not.
  if (unconfirmed) loadTermsOf(identityOf(unconfirmed))
  client.setQueryData(unconfirmedQuery().queryKey, unconfirmed)
  if (!user) signedIn.write(ANY_USER, false)
  return user
}

/** Asks the backend again: another user gets a new page, nobody the sign-in popup; else failed queries run again. */
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

/** The address of the login, which leads back to this page with its query. */
export function loginFor(url: string): string {
  const { pathname: address, search } = new URL(url)
  const pathname = pathOf(address)
  requestedPage.write(pathname + search)
  return paths.login(pathname)
}

/** Opens the page in the language that the user has chosen, if it is another one (product 17.2); false if so. */
export function ensureOwnLanguage(user: CurrentUser): boolean {
  const chosen = languageChoice.read(identityOf(user))
  if (chosen === null || chosen === language) return true
  const { pathname, search } = window.location
  window.location.replace(addressIn(chosen, pathOf(pathname) + search))
  return false
}

/** The user whom the frame was opened for without asking the backend; null once it has answered. */
export const unconfirmedQuery = () =>
  queryOptions<CurrentUser | null>({
    queryKey: [...sessionKeys.session, 'unconfirmed'],
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
