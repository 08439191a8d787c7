import { randomUUID } from 'node:crypto'
import { HttpResponse } from 'msw'
import { HEAD_OFFICE } from '@/domain/roles'
import { notAuthorized } from './answers'
import type { StoredCenter } from './records'
import type { Store } from './store'

const SESSION_COOKIE = 'chenab_session'
const RESET_COOKIE = 'chenab_reset'

type Cookies = Record<string, string>

function cookie(name: string, value: string, maxAge?: number): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}`
}

function withCookie(message: string, setCookie: string): Response {
  return HttpResponse.json({ message }, { headers: { 'Set-Cookie': setCookie } })
}

/** The answer to a login. */
export function sessionStarted(store: Store, center: StoredCenter, message: string): Response {
  const token = randomUUID()
  store.sessions.set(token, center.id)
  return withCookie(message, cookie(SESSION_COOKIE, token))
}

/** The answer to a logout. */
export function sessionEnded(store: Store, cookies: Cookies, message: string): Response {
  store.sessions.delete(cookies[SESSION_COOKIE] ?? '')
  store.testUser = null
  return withCookie(message, cookie(SESSION_COOKIE, '', 0))
}

/** Ends every session, as a restart of the server would. */
export function endSessions(store: Store): void {
  store.sessions.clear()
  store.testUser = null
}

/**
 * For unit tests, whose simulated browser does not get cookies that scripts cannot read: until {@link endSessions}, a
 * logout or a reset of the store, a request without a session counts as this user's.
 *
 * @param username a seeded username
 */
export function signIn(store: Store, username: string): StoredCenter {
  const center = store.centers.find((each) => each.username === username)
  if (!center) throw new Error(`No center is called ${username}`)
  store.testUser = center.id
  return center
}

/** The answer to the first step of a password reset; its cookie identifies the reset in the next steps. */
export function resetStarted(
  store: Store,
  reset: { centerId: string; otp: string; expiresAt: number },
  message: string,
) {
  const token = randomUUID()
  store.resets.set(token, { ...reset, isVerified: false })
  return withCookie(message, cookie(RESET_COOKIE, token))
}

/** The password reset of the request's cookie, unless it has expired. */
export function currentReset(store: Store, cookies: Cookies) {
  const reset = store.resets.get(cookies[RESET_COOKIE] ?? '')
  return reset && reset.expiresAt > Date.now() ? reset : null
}

/** The answer to the last step of a password reset. */
export function resetEnded(store: Store, cookies: Cookies, message: string): Response {
  store.resets.delete(cookies[RESET_COOKIE] ?? '')
  return withCookie(message, cookie(RESET_COOKIE, '', 0))
}

/** A call as the routes get it. */
export interface Call {
  request: Request
  /** The parameter of the path, or ''. */
  id: string
  cookies: Cookies
}

/** The answer to each call, by method and path: a response, or a value to send as JSON. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT'} /${string}`, (call: Call) => unknown>>

type SignedInAnswer = (call: Call & { user: StoredCenter }) => unknown

/**
 * Answers only with the session of an active center.
 *
 * @param answer the answer for the signed-in user
 * @param noCenter the answer if the session is valid but its center has been deleted
 */
export function signedIn(store: Store, answer: SignedInAnswer, noCenter = notAuthorized) {
  return (call: Call): unknown => {
    const centerId = store.sessions.get(call.cookies[SESSION_COOKIE] ?? '') ?? store.testUser
    if (centerId === null) return notAuthorized()
    const user = store.centers.find((center) => center.id === centerId)
    if (!user) return noCenter()
    return user.status === 1 ? answer({ ...call, user }) : notAuthorized()
  }
}

/** Answers only the head office. */
export function headOffice(store: Store, answer: SignedInAnswer) {
  return signedIn(store, (call) => (call.user.role === HEAD_OFFICE ? answer(call) : notAuthorized()))
}
