import type { QueryClient } from '@tanstack/react-query'
import { identityOf } from '@/domain/people'
import { isDashboardPath, paths } from '@/paths'
import { sessionQuery } from '@/services/center.queries'
import { createQueryClient } from '@/services/http/queryClient'
import { forgetOtherDrafts } from './draftStore'
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
  const leaveFor = (path: string) => {
    forgetEverything(client)
    if (!isDashboardPath(window.location.pathname)) return
    // What shows is gone at once, however long the next page takes.
    document.documentElement.hidden = true
    window.location.assign(path)
  }
  onLogoutElsewhere(() => leaveFor(paths.home()))

  const userOfTab = () => {
    const user = client.getQueryData(sessionQuery().queryKey)
    return user ? identityOf(user) : undefined
  }
  let announced: string | undefined
  client.getQueryCache().subscribe(() => {
    const id = userOfTab()
    if (id === announced) return
    announced = id
    if (id === undefined) return
    announceUser(id)
    forgetOtherUsers(id)
    // After a crash the one before was never logged out; where there is no database nothing was kept.
    forgetOtherDrafts(id).catch(() => undefined)
  })
  onUserElsewhere((id) => {
    const here = userOfTab()
    if (here !== undefined && here !== id) leaveFor(paths.dashboard())
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
