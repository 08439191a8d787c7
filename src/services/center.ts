import * as z from 'zod/mini'
import { accountParts, type Center, type CurrentUser } from '@/domain/account'
import type { CenterForm, ProfileForm } from '@/domain/forms/centerForm'
import type { LoginForm } from '@/domain/forms/loginForm'
import { CENTER, HEAD_OFFICE, type Role } from '@/domain/roles'
import { pathPart } from '@/paths'
import { type Fields, STATUS_TEXT } from './http/call'
import { isServiceError, isUnauthorized, ServiceError } from './http/errors'
import { readCall, writeCall } from './http/request'
import { retried } from './http/retries'
import { entity, flag, moment, number, objectOf, rowOf, textFields } from './wire/schemas'
import { isObject, listOf } from './wire/wire'

/** Calls to /api/center. All of them throw a ServiceError. */

const account = textFields(accountParts)

/** Status 1 is active. */
const centerSchema = z.pipe(
  entity({ ...account, status: flag, createdAt: moment, updatedAt: moment }),
  z.transform(({ status, ...center }) => ({ ...center, isActive: status })),
) satisfies z.ZodMiniType<Center>

/** Any other role counts as signed out (product 9.5). */
export const currentUserSchema = entity({
  ...account,
  role: z.pipe(number, z.union([z.literal(HEAD_OFFICE), z.literal(CENTER)])) satisfies z.ZodMiniType<Role>,
}) satisfies z.ZodMiniType<CurrentUser>

