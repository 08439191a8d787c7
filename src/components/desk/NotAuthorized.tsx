import { isUnauthorized } from '@/services/http/errors'
import { inLanguage } from '@/texts/inLanguage'

/** Says, in place of a part that was refused, that the user's role may not see it. Shows nothing for other failures. */
export function NotAuthorized({ error }: { error: unknown }) {
  return isUnauthorized(error) && <span dir="auto">{inLanguage(error.message)} </span>
}
