import { useEffect, useSyncExternalStore } from 'react'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { useUnsavedChanges } from '@/session/useUnsavedChanges'
import { t, type TextKey } from '@/texts/t'
import type { Draft, Unstored } from '../draft/draft'
import type { SubmitState } from '../submit/useSubmitBooking'

/** What is lost of a draft that cannot be stored, or only in part. */
const lossTexts: Record<Unstored, TextKey> = { all: 'booking.draftIsLost', files: 'booking.draftLacksFiles' }

interface LeaveQuestionProps {
  draft: Draft
  hasWork: boolean
  state: SubmitState
  onGivenUp: () => void
}

/** While a booking is being sent no question is asked: the user stays until the outcome is known. */
export function LeaveQuestion({ draft, hasWork, state, onGivenUp }: LeaveQuestionProps) {
  const unstored = useSyncExternalStore(draft.onSaveState, draft.unstored)
  const survives = unstored ? 'nothing' : 'sign-in'
  const { isAsking, onStay, onLeave, onLeaveAsIs } = useUnsavedChanges(hasWork, onGivenUp, survives)
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
      other={unstored === 'all' ? null : onLeaveAsIs && { label: t('booking.keepDraft'), onChoose: onLeaveAsIs }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {openNumber !== null &&
        `${openNumber === '' ? t('booking.lookFirstAnyhow') : t('booking.lookFirst', { number: openNumber })} `}
      {t(onLeaveAsIs ? (unstored ? lossTexts[unstored] : 'booking.draftIsSaved') : 'booking.logoutDeletes')}
    </ActionDialog>
  )
}

function openNumberOf(state: SubmitState): string | null {
  if (state.kind === 'doubtful') return state.doubt.airwayBillNo
  return state.kind === 'unknown' ? state.airwayBillNo : null
}
