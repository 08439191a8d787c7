import type { Problem } from './answers'
import type { Store } from './store'

/**
 * Whether somebody else signs in with this username or is reset by this e-mail.
 *
 * @param ownId id of the center that keeps its own names
 */
export function nameTaken(
  store: Store,
  { username, email }: { username: string; email: string },
  ownId?: string,
): Problem[] | null {
  const others = store.centers.filter((center) => center.id !== ownId)
  if (others.some((center) => center.username === username)) {
    return [{ msg: 'Username already exists', param: 'username' }]
  }
  if (email !== '' && others.some((center) => center.email.toLowerCase() === email.toLowerCase())) {
    return [{ msg: 'Email already exists', param: 'email' }]
  }
  return null
}
