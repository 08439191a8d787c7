import * as z from 'zod/mini'
import { digitsText, emailText, passwordText, requiredText } from './fields'

/** Neither email nor password is validated: the email is sent as it is, the password only if it is filled in. */
export const profileFormSchema = z.object({
  centerName: requiredText('desk.centerNameBlank', 'name'),
  centerAddress: requiredText('desk.centerAddressBlank', 'address'),
  email: emailText(),
  username: requiredText('desk.usernameBlank', 'username'),
  fullName: requiredText('desk.fullNameBlank', 'name'),
  phone: digitsText('phone', (text) => (text === '' ? { key: 'desk.contactNoBlank' } : null)),
  password: passwordText(),
})

export type ProfileForm = z.infer<typeof profileFormSchema>
