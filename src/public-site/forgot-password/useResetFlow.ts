import { useCallback } from 'react'
import { useDrawnHere } from '@/browser/useDrawnHere'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'

/** A step of the password reset (product 6.7). */
export type ResetStep =
  | { name: 'email' }
  | { name: 'otp'; email: string; /** When the OTP was last sent, in milliseconds. */ sentAt: number }
  | { name: 'password'; email: string }
  | { name: 'done' }

/** Kept in the history entry: a reload keeps the step, Back from the OTP leads to the e-mail. Lost with the tab. */
export function useResetFlow() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const goTo = useCallback(
    (step: ResetStep, how: { replace: boolean } = { replace: true }) =>
      void navigate(paths.forgotPassword(), { state: step, ...how }),
    [navigate],
  )
  // The build knows no history: while hydrating, the page is at its first step.
  const isDrawnHere = useDrawnHere()
  return { step: readStep(isDrawnHere ? state : null), goTo }
}

/** A history entry may hold anything; if it is no valid step, the first one applies. */
function readStep(state: unknown): ResetStep {
  if (typeof state !== 'object' || state === null || !('name' in state)) return { name: 'email' }
  const email = 'email' in state && typeof state.email === 'string' ? state.email : null
  if (state.name === 'otp' && email !== null && 'sentAt' in state && typeof state.sentAt === 'number') {
    return { name: 'otp', email, sentAt: state.sentAt }
  }
  if (state.name === 'password' && email !== null) return { name: 'password', email }
  return state.name === 'done' ? { name: 'done' } : { name: 'email' }
}
