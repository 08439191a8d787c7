import * as z from 'zod/mini'
import { t } from '@/texts/t'
import { confirmedUnlessBlank, digitsText, emailAddress, emailText, requiredPassword, requiredText } from './fields'

/** The e-mail must not be blank, but its format is not checked. */
export const contactFormSchema = z.object({
  fullName: requiredText(() => t('home.fullNameRequired'), 'name'),
  email: emailText((text) => (text === '' ? t('home.emailRequired') : null)),
  message: requiredText(() => t('home.messageBlank'), 'message'),
})

export type ContactForm = z.infer<typeof contactFormSchema>

export const loginFormSchema = z.object({
  username: requiredText(() => t('login.usernameBlank'), 'username'),
  password: requiredPassword(),
})

export type LoginForm = z.infer<typeof loginFormSchema>

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
