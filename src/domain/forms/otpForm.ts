import * as z from 'zod/mini'
import { digitsText } from './fields'

/** Digits of a one-time password. */
export const OTP_LENGTH = 6

/** The second step of the password reset (product 6.7). */
export const otpFormSchema = z.object({
  otp: digitsText(null, (text) => {
    if (text === '') return { key: 'reset.otpBlank' }
    return text.length === OTP_LENGTH && /^\d+$/.test(text) ? null : { key: 'reset.otpLength' }
  }),
})

export type OtpForm = z.infer<typeof otpFormSchema>
