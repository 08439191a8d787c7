import { languageChoice } from '@/components/languageChoice'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { addressIn, pathOf } from '@/texts/languages'
import { language } from '@/texts/language'

/**
 * Opens the page in the language that the user has chosen, if that differs (product 17.2). Returns false if it does, as
 * this page is then replaced.
 */
export function ensureOwnLanguage(user: CurrentUser): boolean {
  const chosen = languageChoice.read(identityOf(user))
  if (chosen === null || chosen === language) return true
  const { pathname, search } = window.location
  window.location.replace(addressIn(chosen, pathOf(pathname) + search))
  return false
}
