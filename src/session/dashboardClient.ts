import { type Query, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { EVERYONE, signedIn } from '@/browser/deviceStore'
import { keepPageAskedFor } from '@/browser/tabStore'
import { languageChoice } from '@/components/LanguageSwitch'
import { identityOf, type CurrentUser } from '@/domain/people'
import { isDashboardPath, paths } from '@/paths'
import { addressIn, pathOf } from '@/texts/addresses'
import { addressOf, language } from '@/texts/language'
import { noteSessionEnded, readSession, sessionEndedQuery, sessionQuery, centerKeys } from '@/services/center.queries'
import { createQueryClient } from '@/services/http/queryClient'
import { addressWithMarks, termsBelongTo } from './keptTerms'
import { forgetOtherDrafts, removeOverDrafts } from './draftStore'
import { emptyTab, forgetEverything, onForgetting, sealJson, TRACE_PREFIX, unsealJson, userOfTabs } from './localTraces'
import { inTime } from '@/browser/browserDatabase'
import { currentUserSchema, isBeforeSignIn } from '@/services/center'

/**
 * A logout in another tab clears this one's cache, whatever page is open: a dashboard page is left for the home page,
 * and on a public page Back finds nothing. So does another user signing in there, because all tabs share the cookie.
 */
export function dashboardClient(): QueryClient {
  const client = createQueryClient()
  const userOfTab = () => client.getQueryData(sessionQuery().queryKey)
  let announced: string | undefined
  client.getQueryCache().subscribe(() => {
    const user = userOfTab()
    const id = user ? identityOf(user) : undefined
    if (id === announced) return
    announced = id
    if (!user || id === undefined) return
    userOfTabs.tell(id)
    signedIn.write(EVERYONE, true)
    emptyTab(window, id)
    termsBelongTo(id)
    void keepUser(user)
    // A crash logs nobody out, so the former user's drafts may still be here. Without a database nothing was stored.
    forgetOtherDrafts(id).catch(() => undefined)
    removeOverDrafts()
  })
  userOfTabs.hear((id) => {
    const here = userOfTab() ?? client.getQueryData(unconfirmedQuery().queryKey)
    if (id === null) leaveFor(client, paths.home())
    else if (here && identityOf(here) !== id) leaveFor(client, paths.dashboard())
  })
  // A page in the back/forward cache hears none of this: it is emptied on the way in, and reloads on the way out.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    client.clear()
    document.body.replaceChildren()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  return client
}

function leaveFor(client: QueryClient, path: string): void {
  void forgetEverything(client)
  if (!isDashboardPath(pathOf(window.location.pathname))) return
  // Hidden at once, however long the next page takes.
  document.documentElement.hidden = true
  window.location.assign(addressOf(path))
}

/**
 * The signed-in user, or null. If the backend does not say who it is, it is the last user of this tab who has not logged
 * out, so that the dashboard opens and drafts can go on.
 *
 * @throws a ServiceError where the tab does not know who has signed in on this device: nobody is sent to the login for it
 */
export async function guardedUser(client: QueryClient): Promise<CurrentUser | null> {
  const known = client.getQueryData(sessionQuery().queryKey)
  // Whoever has been asked to sign in over the page stays there.
  const ended = client.getQueryCache().find({ queryKey: sessionEndedQuery().queryKey })
  if (known && ended?.state.data === true && ended.getObserversCount() > 0) return known
  // Offline there is no point in waiting for the backend.
  let unconfirmed = known || navigator.onLine ? null : await keptUser()
  const withoutAnswer = async (error: unknown) => {
    unconfirmed = await keptUser()
    if (!unconfirmed && signedIn.read(EVERYONE)) throw error
    return unconfirmed
  }
  const user = unconfirmed ?? (await readSession(client, withoutAnswer))
  // The searches in the address are the user's, whether the backend has said so or not.
  if (unconfirmed) termsBelongTo(identityOf(unconfirmed))
  client.setQueryData(unconfirmedQuery().queryKey, unconfirmed)
  if (!user) signedIn.write(EVERYONE, false)
  return user
}

/** Asks again: another user gets a clean page, nobody signed in the sign-in popup; else failed queries run again. */
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
  if (!user) noteSessionEnded(client)
  else await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

/** The address of the login, which leads back to this page with its query. */
export function loginFor(url: string): string {
  const { pathname: address, search } = new URL(url)
  const pathname = pathOf(address)
  keepPageAskedFor(pathname + search)
  return paths.login(pathname)
}

/**
 * Where an address with a search text leads to instead: one that does not have the text (product 12.6), or null. Only
 * what is in the address bar already is replaced there.
 */
export function markedAddress(url: string): { to: string; isReplaced: boolean } | null {
  const to = addressWithMarks(url)
  return to === null ? null : { to, isReplaced: url === window.location.href.replace(/#.*/, '') }
}

/** Whether the page is in the language that the user has chosen, if any; else the same page opens in it (product 17.2). */
export function isInOwnLanguage(user: CurrentUser): boolean {
  const chosen = languageChoice.read(identityOf(user))
  if (chosen === null || chosen === language) return true
  const { pathname, search } = window.location
  window.location.replace(addressIn(chosen, pathOf(pathname) + search))
  return false
}

/**
 * Preloads the screens likely to be opened next, and with them the worker that holds the lists, once the browser is idle
 * and the list on the current screen, if there is one, has loaded. A failed one loads when it is opened.
 */
export function warmUp(client: QueryClient, loads: readonly (() => Promise<unknown>)[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  const cache = client.getQueryCache()
  const load = () => loads.forEach((each) => void each().catch(() => undefined))
  requestIdleCallback(() => {
    if (!cache.getAll().some((query) => isList(query) && !hasCome(query))) return load()
    const stop = cache.subscribe(({ query }) => {
      if (!isList(query) || !hasCome(query)) return
      stop()
      requestIdleCallback(load)
    })
  })
}

const isList = ({ meta }: Query) => meta?.['shipmentSource'] !== undefined
const hasCome = ({ state }: Query) => state.status === 'success'

/** Encrypted user, so that a page opens without a connection. Removed with the tab and on logging out. */
const KEPT = `${TRACE_PREFIX}user:`

const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

let forgottenAt: number | null = null
onForgetting(() => {
  forgottenAt = Date.now()
})

/** Logging out removes the user's key for every tab, and so makes what is stored here unreadable. */
export async function keepUser(user: CurrentUser): Promise<void> {
  // A logout that did not reach the server leaves the user signed in there, but nothing may be stored here again.
  if (forgottenAt !== null && !isBeforeSignIn(forgottenAt)) return
  const owner = identityOf(user)
  const forgottenBefore = forgottenAt
  try {
    const { iv, content } = await sealJson(owner, user)
    if (forgottenAt !== forgottenBefore) return
    sessionStorage.setItem(KEPT + owner, `${textOf(iv)} ${textOf(new Uint8Array(content))}`)
  } catch {
    // Without storage, the dashboard opens only with a connection.
  }
}

/** The last user who has not logged out, if any. */
export async function keptUser(): Promise<CurrentUser | null> {
  try {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith(KEPT)) ?? KEPT
    const [iv = '', content = ''] = sessionStorage.getItem(name)?.split(' ') ?? []
    if (content === '') return null
    const sealed = { iv: bytesOf(iv), content: bytesOf(content) }
    return currentUserSchema.safeParse(await inTime(unsealJson(name.slice(KEPT.length), sealed))).data ?? null
  } catch {
    return null
  }
}

/** The user whom the frame was opened for without asking the backend; null once it has answered. */
export const unconfirmedQuery = () =>
  queryOptions<CurrentUser | null>({
    queryKey: [...centerKeys.session, 'unconfirmed'],
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
