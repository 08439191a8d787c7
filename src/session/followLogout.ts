import type { TRACE_PREFIX } from './localTraces'

/** Only the type is imported, so that visitors load nothing of the dashboard. */
const STORAGE_PREFIX: typeof TRACE_PREFIX = 'dashboard:'

/** Lets a tab with traces of the dashboard react to a logout in another tab even while it shows a public page. */
export async function followLogout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith(STORAGE_PREFIX))) return
    const { emptyTab, userOfTabs } = await import('./localTraces')
    userOfTabs.listen((user) => {
      if (user === null) emptyTab(window)
    })
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
