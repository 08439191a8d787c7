import type { QueryClient } from '@tanstack/react-query'
import { isDashboardPath, paths } from '@/paths'
import { createQueryClient } from '@/services/queryClient'
import { forgetEverything, onLogoutElsewhere } from './localTraces'

/**
 * The tab's cache of answers. A logout in another tab empties it, whatever page is open here: a page of the dashboard
 * gives way to the home page, and on a public one Back finds nothing.
 */
export function dashboardClient(): QueryClient {
  const client = createQueryClient()
  onLogoutElsewhere(() => {
    forgetEverything(client)
    if (!isDashboardPath(window.location.pathname)) return
    // What shows is gone at once, however long the home page takes.
    document.documentElement.hidden = true
    window.location.assign(paths.home())
  })
  return client
}
