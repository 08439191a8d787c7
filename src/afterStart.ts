import type { TRACE_PREFIX } from '@/dashboard/session/localTraces'
import { addressOf } from '@/texts/language'

/** What a page needs once it can be used. */
export function afterStart(): void {
  void followLogout()
  keepForNextTime()
}

/** Only the type is imported, so that visitors load nothing of the dashboard. */
const TRACES: typeof TRACE_PREFIX = 'dashboard:'

/** Lets a tab with traces of the dashboard react to a logout in another tab even while it shows a public page. */
async function followLogout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith(TRACES))) return
    const { emptyTab, userOfTabs } = await import('@/dashboard/session/localTraces')
    userOfTabs.hear((user) => {
      if (user === null) emptyTab(window)
    })
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** Milliseconds after the page has loaded, by when a tracking answer has usually arrived. */
const AFTER_A_VISIT = 2500

/** Registers the service worker (build/serviceWorker.ts), late enough not to slow down the visit. */
function keepForNextTime(): void {
  const worker: unknown = import.meta.env['WORKER']
  if (typeof worker !== 'string' || !('serviceWorker' in navigator)) return
  const register = () =>
    setTimeout(
      () => void navigator.serviceWorker.register(addressOf(`/${worker}`)).catch(() => undefined),
      AFTER_A_VISIT,
    )
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
