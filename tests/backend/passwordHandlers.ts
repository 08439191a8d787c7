import { randomInt } from 'node:crypto'
import { http, type HttpHandler } from 'msw'
import { forgotPasswordFormSchema, newPasswordFormSchema, otpFormSchema } from '@/domain/forms/forgotPasswordForms'
import { done, invalid, problemsOf, refused } from './answers'
import { readForm, textsOf } from './readForm'
import { currentReset, resetEnded, resetStarted } from './session'
import type { Store } from './store'

/** How long a reset may take from its first step, in milliseconds. */
export const RESET_LIFETIME = 10 * 60_000

/** The forgot-password flow. No mail is sent: the server's console shows the OTP. */
export function passwordHandlers(store: Store): HttpHandler[] {
  return [
    http.post('*/api/center/forgotPassword', async ({ request }) => {
      const { fields } = await readForm(request)
      const form = forgotPasswordFormSchema.safeParse(textsOf(fields, ['email']))
      if (!form.success) return invalid(problemsOf(form.error))
      const email = form.data.email.toLowerCase()
      const center = store.centers.find((each) => each.email.toLowerCase() === email)
      if (!center) return refused(404, 'Not a registered email')
      const otp = String(randomInt(0, 1_000_000)).padStart(6, '0')
      store.lastOtp = otp
      store.log(`One-time password for ${email}: ${otp}`)
      const expiresAt = Date.now() + RESET_LIFETIME
      return resetStarted(store, { centerId: center.id, otp, expiresAt }, 'OTP sent')
    }),

    http.post('*/api/center/verifyOTP', async ({ request, cookies }) => {
      const { fields } = await readForm(request)
      const form = otpFormSchema.safeParse(textsOf(fields, ['otp']))
      if (!form.success) return invalid(problemsOf(form.error))
      const reset = currentReset(store, cookies)
      if (reset?.otp !== form.data.otp) return refused(400, 'OTP Verfication Failed')
      reset.isVerified = true
      return done('OTP verified')
    }),

    http.put('*/api/center/changePassword', async ({ request, cookies }) => {
      const { fields } = await readForm(request)
      const password = fields['password'] ?? ''
      const form = newPasswordFormSchema.safeParse({ password, confirmPassword: password })
      if (!form.success) return invalid(problemsOf(form.error).filter(({ param }) => param === 'password'))
      const reset = currentReset(store, cookies)
      const center = store.centers.find((each) => each.id === reset?.centerId)
      if (!reset?.isVerified || !center) return refused(408, 'Session timed out')
      center.password = password
      return resetEnded(store, cookies, 'Password changed')
    }),
  ]
}
