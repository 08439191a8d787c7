import { TRACE_PREFIX } from '@/browser/storageNames'

/** Lets a tab with traces of the dashboard react to a logout in another tab even while it shows a public page. */
export async function followLogout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith(TRACE_PREFIX))) return
    // Only now, so that visitors load nothing of the dashboard.
    const { emptyTab, userOfTabs } = await import('./localTraces')
    userOfTabs.listen((user) => {
      if (user === null) emptyTab(window)
    })
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
