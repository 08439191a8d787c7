import * as z from 'zod/mini'
import { confirmed, confirmedUnlessBlank } from './confirmed'
import { emailAddress, optionalText, requiredPassword, requiredText } from './fields'

const phone = optionalText().check(z.regex(/^\d*$/, 'Phone number should be valid'))

const details = {
  centerName: requiredText('Center name cannot be blank'),
  centerAddress: requiredText('Center address cannot be blank'),
  email: emailAddress(),
  username: requiredText('Center username cannot be blank'),
  fullName: requiredText('Full name cannot be blank'),
  phone,
}

/** Add Center. The confirmation stays in the browser. */
export const addCenterFormSchema = z
  .object({
    ...details,
    password: requiredPassword(),
    confirmPassword: requiredPassword('Canfirm password cannot be blank'),
  })
  .check(confirmedUnlessBlank)

/** Edit Center: the password is sent only if it is filled, and is confirmed only then. */
export const editCenterFormSchema = z
  .object({ ...details, password: z.string(), confirmPassword: z.string() })
  .check(confirmed)

export type CenterForm = z.infer<typeof addCenterFormSchema>
