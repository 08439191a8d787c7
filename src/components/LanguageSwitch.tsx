import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { ANY_USER } from '@/browser/deviceStore'
import { useIsHydrated } from '@/browser/useIsHydrated'
import { addressIn, type Language } from '@/texts/languages'
import { language } from '@/texts/language'
import { switchLanguage } from './languageChoice'

/** Each language by its own name, as its readers look for it. */
export const languageNames: Record<Language, string> = { en: 'English', ur: 'اردو' }
const other: Language = language === 'en' ? 'ur' : 'en'

interface LanguageSwitchProps {
  /** Whose choice it is; that of the device on public pages. */
  owner?: string
  className?: string
}

/** Leads to the same page in the other language, with its query and what has been typed (product 17.2). */
export function LanguageSwitch({ owner = ANY_USER, className = 'btn cc-ghost cc-language' }: LanguageSwitchProps) {
  const { pathname, search, hash } = useLocation()
  const isDrawnHere = useIsHydrated()
  // The build does not know the number, the query and the hash.
  const rest = isDrawnHere ? pathname + search + hash : pathname.replace(/\d+$/, '')
  const href = addressIn(other, rest)
  const onClick = (event: MouseEvent) => switchLanguage(event, owner, other, href)
  return (
    <a className={className} href={href} hrefLang={other} lang={other} onClick={onClick}>
      {languageNames[other]}
    </a>
  )
}
