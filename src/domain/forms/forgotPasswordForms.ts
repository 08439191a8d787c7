import * as z from 'zod/mini'
import { confirmedUnlessBlank, digitsText, emailAddress, requiredPassword } from './fields'

export const OTP_LENGTH = 6

export const forgotPasswordFormSchema = z.object({ email: emailAddress() })

export const otpFormSchema = z.object({
  otp: digitsText(null, (text) => {
    if (text === '') return 'OTP cannot be blank'
    return /^\d{6}$/.test(text) ? null : 'OTP cannot be shorter or longer than 6 digits'
  }),
})

export const newPasswordFormSchema = z
  .object({
    password: requiredPassword(),
    confirmPassword: requiredPassword('Canfirm password cannot be blank'),
  })
  .check(confirmedUnlessBlank)

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>
export type OtpForm = z.infer<typeof otpFormSchema>
export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>