/** The user itself, or the user under `center` or `user` (product 9.7). */
function readCurrentUser(body: unknown): CurrentUser | null {
  if (!isObject(body)) return null
  for (const candidate of [body, body.center, body.user]) {
    const parsed = currentUserSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  return null
}

const readCenter = objectOf<Center>(centerSchema)
const readCenters = listOf(rowOf<Center>(centerSchema))

/** An empty password or phone is not sent, so the server keeps the old value. */
const ifFilled = (value: string) => (value === '' ? null : value)

/** The password confirmation is not sent. */
function centerFields(form: CenterForm): Fields {
  return {
    centerName: form.centerName,
    centerAddress: form.centerAddress,
    email: form.email,
    username: form.username,
    password: ifFilled(form.password),
    fullName: form.fullName,
    phone: ifFilled(form.phone),
  }
}

/** When somebody last signed in on this page: milliseconds since 1970, 0 for never. */
let signedInAt = 0

/** The only texts of a 400 at login that are shown. */
const LOGIN_REFUSALS = ['Username or Password is incorrect !!', 'Center unavailable! Contact admin to active']

/** Signs in; the server keeps the session in a cookie. */
export async function login({ username, password }: LoginForm): Promise<void> {
  await writeCall({
    method: 'POST',
    path: '/api/center/login',
    fields: { username, password },
    refusals: {
      400: ({ error, first }) => [error, first].find((said) => LOGIN_REFUSALS.includes(said)) ?? STATUS_TEXT,
      404: "User doesn't exists",
      500: STATUS_TEXT,
    },
  })
  signedInAt = Date.now()
}

const NOT_KEPT =
  'This browser blocks the cookie that keeps you signed in. Allow cookies for this site, or use another browser. If nobody can sign in, tell the administrator of this site.'

/**
 * Signs in, and asks who it is: only that shows whether the browser keeps the cookie. Throws a ServiceError, which says
 * what to do about the cookie if the backend still does not know the user (product 12.2).
 */
export async function signIn(form: LoginForm): Promise<CurrentUser> {
  await login(form)
  return retried(getCenterDetails).catch((error: unknown) => {
    if (!isUnauthorized(error) && !(isServiceError(error) && error.status === 403)) throw error
    throw new ServiceError(error.call, { kind: error.kind, status: error.status, message: NOT_KEPT })
  })
}

let signedInUser: CurrentUser | null = null

/** Signs in like {@link signIn}; the guard of the next page is told who it is, and asks nobody. */
export async function signInForNextPage(form: LoginForm): Promise<void> {
  signedInUser = await signIn(form)
}

/** The user of {@link signInForNextPage}, once: whoever asks later asks the backend. */
export function takeSignedInUser(): CurrentUser | null {
  const user = signedInUser
  signedInUser = null
  return user
}

/** Whether a user read at `readAt` (milliseconds since 1970) predates the last sign-in, so may be someone else. */
export const isBeforeSignIn = (readAt: number) => readAt < signedInAt

/** Signs out. */
export const logout = (): Promise<string> =>
  writeCall({ method: 'POST', path: '/api/center/logout', refusals: { others: STATUS_TEXT } })

/** Adds a center. The phone is sent only if it is filled in. */
export const createCenter = (form: CenterForm): Promise<string> =>
  writeCall({
    method: 'POST',
    path: '/api/center/create',
    fields: centerFields(form),
    refusals: { 400: ({ first, error }) => first || error },
    success: 'Center added successfully !!',
  })

function change(verb: 'update' | 'delete' | 'active' | 'inactive', id: string, success: string, fields?: Fields) {
  return writeCall({
    method: 'PUT',
    path: `/api/center/${verb}/${pathPart(id)}`,
    ...(fields && { fields }),
    refusals: { 404: "Center doesn't exists" },
    success,
  })
}

/** Changes a center. Password and phone are sent only if they are filled in. */
export const updateCenter = (id: string, form: CenterForm): Promise<string> =>
  change('update', id, 'Center updated successfully !!', centerFields(form))

/** Removes a center. */
export const deleteCenter = (id: string): Promise<string> => change('delete', id, 'Center deleted successfully !!')

/** Lets a center log in again. */
export const activateCenter = (id: string): Promise<string> => change('active', id, 'Center active successfully !!')

/** Stops a center from logging in. */
export const inactivateCenter = (id: string): Promise<string> =>
  change('inactive', id, 'Center inactive successfully !!')

/** One center. */
export const getCenter = (id: string): Promise<Center> =>
  readCall({ path: `/api/center/getone/${pathPart(id)}`, read: readCenter })

/** All centers. */
export const getCenters = (): Promise<Center[]> => readCall({ path: '/api/center/getall', read: readCenters })

const DETAILS_PATH = '/api/center/getCenterDetails'

/** The signed-in user with its role. */
export const getCenterDetails = (): Promise<CurrentUser> => readCall({ path: DETAILS_PATH, read: readCurrentUser })

/** The statuses that say that nobody is signed in. */
const SIGNED_OUT: readonly (number | null)[] = [401, 403, 404]

/**
 * The signed-in user, or null for nobody: by a refusal that says so, or by an answer of the backend's own without a user
 * (product 12.1). A proxy's page, too many requests, and a failure of the backend prove nothing: they throw a
 * ServiceError, as no answer does.
 */
export const getSessionUser = (): Promise<CurrentUser | null> =>
  readCall({ path: DETAILS_PATH, read: (body) => (isPage(body) ? null : { user: readCurrentUser(body) }) }).then(
    ({ user }) => user,
    (error: unknown) => {
      if (isServiceError(error) && SIGNED_OUT.includes(error.status)) return null
      throw error
    },
  )

/** A text is a page of a proxy, say one that asks for a password of its own. */
const isPage = (body: unknown) => typeof body === 'string' && body.trim() !== ''

/**
 * The signed-in user with everything that `updateProfile` sends. The current user's answer may hold no more than role
 * and names: only then the center is asked for the rest.
 */
export async function getProfile(): Promise<CurrentUser> {
  const { profile, missing } = await readCall({
    path: DETAILS_PATH,
    read: (body) => {
      const user = readCurrentUser(body)
      if (!user || !isObject(body)) return null
      // The answer may hold names and center in different parts.
      const parts = [body, body.center, body.user].filter(isObject)
      const whole = { ...user }
      for (const name of accountParts)
        whole[name] ||= parts.map((part) => account[name].parse(part[name])).find((told) => told !== '') ?? ''
      return {
        profile: whole,
        // A field that the answer has, but empty, is not missing.
        missing: accountParts.filter((name) => parts.every((part) => (part[name] ?? null) === null)),
      }
    },
  })
  if (missing.length === 0 || profile.id === '') return profile
  const center = await getCenter(profile.id)
  return { ...profile, ...Object.fromEntries(missing.map((name) => [name, center[name]])) }
}

/** An undefined e-mail is not sent. */
export type SentProfile = Omit<ProfileForm, 'email'> & { email: string | undefined }

/** Changes the signed-in user's own center. The password is sent only if it is filled in. */
export const updateProfile = (form: SentProfile): Promise<string> =>
  writeCall({
    method: 'PUT',
    path: '/api/center/updateProfile',
    fields: {
      centerName: form.centerName,
      centerAddress: form.centerAddress,
      email: form.email,
      username: form.username,
      fullName: form.fullName,
      password: ifFilled(form.password),
      phone: form.phone,
    },
    success: 'Profile Updated Successfully',
  })
