import * as z from 'zod/mini'
import { confirmedUnlessBlank, digitsText, emailAddress, requiredPassword } from './fields'

export const OTP_LENGTH = 6

export const forgotPasswordFormSchema = z.object({ email: emailAddress() })

export const otpFormSchema = z.object({
  otp: digitsText(null, (text) => {
    if (text === '') return { key: 'reset.otpBlank' }
    return /^\d{6}$/.test(text) ? null : { key: 'reset.otpLength' }
  }),
})

export const newPasswordFormSchema = z
  .object({
    password: requiredPassword(),
    confirmPassword: requiredPassword('common.confirmBlank'),
  })
  .check(confirmedUnlessBlank)

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>
export type OtpForm = z.infer<typeof otpFormSchema>
export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>
