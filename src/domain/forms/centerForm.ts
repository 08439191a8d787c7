import * as z from 'zod/mini'
import {
  confirmed,
  confirmedUnlessBlank,
  digitsText,
  emailAddress,
  optionalText,
  passwordText,
  requiredPassword,
  requiredText,
} from './fields'
import { textLimits, type TextLimit } from './textLimits'

const phone = digitsText('phone', (text) => (/^\d*$/.test(text) ? null : 'Phone number should be valid'))

const details = {
  centerName: requiredText('Center name cannot be blank', 'name'),
  centerAddress: requiredText('Center address cannot be blank', 'address'),
  email: emailAddress(),
  username: requiredText('Center username cannot be blank', 'username'),
  fullName: requiredText('Full name cannot be blank', 'name'),
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

/** The most characters of a field of the forms for centers. */
export const centerFieldLimit = (name: keyof CenterForm): number => textLimits[limits[name]]

export const addCenterFormSchema = z
  .object({
    ...details,
    password: requiredPassword(),
    confirmPassword: requiredPassword('Canfirm password cannot be blank'),
  })
  .check(confirmedUnlessBlank)

/** The password is optional: it is sent, and must be confirmed, only if it is filled in. */
export const editCenterFormSchema = z
  .object({ ...details, password: passwordText(), confirmPassword: passwordText() })
  .check(confirmed)

export type CenterForm = z.infer<typeof addCenterFormSchema>

/** Neither e-mail nor password is validated: the e-mail is sent as it is, the password only if it is filled in. */
export const profileFormSchema = z.object({
  centerName: requiredText('Center name cannot be blank', 'name'),
  centerAddress: requiredText('Center address cannot be blank', 'address'),
  email: optionalText('email'),
  username: requiredText('Username cannot be blank', 'username'),
  fullName: requiredText('Full name cannot be blank', 'name'),
  phone: digitsText('phone', (text) => (text === '' ? 'Contact no cannot be blank' : null)),
  password: passwordText(),
})

export type ProfileForm = z.infer<typeof profileFormSchema>
