import { isUnauthorized } from '@/services/http/errors'
import { inLanguage } from '@/texts/inLanguage'

/** Says in place of what could not be loaded that the user's role may not see it; nothing about other failures. */
export function NotAuthorized({ error }: { error: unknown }) {
  return isUnauthorized(error) && <span dir="auto">{inLanguage(error.message)} </span>
}
