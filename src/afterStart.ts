import type { TRACE_PREFIX } from '@/dashboard/session/localTraces'
import { deviceStore, EVERYONE } from '@/browser/deviceStore'
import { isDashboardPath } from '@/paths'
import { languageOf, pathOf } from '@/texts/addresses'
import { addressOf, language } from '@/texts/language'

/** What a page needs once it can be used. */
export function afterStart(): void {
  void followLogout()
  offerLanguage()
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

const hintSeen = deviceStore<boolean>('language-hint', (stored) => stored !== null)

/** Whether the hint was there, or the language has been chosen (LanguageSwitch.tsx, which staff's pages do not load). */
function isSettled(): boolean {
  try {
    return hintSeen.read(EVERYONE) || localStorage.getItem('language') !== null
  } catch {
    return true
  }
}

/** Says once on a device that its browser's language is spoken here (product 17.2). Staff choose theirs in the settings. */
function offerLanguage(): void {
  if (isDashboardPath(pathOf(window.location.pathname))) return
  const [preferred] = navigator.languages.filter((each) => /^(en|ur)\b/i.test(each))
  const wanted = languageOf(`/${preferred?.slice(0, 2).toLowerCase()}`)
  if (preferred === undefined || wanted === language || isSettled()) return
  // Where it cannot be remembered, it would come again and again.
  if (hintSeen.write(EVERYONE, true)) void import('./components/languageHint').then(({ offer }) => offer(wanted))
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
