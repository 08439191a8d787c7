import * as z from 'zod/mini'
import { t } from '@/texts/t'
import { confirmedUnlessBlank, digitsText, emailAddress, requiredPassword } from './fields'

export const OTP_LENGTH = 6

export const forgotPasswordFormSchema = z.object({ email: emailAddress() })

export const otpFormSchema = z.object({
  otp: digitsText(null, (text) => {
    if (text === '') return t('reset.otpBlank')
    return /^\d{6}$/.test(text) ? null : t('reset.otpLength')
  }),
})

export const newPasswordFormSchema = z
  .object({
    password: requiredPassword(),
    confirmPassword: requiredPassword(() => t('common.confirmBlank')),
  })
  .check(confirmedUnlessBlank)

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>
export type OtpForm = z.infer<typeof otpFormSchema>
export type NewPasswordForm = z.infer<typeof newPasswordFormSchema>
