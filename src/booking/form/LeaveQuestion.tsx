import { useEffect } from 'react'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { useUnsavedChanges } from '@/session/useUnsavedChanges'
import { t } from '@/texts/t'
import type { SubmitState } from '../submit/useSubmitBooking'

interface LeaveQuestionProps {
  hasWork: boolean
  state: SubmitState
  onGivenUp: () => void
}

/** While a booking is being sent no question is asked: the user stays until the outcome is known. */
export function LeaveQuestion({ hasWork, state, onGivenUp }: LeaveQuestionProps) {
  const { isAsking, onStay, onLeave, onLeaveAsIs } = useUnsavedChanges(hasWork, onGivenUp, true)
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
      {openNumber !== null &&
        `${openNumber === '' ? t('booking.lookFirstAnyhow') : t('booking.lookFirst', { number: openNumber })} `}
      {t(onLeaveAsIs ? 'booking.draftIsSaved' : 'booking.logoutDeletes')}
    </ActionDialog>
  )
}

function openNumberOf(state: SubmitState): string | null {
  if (state.kind === 'doubtful') return state.doubt.airwayBillNo
  return state.kind === 'unknown' ? state.airwayBillNo : null
}
