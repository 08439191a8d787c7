import { useEffect } from 'react'
import { paths } from '@/paths'
import { useUnsavedChanges } from '../../session/useUnsavedChanges'
import type { SubmitState } from '../submit/useSubmitBooking'
import { ActionDialog } from '../../ActionDialog'

interface LeaveQuestionProps {
  hasWork: boolean
  state: SubmitState
  onGivenUp: () => void
}

/** The draft survives signing in again, so going to the login page needs no question. */
const isKeptAt = (pathname: string) => pathname === paths.login()

/** While a booking is being sent no question is asked: the user stays until the outcome is known. */
export function LeaveQuestion({ hasWork, state, onGivenUp }: LeaveQuestionProps) {
  const { isAsking, onStay, onLeave, onLeaveAsIs } = useUnsavedChanges(hasWork, onGivenUp, isKeptAt)
  const isOnItsWay = state.kind === 'sending'
  useEffect(() => {
    if (isAsking && isOnItsWay) onStay()
  })
  if (!isAsking || isOnItsWay) return null
  const openNumber = openNumberOf(state)
  return (
    <ActionDialog
      title="Leave without booking?"
      confirm="Discard"
      isDangerous
      other={onLeaveAsIs && { label: 'Keep draft', onChoose: onLeaveAsIs }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {openNumber !== null && `Airway bill ${openNumber} may already be booked. Look for it in View Records first. `}
      {onLeaveAsIs ? 'Your draft is saved. “Discard” deletes it.' : 'Logging out deletes your draft.'}
    </ActionDialog>
  )
}

function openNumberOf(state: SubmitState): string | null {
  if (state.kind === 'doubtful') return state.doubt.airwayBillNo
  return state.kind === 'unknown' ? state.airwayBillNo : null
}
