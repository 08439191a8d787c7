import type { ComponentType } from 'react'
import type { PopupAction } from './ShipmentActions'
import { type ShipmentPopupProps, ShipmentDialog } from './ShipmentDialog'
import { UpTrackDialog } from './UpTrackDialog'
import { useMutation } from '@tanstack/react-query'
import { isOnlyStep, latestStatus, statusName } from '@/domain/shipment/shipmentStatus'
import { downTrackMutation, voidShipmentMutation, addNoteMutation } from '@/services/airwayBill.queries'
import { JourneySteps } from './JourneySteps'
import { useShipmentAction } from './useShipmentAction'
import { viewerCan } from '@/domain/roles'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { TextAreaField } from '@/components/form/TextAreaField'
import { noteFormSchema, type NoteForm } from '@/domain/forms/noteForm'

const dialogs: Record<PopupAction, ComponentType<ShipmentPopupProps>> = {
  upTrack: UpTrackDialog,
  downTrack: DownTrackDialog,
  addNote: AddNoteDialog,
  void: VoidDialog,
}

/** The popup of an action on one shipment. */
export function ShipmentPopup({ action, ...props }: ShipmentPopupProps & { action: PopupAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}

/** Takes the latest status step away. */
function DownTrackDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { known, problem, isBusy, isOver, confirm } = useShipmentAction({
    action: 'downTrack',
    shipment,
    viewer,
    onDone,
  })
  const { mutateAsync } = useMutation(downTrackMutation())
  const latest = latestStatus(known)
  return (
    <ShipmentDialog
      title="Down Track Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      isDangerous={isOnlyStep(known)}
      onConfirm={() => void confirm({ action: 'downTrack' }, () => mutateAsync(shipment.id))}
      onCancel={onCancel}
    >
      <JourneySteps shipment={known} />
      {latest && (
        <p className="mt-4 mb-0">
          The latest status, <b>{statusName(latest.type)}</b>
          {latest.description && ` («${latest.description}»)`}, is taken back.
        </p>
      )}
      {isOnlyStep(known) && (
        <p className="cc-warning mt-4 mb-0 fw-semibold">
          It is the only one: without a status, a shipment reads «Void».
        </p>
      )}
    </ShipmentDialog>
  )
}

/** Marks a shipment void for good. */
function VoidDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'void', shipment, viewer, onDone })
  const { mutateAsync } = useMutation(voidShipmentMutation())
  return (
    <ShipmentDialog
      title="Void Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      isDangerous
      onConfirm={() => void confirm({ action: 'void' }, () => mutateAsync(shipment.id))}
      onCancel={onCancel}
    >
      <div className="cc-warning">
        <p className="mb-1 fw-semibold">
          This cannot be undone. The shipment will read «Void» everywhere, the public tracking page included.
        </p>
        <p className="cc-muted mb-0">
          {viewerCan.moveShipments(viewer)
            ? 'Up Track and Down Track end with it. View, Track and Add Note stay.'
            : 'View and Track stay.'}
        </p>
      </div>
    </ShipmentDialog>
  )
}

/** Stores a note on a shipment; the one that is there stands in the field. */
function AddNoteDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'addNote', shipment, viewer, onDone })
  const { mutateAsync } = useMutation(addNoteMutation())
  const { register, handleSubmit, setFocus, formState } = useForm<NoteForm>({
    resolver: zodResolver(noteFormSchema),
    defaultValues: { note: shipment.notes },
  })
  const send = handleSubmit((form) =>
    confirm({ action: 'addNote', form }, () => mutateAsync({ id: shipment.id, form })),
  )
  return (
    <ShipmentDialog
      title="Add Note"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      focusFirst={() => setFocus('note')}
      onConfirm={() => void send()}
      onCancel={onCancel}
    >
      <TextAreaField
        label="Note"
        rows={4}
        hint={shipment.notes === '' ? undefined : 'This takes the place of the note that is there.'}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </ShipmentDialog>
  )
}
