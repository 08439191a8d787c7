import type { QueryClient } from '@tanstack/react-query'
import { identityOf, type CurrentUser } from '@/domain/people'
import { isDashboardPath, paths } from '@/paths'
import { noteSessionEnded, readSession, sessionQuery } from '@/services/center.queries'
import { createQueryClient } from '@/services/http/queryClient'
import { forgetOtherDrafts } from './draftStore'
import { keepUser, keptUser, unconfirmedQuery } from './keptUser'
import {
  announceUser,
  forgetEverything,
  forgetOtherUsers,
  onLogoutElsewhere,
  onUserElsewhere,
  removeFormerTraces,
} from './localTraces'

/**
 * The tab's cache of answers. A logout in another tab empties it, whatever page is open here: a page of the dashboard
 * gives way to the home page, and on a public one Back finds nothing. So does another user who signs in there: the cookie
 * is his from then on, and a page of the dashboard begins anew.
 */
export function dashboardClient(): QueryClient {
  removeFormerTraces()
  const client = createQueryClient()
  onLogoutElsewhere(() => leaveFor(client, paths.home()))

  const userOfTab = () => client.getQueryData(sessionQuery().queryKey)
  let announced: string | undefined
  client.getQueryCache().subscribe(() => {
    const user = userOfTab()
    const id = user ? identityOf(user) : undefined
    if (id === announced) return
    announced = id
    if (!user || id === undefined) return
    announceUser(id)
    forgetOtherUsers(id)
    void keepUser(user)
    // After a crash the one before was never logged out; where there is no database nothing was kept.
    forgetOtherDrafts(id).catch(() => undefined)
  })
  onUserElsewhere((id) => {
    const here = userOfTab() ?? client.getQueryData(unconfirmedQuery().queryKey)
    if (here && identityOf(here) !== id) leaveFor(client, paths.dashboard())
  })
  // A page that the browser keeps whole hears nothing of all this: it is kept empty, and comes back as a new one.
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

/** Nothing of the user stays, and a page of the dashboard gives way. */
function leaveFor(client: QueryClient, path: string): void {
  forgetEverything(client)
  if (!isDashboardPath(window.location.pathname)) return
  // What shows is gone at once, however long the next page takes.
  document.documentElement.hidden = true
  window.location.assign(path)
}

/**
 * The user for the guard. Where the backend cannot be reached it is whoever works in this tab: the frame opens, and his
 * drafts go on.
 *
 * @param client of {@link dashboardClient}
 * @returns null where nobody is signed in
 */
export async function guardedUser(client: QueryClient): Promise<CurrentUser | null> {
  const known = client.getQueryData(sessionQuery().queryKey)
  // Without a line nobody waits for what cannot be answered.
  let unconfirmed = known || navigator.onLine ? null : await keptUser()
  const user = unconfirmed ?? (await readSession(client, async () => (unconfirmed = await keptUser())))
  client.setQueryData(unconfirmedQuery().queryKey, unconfirmed)
  return user
}

/**
 * Asks who it is, now that the backend may be reached again. Somebody else gets a clean page, and nobody the sign-in
 * popup; what could not be loaded is loaded.
 *
 * @param client of {@link dashboardClient}
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
  if (!user) noteSessionEnded(client)
  else await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
