import { ANY_USER, deviceStore } from '@/browser/deviceStore'
import { isDashboardPath } from '@/paths'
import { addressIn, type Language, languageOf, pathOf } from '@/texts/languages'
import { language } from '@/texts/language'
import { languageChoice, switchLanguage } from './languageChoice'
import './languageHint.css'

const hintSeen = deviceStore<boolean>('language-hint', (stored) => stored !== null)

/** In the language that is offered, whose catalogue the page has not loaded. */
const hintTexts: Record<Language, { offer: string; close: string }> = {
  en: { offer: 'See this page in English', close: 'Close' },
  ur: { offer: 'یہ صفحہ اردو میں دیکھیں', close: 'بند کریں' },
}

/**
 * Offers the page in the language of the browser, once on a device (product 17.5), in a box over the lower edge of the
 * page, where it moves nothing; of a tracked shipment, at the end of the page. Staff choose their language in the
 * settings.
 */
export function offerLanguage(): void {
  if (isDashboardPath(pathOf(location.pathname))) return
  const [preferred] = navigator.languages.filter((each) => /^(en|ur)\b/i.test(each))
  const wanted = languageOf(`/${preferred?.slice(0, 2).toLowerCase()}`)
  if (preferred === undefined || wanted === language) return
  if (hintSeen.read(ANY_USER) || languageChoice.read(ANY_USER) !== null) return
  // If it cannot be remembered, the offer would appear on every page.
  if (!hintSeen.write(ANY_USER, true)) return
  const hint = document.createElement('aside')
  hint.className = 'cc-language-hint'
  hint.lang = wanted
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
    switchLanguage(event, ANY_USER, wanted, link.href)
  })
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', hintTexts[wanted].close)
  close.addEventListener('click', () => hint.remove())
  hint.append(link, close)
  document.body.append(hint)
}
