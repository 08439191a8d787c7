import type { Role } from './roles'

export const accountParts = ['centerName', 'centerAddress', 'email', 'username', 'fullName', 'phone'] as const

type Account = Record<(typeof accountParts)[number] | 'id', string>

export interface Center extends Account {
  isActive: boolean
  createdAt: string
  updatedAt: string
}

export interface CurrentUser extends Account {
  role: Role
}

/** Identifies a user even after a change of username: the id, or the username if the backend sends no id. */
export function identityOf({ id, username }: Pick<CurrentUser, 'id' | 'username'>): string {
  return id || username
}
