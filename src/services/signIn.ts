import type { CurrentUser } from '@/domain/currentUser'
import type { LoginForm } from '@/domain/forms/loginForm'
import { STATUS_TEXT } from './http/call'
import { isServiceError, isUnauthorized, ServiceError } from './http/errors'
import { writeCall } from './http/request'
import { retried } from './http/retries'
import { getCenterDetails } from './session'

/** When somebody last signed in on this page: milliseconds since 1970, 0 for never. */
let signedInAt = 0
let signIns = 0

/**
 * How many sign-ins have been answered on this page. All of them change the same cookie, and one that was given up can
 * still be answered: an answer that was requested before the latest one may be about another user.
 */
export const signInCount = () => signIns

/** The only texts of a 400 at login that are shown (product 8.3), wherever the answer has them. */
const LOGIN_REFUSALS = ['Username or Password is incorrect !!', 'Center unavailable! Contact admin to active']

/** Signs in; the backend sets the session cookie. Throws a ServiceError. */
export async function login({ username, password }: LoginForm): Promise<void> {
  await writeCall({
    method: 'POST',
    path: '/api/center/login',
    fields: { username, password },
    refusals: {
      400: (texts) => Object.values(texts).find((text) => LOGIN_REFUSALS.includes(text)) ?? STATUS_TEXT,
      404: "User doesn't exists",
      500: STATUS_TEXT,
    },
  })
  signedInAt = Date.now()
  signIns += 1
}

const COOKIE_BLOCKED =
  'This browser blocks the cookie that keeps you signed in. Allow cookies for this site, or use another browser. If nobody can sign in, tell the administrator of this site.'

/**
 * Signs in, and asks who it is: only that shows whether the browser accepts the cookie. Throws a ServiceError, which
 * says what to do about the cookie if the backend still does not know the user (product 12.2).
 */
export async function signIn(form: LoginForm): Promise<CurrentUser> {
  await login(form)
  for (;;) {
    const before = signIns
    const user = await retried(getCenterDetails).catch((error: unknown) => {
      if (!isUnauthorized(error) && !(isServiceError(error) && error.status === 403)) throw error
      throw new ServiceError(error.call, { kind: error.kind, status: error.status, message: COOKIE_BLOCKED })
    })
    // Otherwise another attempt was answered meanwhile, and this may still be the user of the earlier cookie.
    if (signIns === before) return user
  }
}

let signedInUser: CurrentUser | null = null

/**
 * Signs in like {@link signIn}, and passes the user to the guard of the next page, which then makes no call. Throws a
 * ServiceError.
 */
export async function signInForNextPage(form: LoginForm): Promise<void> {
  signedInUser = await signIn(form)
}

/** The user of {@link signInForNextPage}, only once: later readers ask the backend. */
export function takeSignedInUser(): CurrentUser | null {
  const user = signedInUser
  signedInUser = null
  return user
}

/** Whether a user read at `readAt` (milliseconds since 1970) predates the last sign-in, so may be someone else. */
export const isBeforeSignIn = (readAt: number) => readAt < signedInAt
