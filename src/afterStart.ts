import { deviceStore, EVERYONE } from '@/browser/deviceStore'
import { languageChoice, switchLanguage } from '@/components/LanguageSwitch'
import { isDashboardPath } from '@/paths'
import type { TRACE_PREFIX } from '@/session/localTraces'
import { addressIn, type Language, languageOf, pathOf } from '@/texts/addresses'
import { addressOf, language } from '@/texts/language'
import '@/components/languageHint.css'

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
    const { emptyTab, userOfTabs } = await import('@/session/localTraces')
    userOfTabs.hear((user) => {
      if (user === null) emptyTab(window)
    })
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

const hintSeen = deviceStore<boolean>('language-hint', (stored) => stored !== null)

/** In the language that is offered, whose catalogues the page does not have. */
const hintTexts: Record<Language, { offer: string; close: string }> = {
  en: { offer: 'See this page in English', close: 'Close' },
  ur: { offer: 'یہ صفحہ اردو میں دیکھیں', close: 'بند کریں' },
}

/**
 * Says once on a device that its browser's language is spoken here (product 17.5), in a line over the lower edge of the
 * page: nothing moves. Staff choose theirs in the settings.
 */
function offerLanguage(): void {
  if (isDashboardPath(pathOf(location.pathname))) return
  const [preferred] = navigator.languages.filter((each) => /^(en|ur)\b/i.test(each))
  const wanted = languageOf(`/${preferred?.slice(0, 2).toLowerCase()}`)
  if (preferred === undefined || wanted === language) return
  if (hintSeen.read(EVERYONE) || languageChoice.read(EVERYONE) !== null) return
  // Where it cannot be remembered, it would come again and again.
  if (!hintSeen.write(EVERYONE, true)) return
  const hint = document.createElement('aside')
  hint.className = 'cc-language-hint'
  hint.lang = wanted
  hint.dir = wanted === 'ur' ? 'rtl' : 'ltr'
  const link = document.createElement('a')
  const setAddress = () => {
    link.href = addressIn(wanted, pathOf(location.pathname)) + location.search + location.hash
  }
  link.textContent = hintTexts[wanted].offer
  link.hreflang = wanted
  setAddress()
  link.addEventListener('click', (event) => {
    // The page may be another one by now.
    setAddress()
    switchLanguage(event, EVERYONE, wanted, link.href)
  })
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', hintTexts[wanted].close)
  close.addEventListener('click', () => hint.remove())
  hint.append(link, close)
  document.body.append(hint)
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
