import type { ComponentType } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import {
  isOnlyStep,
  latestStatus,
  statusName,
  journeyStep,
  statusNames,
  statusTypes,
  TRACKING_NUMBER_UPDATE,
  type Tracked,
} from '@/domain/shipment/shipmentStatus'
import { viewerCan } from '@/domain/roles'
import { TextAreaField } from '@/components/form/TextField'
import { noteFormSchema, upTrackFormSchema, type NoteForm, type UpTrackForm } from '@/domain/forms/upTrackForm'
import type { PopupAction } from './ShipmentActions'
import { ShipmentDialog, type ShipmentPopupProps } from './ShipmentDialog'
import { useShipmentAction } from './useShipmentAction'
import { UpTrackFields } from './UpTrackFields'
import { textLimits } from '@/domain/forms/textLimits'

const dialogs: Record<PopupAction, ComponentType<ShipmentPopupProps>> = {
  upTrack: UpTrackDialog,
  downTrack: DownTrackDialog,
  addNote: AddNoteDialog,
  void: VoidDialog,
}

export function ShipmentPopup({ action, ...props }: ShipmentPopupProps & { action: PopupAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}

function UpTrackDialog({ shipment, viewer, step, onDone, onCancel }: ShipmentPopupProps) {
  const { known, problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'upTrack', shipment, viewer, onDone })
  const form = useForm<UpTrackForm>({
    resolver: zodResolver(upTrackFormSchema),
    defaultValues: {
      type: step ? String(step) : '',
      description: step ? statusNames[step] : '',
      trackingLink: '',
    },
  })
  const { handleSubmit, control, setFocus } = form
  const type = Number(useWatch({ control, name: 'type' }))
  const send = handleSubmit((values) => confirm({ action: 'upTrack', form: values }))

  return (
    <ShipmentDialog
      title="Up Track Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      // A proposed step needs only Confirm, except that a tracking number update needs its link.
      {...(step === undefined
        ? { focusFirst: () => setFocus('type') }
        : step === TRACKING_NUMBER_UPDATE && { focusFirst: () => setFocus('trackingLink') })}
      onConfirm={() => void send()}
      onCancel={onCancel}
    >
      <JourneySteps shipment={known} next={type || null} />
      <UpTrackFields form={form} />
    </ShipmentDialog>
  )
}

function DownTrackDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { known, problem, isBusy, isOver, confirm } = useShipmentAction({
    action: 'downTrack',
    shipment,
    viewer,
    onDone,
  })
  const latest = latestStatus(known)
  return (
    <ShipmentDialog
      title="Down Track Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      isDangerous={isOnlyStep(known)}
      onConfirm={() => void confirm({ action: 'downTrack' })}
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

function VoidDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'void', shipment, viewer, onDone })
  return (
    <ShipmentDialog
      title="Void Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      isDangerous
      onConfirm={() => void confirm({ action: 'void' })}
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

function AddNoteDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'addNote', shipment, viewer, onDone })
  const { register, handleSubmit, setFocus, formState } = useForm<NoteForm>({
    resolver: zodResolver(noteFormSchema),
    defaultValues: { note: shipment.notes },
  })
  const send = handleSubmit((form) => confirm({ action: 'addNote', form }))
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
        maxLength={textLimits.note}
        hint={shipment.notes === '' ? undefined : 'This takes the place of the note that is there.'}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </ShipmentDialog>
  )
}

interface JourneyStepsProps {
  shipment: Tracked
  next?: number | null
}

function JourneySteps({ shipment, next = null }: JourneyStepsProps) {
  const step = journeyStep(shipment)
  const classOf = (type: number) => {
    if (type === step) return 'now'
    if (type === next) return type < step ? 'done next' : 'next'
    return type < step ? 'done' : undefined
  }
  return (
    <ol className="cc-steps cc-across" aria-label="Progress">
      {statusTypes.map((type) => (
        <li key={type} className={classOf(type)} aria-current={type === step ? 'step' : undefined}>
          <span>{statusNames[type]}</span>
        </li>
      ))}
    </ol>
  )
}
