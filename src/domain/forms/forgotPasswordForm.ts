import * as z from 'zod/mini'
import { emailAddress } from './fields'

export const forgotPasswordFormSchema = z.object({ email: emailAddress() })

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>
