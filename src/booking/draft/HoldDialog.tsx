import { useRef } from 'react'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { TextField } from '@/components/form/TextField'
import { textLimits } from '@/domain/forms/textLimits'
import type { HeldBooking } from '@/domain/booking/heldBooking'
import { t } from '@/texts/t'

export type HeldAs = Pick<HeldBooking, 'name' | 'note'>

interface HoldDialogProps {
  proposed: HeldAs
  isBusy: boolean
  onHold: (as: HeldAs) => void
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
      onConfirm={() => onHold({ name: typedIn(name), note: typedIn(note) })}
      onCancel={onCancel}
    >
      <TextField
        wrap="mb-4"
        label={t('booking.name')}
        name="heldName"
        ref={name}
        dir="auto"
        defaultValue={proposed.name}
        maxLength={textLimits.name}
      />
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
