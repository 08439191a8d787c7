import type { Account } from './account'
import type { Role } from './roles'

/** The signed-in user. */
export interface CurrentUser extends Account {
  role: Role
}

/** Identifies a user even after a change of username: the id, or the username if the backend sends no id. */
export function identityOf({ id, username }: Pick<CurrentUser, 'id' | 'username'>): string {
  return id || username
}
