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

/** Answers a login. */
export function sessionStarted(store: Store, center: StoredCenter, message: string): Response {
  const token = randomUUID()
  store.sessions.set(token, center.id)
  return withCookie(message, cookie(SESSION_COOKIE, token))
}

/** Answers a logout. */
export function sessionEnded(store: Store, cookies: Cookies, message: string): Response {
  store.sessions.delete(cookies[SESSION_COOKIE] ?? '')
  store.testUser = null
  return withCookie(message, cookie(SESSION_COOKIE, '', 0))
}

/** Ends everybody's session, as a restart of the server would. */
export function endSessions(store: Store): void {
  store.sessions.clear()
  store.testUser = null
}

/**
 * For tests: from now on a request without a session counts as this user's, because cookies that scripts can't read
 * don't reach the simulated browser. {@link endSessions}, a logout or a reset of the store ends it.
 *
 * @param username a seeded username
 */
export function signIn(store: Store, username: string): StoredCenter {
  const center = store.centers.find((each) => each.username === username)
  if (!center) throw new Error(`No center is called ${username}`)
  store.testUser = center.id
  return center
}

/** Answers the first step of a password reset; the flow is known by its cookie from here on. */
export function resetStarted(
  store: Store,
  reset: { centerId: string; otp: string; expiresAt: number },
  message: string,
) {
  const token = randomUUID()
  store.resets.set(token, { ...reset, isVerified: false })
  return withCookie(message, cookie(RESET_COOKIE, token))
}

/** The password reset that the request belongs to, if there is one that has not expired. */
export function currentReset(store: Store, cookies: Cookies) {
  const reset = store.resets.get(cookies[RESET_COOKIE] ?? '')
  return reset && reset.expiresAt > Date.now() ? reset : null
}

/** Answers the last step of a password reset. */
export function resetEnded(store: Store, cookies: Cookies, message: string): Response {
  store.resets.delete(cookies[RESET_COOKIE] ?? '')
  return withCookie(message, cookie(RESET_COOKIE, '', 0))
}

/** A call as the routes see it. */
export interface Call {
  request: Request
  /** The path's one parameter, or ''. */
  id: string
  cookies: Cookies
}

/** What each call is answered, by method and path: a response, or what is sent as JSON. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT'} /${string}`, (call: Call) => unknown>>

type SignedInAnswer = (call: Call & { user: StoredCenter }) => unknown

/**
 * Lets a call pass only with the session of an active center.
 *
 * @param answer what to do for the signed-in user
 * @param noCenter what to answer where the session is good but its center has been deleted
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

/** Lets a call pass only for the head office. */
export function headOffice(store: Store, answer: SignedInAnswer) {
  return signedIn(store, (call) => (call.user.role === HEAD_OFFICE ? answer(call) : notAuthorized()))
}
