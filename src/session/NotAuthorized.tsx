import { isUnauthorized } from '@/services/http/errors'
import { inLanguage } from '@/texts/inLanguage'

/** In the place of what could not be loaded: the user's role may not see it. Says nothing about other failures. */
export function NotAuthorized({ error }: { error: unknown }) {
  return isUnauthorized(error) && <span dir="auto">{inLanguage(error.message)} </span>
}
