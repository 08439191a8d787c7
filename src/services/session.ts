import type { CurrentUser } from '@/domain/currentUser'
import { STATUS_TEXT } from './http/call'
import { isServiceError } from './http/errors'
import { readCall, writeCall } from './http/request'
import { readCurrentUser } from './wire/readCurrentUser'

/** Signs out. Throws a ServiceError. */
export const logout = (): Promise<string> =>
  writeCall({ method: 'POST', path: '/api/center/logout', refusals: { others: STATUS_TEXT } })

/** The path of the call about the signed-in user. */
export const DETAILS_PATH = '/api/center/getCenterDetails'

/** The signed-in user with its role. Throws a ServiceError. */
export const getCenterDetails = (): Promise<CurrentUser> => readCall({ path: DETAILS_PATH, read: readCurrentUser })

/** The statuses that mean that nobody is signed in (product 12.1). */
const SIGNED_OUT: readonly (number | null)[] = [401, 403, 404]

/**
 * The signed-in user. Null if a refusal says that nobody is signed in, or if the backend's own answer has no user
 * (product 12.1). Throws a ServiceError for everything that proves nothing: no answer, a proxy's page, too many
 * requests, a failure of the backend.
 */
export const getSessionUser = (): Promise<CurrentUser | null> =>
  readCall({ path: DETAILS_PATH, read: (body) => (isPage(body) ? null : { user: readCurrentUser(body) }) }).then(
    ({ user }) => user,
    (error: unknown) => {
      if (isServiceError(error) && SIGNED_OUT.includes(error.status)) return null
      throw error
    },
  )

/** Whether a body is a proxy's page, such as one that asks for a password, rather than the backend's answer. */
const isPage = (body: unknown) => typeof body === 'string' && body.trim() !== ''
