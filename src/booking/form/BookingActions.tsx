import { useEffect, useId, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import FormCheck from 'react-bootstrap/FormCheck'
import { paths } from '@/paths'
import { DeskButton } from '@/components/desk/DeskButton'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { useUnsavedChanges } from '@/session/leaving'
import type { SubmitState } from '../submit/useSubmitBooking'
import { ShortSummary, TotalText } from '../summary/BookingSummary'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

interface BookingActionsProps {
  isReceiptWanted: boolean
  onReceiptWanted: (isWanted: boolean) => void
  onHelp: () => void
  onPresets: () => void
  /** More tools. */
  children: ReactNode
}

export function BookingActions({ isReceiptWanted, onReceiptWanted, onHelp, onPresets, children }: BookingActionsProps) {
  const navigate = useNavigate()
  const id = useId()
  return (
    <>
      <FormCheck
        className="mb-0"
        id={id}
        label={t('booking.printInvoice')}
        name="print"
        checked={isReceiptWanted}
        onChange={(event) => onReceiptWanted(event.target.checked)}
      />
      <div className="buttons d-flex gap-2">
        <DeskButton
          look="primary"
          text={t('booking.addShipment')}
          className="flex-1 cc-wide-only"
          type="submit"
          aria-keyshortcuts="Control+Enter"
        />
        <DeskButton text={t('booking.cancel')} onClick={() => void navigate(paths.dashboard())} />
      </div>
      <div className="tools">
        <span className="cc-keys-hint">
          {rich('booking.keysBook', { ctrl: <kbd>Ctrl</kbd>, enter: <kbd>Enter</kbd> })}
          <br />
          <DeskButton look="inline" text={t('booking.shortcuts')} aria-keyshortcuts="? F1" onClick={onHelp} />
          {' · '}
        </span>
        <DeskButton look="inline" text={t('booking.presets')} onClick={onPresets} />
        {children}
      </div>
    </>
  )
}

/** On phones this replaces the tab bar, within reach of the thumb. */
export function PayBar() {
  return (
    <div className="cc-pay-bar cc-beside justify-content-between cc-deep">
      <span>
        {t('booking.total')}
        <b>
          <TotalText />
        </b>
        <ShortSummary />
      </span>
      <DeskButton look="warning" text={t('booking.addShipment')} className="flex-none" type="submit" />
    </div>
  )
}

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
