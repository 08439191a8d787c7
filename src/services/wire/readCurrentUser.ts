import * as z from 'zod/mini'
import { accountParts } from '@/domain/account'
import type { CurrentUser } from '@/domain/currentUser'
import { CENTER, HEAD_OFFICE, type Role } from '@/domain/roles'
import { accountFields } from './accountFields'
import { isObject } from './readValues'
import { entity, number } from './schemas'

/** Any other role counts as signed out (product 9.5). */
export const currentUserSchema = entity({
  ...accountFields,
  role: z.pipe(number, z.union([z.literal(HEAD_OFFICE), z.literal(CENTER)])) satisfies z.ZodMiniType<Role>,
}) satisfies z.ZodMiniType<CurrentUser>

const namesSchema = entity(accountFields)

/**
 * Reads the user from the body itself, or from its `center` or `user` (product 9.7); null if none of them has a valid
 * role. If that part lacks a name or the id, it is taken from another part: lists and statistics find a center by its
 * username.
 */
export function readCurrentUser(body: unknown): CurrentUser | null {
  if (!isObject(body)) return null
  const parts = [body, body.center, body.user].filter(isObject)
  const user = parts.map((part) => currentUserSchema.safeParse(part).data).find((each) => each !== undefined)
  if (!user) return null
  const namesOfParts = parts.map((part) => namesSchema.parse(part))
  for (const name of ['id', ...accountParts] as const)
    user[name] ||= namesOfParts.map((part) => part[name]).find((text) => text !== '') ?? ''
  return user
}
