import { randomInt } from 'node:crypto'
import { profileFormSchema } from '@/domain/forms/profileForm'
import { forgotPasswordFormSchema } from '@/domain/forms/forgotPasswordForm'
import { loginFormSchema } from '@/domain/forms/loginForm'
import { newPasswordFormSchema } from '@/domain/forms/newPasswordForm'
import { otpFormSchema } from '@/domain/forms/otpForm'
import { checkedForm, done, invalid, problemsOf, refused, withWireId } from './answers'
import { nameTaken } from './centerRoutes'
import { readForm } from './readForm'
import { currentReset, resetEnded, resetStarted, type Routes, sessionEnded, sessionStarted, signedIn } from './session'
import type { Store } from './store'

const profileFields = ['centerName', 'centerAddress', 'email', 'username', 'fullName', 'phone', 'password'] as const

/** How long a password reset is valid from its first step, in milliseconds. */
const RESET_LIFETIME_MS = 10 * 60_000

/** Signing in and out, the account of the signed-in user, and the password reset. */
export function accountRoutes(store: Store): Routes {
  return {
    'POST /api/center/login': async ({ request }) => {
      const form = await checkedForm(request, loginFormSchema, ['username', 'password'])
      if (form instanceof Response) return form
      const center = store.centers.find((each) => each.username === form.username)
      if (!center) return refused(404, "User doesn't exists")
      if (center.password !== form.password) return refused(400, 'Username or Password is incorrect !!')
      if (center.status !== 1) return refused(400, 'Center unavailable! Contact admin to active')
      return sessionStarted(store, center, 'Login successfully')
    },

    'POST /api/center/logout': ({ cookies }) => sessionEnded(store, cookies, 'Logout successfully'),

    'GET /api/center/getCenterDetails': signedIn(store, ({ user: { password: _password, ...details } }) =>
      withWireId(details),
    ),

    'PUT /api/center/updateProfile': signedIn(store, async ({ request, user }) => {
      const form = await checkedForm(request, profileFormSchema, profileFields)
      if (form instanceof Response) return form
      const taken = nameTaken(store, form, user.id)
      if (taken) return invalid(taken)
      const { password, ...profile } = form
      Object.assign(user, profile, { password: password || user.password, updatedAt: new Date().toISOString() })
      return done('Profile Updated Successfully')
    }),

    // No email is sent: the OTP is shown on the server's console.
    'POST /api/center/forgotPassword': async ({ request }) => {
      const form = await checkedForm(request, forgotPasswordFormSchema, ['email'])
      if (form instanceof Response) return form
      const email = form.email.toLowerCase()
      const center = store.centers.find((each) => each.email.toLowerCase() === email)
      if (!center) return refused(404, 'Not a registered email')
      const otp = String(randomInt(0, 1_000_000)).padStart(6, '0')
      store.lastOtp = otp
      store.log(`One-time password for ${email}: ${otp}`)
      return resetStarted(store, { centerId: center.id, otp, expiresAt: Date.now() + RESET_LIFETIME_MS }, 'OTP sent')
    },

    'POST /api/center/verifyOTP': async ({ request, cookies }) => {
      const form = await checkedForm(request, otpFormSchema, ['otp'])
      if (form instanceof Response) return form
      const reset = currentReset(store, cookies)
      if (reset?.otp !== form.otp) return refused(400, 'OTP Verfication Failed')
      reset.isVerified = true
      return done('OTP verified')
    },

    'PUT /api/center/changePassword': async ({ request, cookies }) => {
      const { password = '' } = (await readForm(request)).fields
      const form = newPasswordFormSchema.safeParse({ password, confirmPassword: password })
      if (!form.success) return invalid(problemsOf(form.error).filter(({ param }) => param === 'password'))
      const reset = currentReset(store, cookies)
      const center = store.centers.find((each) => each.id === reset?.centerId)
      if (!reset?.isVerified || !center) return refused(408, 'Session timed out')
      center.password = password
      return resetEnded(store, cookies, 'Password changed')
    },
  }
}
