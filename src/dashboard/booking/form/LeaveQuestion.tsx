import { useEffect } from 'react'
import { paths } from '@/paths'
import { ActionDialog } from '../../ActionDialog'
import { useUnsavedChanges } from '../../session/useUnsavedChanges'
import type { SubmitState } from '../submit/useSubmitBooking'
import { t } from '@/texts/t'

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
      title={t('booking.leave')}
      confirm={t('booking.discard')}
      isDangerous
      other={onLeaveAsIs && { label: t('booking.keepDraft'), onChoose: onLeaveAsIs }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {openNumber !== null && `${t('booking.lookFirst', { number: openNumber })} `}
      {t(onLeaveAsIs ? 'booking.draftIsSaved' : 'booking.logoutDeletes')}
    </ActionDialog>
  )
}

function openNumberOf(state: SubmitState): string | null {
  if (state.kind === 'doubtful') return state.doubt.airwayBillNo
  return state.kind === 'unknown' ? state.airwayBillNo : null
}
