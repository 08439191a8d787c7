import { isUnauthorized } from '@/services/http/errors'

/** In the place of what could not be loaded: the user's role may not see it. Says nothing about other failures. */
export function NotAuthorized({ error }: { error: unknown }) {
  return isUnauthorized(error) && <span>{error.message} </span>
}
