import * as z from 'zod/mini'
import { confirmedUnlessBlank, digitsText, emailAddress, requiredPassword, requiredText } from './fields'

/** The e-mail must not be blank, but its format is not checked. */
export const contactFormSchema = z.object({
  fullName: requiredText('Full name is required', 'name'),
  email: requiredText('Email is required', 'email'),
  message: requiredText('Message cannot be blank', 'message'),
})

export type ContactForm = z.infer<typeof contactFormSchema>

export const loginFormSchema = z.object({
  username: requiredText('Username cannot be blank', 'username'),
  password: requiredPassword(),
})

export type LoginForm = z.infer<typeof loginFormSchema>

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
