import * as z from 'zod/mini'
import { confirmedUnlessBlank, requiredPassword } from './fields'

/** The third step of the password reset (product 6.7). */
export const newPasswordFormSchema = z
  .object({
    password: requiredPassword(),
    confirmPassword: requiredPassword('common.confirmBlank'),
  })
  .check(confirmedUnlessBlank)

export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>
