import * as z from 'zod/mini'
import { emailAddress } from './fields'

/** The first step of the password reset (product 6.7). */
export const forgotPasswordFormSchema = z.object({ email: emailAddress() })

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>
