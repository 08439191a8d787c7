import type { ForgotPasswordForm } from '@/domain/forms/forgotPasswordForm'
import type { NewPasswordForm } from '@/domain/forms/newPasswordForm'
import type { OtpForm } from '@/domain/forms/otpForm'
import { type Refusals, STATUS_TEXT } from './http/call'
import { writeCall } from './http/request'

/** Nobody is signed in during a password reset, so a 401 is handled like any other status. */
const resetRefusals: Refusals = { 401: STATUS_TEXT, others: STATUS_TEXT }

/** Asks for a one-time password by email (step 1 of the reset). Throws a ServiceError. */
export const forgotPassword = ({ email }: ForgotPasswordForm): Promise<string> =>
  writeCall({
    method: 'POST',
    path: '/api/center/forgotPassword',
    fields: { email },
    refusals: { ...resetRefusals, 404: 'Not a registered email', 500: ({ error }) => error },
  })

const OTP_FAILED = 'OTP Verfication Failed'

/** Checks the one-time password (step 2 of the reset). Throws a ServiceError. */
export const verifyOtp = ({ otp }: OtpForm): Promise<string> =>
  writeCall({
    method: 'POST',
    path: '/api/center/verifyOTP',
    fields: { otp },
    refusals: {
      ...resetRefusals,
      400: ({ first, ...others }) => first || (Object.values(others).includes(OTP_FAILED) ? OTP_FAILED : STATUS_TEXT),
    },
  })

/** Sets the new password (step 3 of the reset). Throws a ServiceError. */
export const changePassword = ({ password }: NewPasswordForm): Promise<string> =>
  writeCall({
    method: 'PUT',
    path: '/api/center/changePassword',
    fields: { password },
    refusals: { ...resetRefusals, 400: ({ first }) => first, 408: 'Session timed out' },
  })
