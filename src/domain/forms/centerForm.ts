import * as z from 'zod/mini'
import {
  confirmed,
  confirmedUnlessBlank,
  digitsText,
  emailAddress,
  passwordText,
  requiredPassword,
  requiredText,
} from './fields'
import { type TextLimit, textLimits } from './textLimits'

const phone = digitsText('phone', (text) => (/^\d*$/.test(text) ? null : { key: 'desk.phoneInvalid' }))

/**
 * The initial value of a center's phone field: the stored phone, or '' if the form would refuse it, as that would
 * prevent any other change. A blank phone is not sent, so the stored one stays.
 */
export const startingPhone = (stored: string): string => (phone.safeParse(stored).success ? stored : '')

const details = {
  centerName: requiredText('desk.centerNameBlank', 'name'),
  centerAddress: requiredText('desk.centerAddressBlank', 'address'),
  email: emailAddress(),
  username: requiredText('desk.centerUsernameBlank', 'username'),
  fullName: requiredText('desk.fullNameBlank', 'name'),
  phone,
}

const limits = {
  centerName: 'name',
  centerAddress: 'address',
  email: 'email',
  username: 'username',
  fullName: 'name',
  phone: 'phone',
  password: 'password',
  confirmPassword: 'password',
} as const satisfies Record<string, TextLimit>

/** How many characters a field of the forms for centers may have. */
export const centerFieldLimit = (name: keyof CenterForm): number => textLimits[limits[name]]

/** A new center, for which a password is required. */
export const addCenterFormSchema = z
  .object({
    ...details,
    password: requiredPassword(),
    confirmPassword: requiredPassword('common.confirmBlank'),
  })
  .check(confirmedUnlessBlank)

/** The password is optional: it is sent, and must be confirmed, only if it is filled in. */
export const editCenterFormSchema = z
  .object({ ...details, password: passwordText(), confirmPassword: passwordText() })
  .check(confirmed)

export type CenterForm = z.infer<typeof addCenterFormSchema>
