import { EVERYONE } from '@/browser/deviceStore'
import { addressIn, pathOf, type Language } from '@/texts/addresses'
import { languageChoice } from './LanguageSwitch'
import './languageHint.css'

/** In the language that is offered, whose catalogues the page does not have. */
const texts: Record<Language, { offer: string; close: string }> = {
  en: { offer: 'See this page in English', close: 'Close' },
  ur: { offer: 'یہ صفحہ اردو میں دیکھیں', close: 'بند کریں' },
}

/** Offers the page in a language, in a line over its lower edge: nothing moves. */
export function offer(language: Language): void {
  const hint = document.createElement('aside')
  hint.className = 'cc-language-hint'
  hint.lang = language
  hint.dir = language === 'ur' ? 'rtl' : 'ltr'
  const link = document.createElement('a')
  const address = () => addressIn(language, pathOf(location.pathname)) + location.search + location.hash
  link.textContent = texts[language].offer
  link.hreflang = language
  link.href = address()
  link.addEventListener('click', (event) => {
    // The page may be another one by now.
    link.href = address()
    languageChoice.write(EVERYONE, language)
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const keep = async () => (await import('./carriedFields')).keepFields()
    void keep().finally(() => location.assign(link.href))
  })
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', texts[language].close)
  close.addEventListener('click', () => hint.remove())
  hint.append(link, close)
  document.body.append(hint)
}
