import { accountParts } from '@/domain/account'
import type { CurrentUser } from '@/domain/currentUser'
import type { ProfileForm } from '@/domain/forms/profileForm'
import { getCenter } from './center'
import { readCall, writeCall } from './http/request'
import { DETAILS_PATH } from './session'
import { unlessEmpty } from './wire/accountFields'
import { readCurrentUser } from './wire/readCurrentUser'
import { isObject } from './wire/readValues'

/**
 * The signed-in user with everything that `updateProfile` sends. The answer about the current user may have only role
 * and names; the missing fields are then read from the center. Throws a ServiceError.
 */
export async function getProfile(): Promise<CurrentUser> {
  const { profile, missing } = await readCall({
    path: DETAILS_PATH,
    read: (body) => {
      const user = readCurrentUser(body)
      if (!user || !isObject(body)) return null
      const parts = [body, body.center, body.user].filter(isObject)
      return {
        profile: user,
        // A field that is present but empty is not missing.
        missing: accountParts.filter((name) => parts.every((part) => (part[name] ?? null) === null)),
      }
    },
  })
  if (missing.length === 0 || profile.id === '') return profile
  const center = await getCenter(profile.id)
  return { ...profile, ...Object.fromEntries(missing.map((name) => [name, center[name]])) }
}

/** An undefined email is not sent. */
export type SentProfile = Omit<ProfileForm, 'email'> & { email: string | undefined }

/** Changes the signed-in user's own center. The password is sent only if it is filled in. Throws a ServiceError. */
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
      password: unlessEmpty(form.password),
      phone: form.phone,
    },
    success: 'Profile Updated Successfully',
  })
