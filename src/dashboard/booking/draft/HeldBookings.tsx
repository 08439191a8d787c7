import { useRef } from 'react'
import { TextField } from '@/components/form/TextField'
import type { HeldBooking } from '@/domain/unfinishedBooking'
import { textLimits } from '@/domain/forms/textLimits'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { ActionDialog } from '../../ActionDialog'
import type { Unfinished } from './useUnfinished'
import { t } from '@/texts/t'

interface HeldBookingsProps {
  drafts: readonly Unfinished[]
  /** Nothing is entered yet, or the booking is being sent. */
  canHold: boolean
  isInert: boolean
  onHold: () => void
  onGoOn: (draft: Unfinished) => void
  onDiscard: (draft: Unfinished) => void
}

/** The bookings that were set aside, in one line, beside the button that does so. */
export function HeldBookings({ drafts, canHold, isInert, onHold, onGoOn, onDiscard }: HeldBookingsProps) {
  return (
    <div className="cc-held cc-beside" inert={isInert}>
      <button
        className="btn btn-light flex-none"
        type="button"
        title="F8"
        aria-keyshortcuts="F8"
        disabled={!canHold}
        onClick={onHold}
      >
        {t('booking.hold')}
      </button>
      <ul className="d-flex flex-1" aria-label={t('booking.heldBookings')}>
        {drafts.map((draft) => (
          <HeldBookingChip key={draft.id} draft={draft} onGoOn={onGoOn} onDiscard={onDiscard} />
        ))}
      </ul>
    </div>
  )
}

interface HeldBookingChipProps extends Pick<HeldBookingsProps, 'onGoOn' | 'onDiscard'> {
  draft: Unfinished
}

function HeldBookingChip({ draft, onGoOn, onDiscard }: HeldBookingChipProps) {
  if (!draft.held) return null
  const { name, note } = draft.held
  const shown = name || draft.words
  return (
    <li className="cc-beside flex-none">
      <button className="cc-chip text-nowrap" type="button" title={note || undefined} onClick={() => onGoOn(draft)}>
        <span className="visually-hidden">{t('booking.continue')}</span>
        <bdi className="text-truncate fw-semibold" translate="no">
          {shown}
        </bdi>
        <span>{draft.when}</span>
        {note && (
          <bdi className="text-truncate" translate="no">
            {note}
          </bdi>
        )}
      </button>
      <button
        className="btn cc-ghost"
        type="button"
        aria-label={t('booking.discardHeld', { name: shown })}
        onClick={() => onDiscard(draft)}
      >
        <DeskIcon name="close" small />
      </button>
    </li>
  )
}

interface HoldDialogProps {
  proposed: Pick<HeldBooking, 'name' | 'note'>
  isBusy: boolean
  onHold: (as: HeldBooking) => void
  onCancel: () => void
}

/** The note has the focus: Enter holds at once. */
export function HoldDialog({ proposed, isBusy, onHold, onCancel }: HoldDialogProps) {
  const name = useRef<HTMLInputElement>(null)
  const note = useRef<HTMLInputElement>(null)
  const typedIn = (field: typeof name) => field.current?.value.trim() ?? ''
  return (
    <ActionDialog
      title={t('booking.holdTitle')}
      confirm={t('booking.hold')}
      firstField="heldNote"
      isBusy={isBusy}
      onConfirm={() => onHold({ name: typedIn(name), note: typedIn(note), at: Date.now() })}
      onCancel={onCancel}
    >
      <div className="mb-3">
        <TextField
          label={t('booking.name')}
          name="heldName"
          ref={name}
          dir="auto"
          defaultValue={proposed.name}
          maxLength={textLimits.name}
        />
      </div>
      <TextField
        label={t('booking.heldNote')}
        name="heldNote"
        ref={note}
        dir="auto"
        defaultValue={proposed.note}
        maxLength={textLimits.reference}
      />
    </ActionDialog>
  )
}
