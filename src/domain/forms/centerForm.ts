import * as z from 'zod/mini'
import { confirmed, confirmedUnlessBlank, emailAddress, optionalText, requiredPassword, requiredText } from './fields'

const phone = optionalText().check(z.regex(/^\d*$/, 'Phone number should be valid'))

const details = {
  centerName: requiredText('Center name cannot be blank'),
  centerAddress: requiredText('Center address cannot be blank'),
  email: emailAddress(),
  username: requiredText('Center username cannot be blank'),
  fullName: requiredText('Full name cannot be blank'),
  phone,
}

export const addCenterFormSchema = z
  .object({
    ...details,
    password: requiredPassword(),
    confirmPassword: requiredPassword('Canfirm password cannot be blank'),
  })
  .check(confirmedUnlessBlank)

/** The password is optional: it is sent, and must be confirmed, only if it is filled in. */
export const editCenterFormSchema = z
  .object({ ...details, password: z.string(), confirmPassword: z.string() })
  .check(confirmed)

export type CenterForm = z.infer<typeof addCenterFormSchema>

/** Neither e-mail nor password is validated: the e-mail is sent as it is, the password only if it is filled in. */
export const profileFormSchema = z.object({
  centerName: requiredText('Center name cannot be blank'),
  centerAddress: requiredText('Center address cannot be blank'),
  email: optionalText(),
  username: requiredText('Username cannot be blank'),
  fullName: requiredText('Full name cannot be blank'),
  phone: requiredText('Contact no cannot be blank'),
  password: z.string(),
})

export type ProfileForm = z.infer<typeof profileFormSchema>
