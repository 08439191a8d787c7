import * as z from 'zod/mini'
import { optionalText, requiredText } from './fields'

/**
 * Profile Settings. Neither the e-mail nor the password is checked: the e-mail is sent as it stands, the password only
 * if it is filled.
 */
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
