import type { ComponentType } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { SelectField } from '@/components/form/SelectField'
import { TextAreaField, TextField } from '@/components/form/TextField'
import { textLimits } from '@/domain/forms/textLimits'
import { noteFormSchema, upTrackFormSchema, type NoteForm, type UpTrackForm } from '@/domain/forms/upTrackForm'
import { formatCount } from '@/domain/numbers'
import { viewerCan } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import {
  journeyStep,
  latestStatus,
  statusName,
  statusNames,
  statusTypes,
  TRACKING_NUMBER_UPDATE,
  upTrackTypes,
  type StatusType,
  type Tracked,
} from '@/domain/shipment/shipmentStatus'
import { ActionDialog, type ActionDialogProps } from '../../ActionDialog'
import type { PopupAction } from './ShipmentActions'

interface QuestionProps {
  dialog: Omit<ActionDialogProps, 'children' | 'onConfirm'>
  count: number
  /** How many have only one status: without it they read «Void». */
  onlySteps: number
  /** The shipment of a popup; a batch has none in particular. */
  one?: {
    shipment: Shipment
    /** Where it is, as far as is known. */
    known: Tracked
    viewer: ShipmentViewer
    /** The status preselected for an Up Track, if any. */
    step?: StatusType | undefined
  }
  onConfirm: (order: ShipmentOrder) => void
}

const questions: Record<PopupAction, ComponentType<QuestionProps>> = {
  upTrack: UpTrackQuestion,
  downTrack: DownTrackQuestion,
  addNote: NoteQuestion,
  void: VoidQuestion,
}

/** Asks what to do to a shipment, or to the many of a batch. */
export function ShipmentQuestion({ action, ...props }: QuestionProps & { action: PopupAction }) {
  const Question = questions[action]
  return <Question {...props} />
}

function UpTrackQuestion({ dialog, one, onConfirm }: QuestionProps) {
  const step = one?.step
  const { register, handleSubmit, control, formState } = useForm<UpTrackForm>({
    resolver: zodResolver(upTrackFormSchema),
    defaultValues: { type: step ? String(step) : '', description: step ? statusNames[step] : '', trackingLink: '' },
  })
  const { errors } = formState
  const type = Number(useWatch({ control, name: 'type' }))
  const isLinked = type === TRACKING_NUMBER_UPDATE
  const send = handleSubmit((form) => onConfirm({ action: 'upTrack', form }))
  // A proposed step needs only Confirm, except that a tracking number update needs its link.
  const firstField = step === undefined ? 'type' : step === TRACKING_NUMBER_UPDATE ? 'trackingLink' : undefined

  return (
    <ActionDialog {...dialog} firstField={firstField} onConfirm={() => void send()}>
      {one && <JourneySteps shipment={one.known} next={type || null} />}
      <div className={one ? 'mt-4 mb-3' : 'mb-3'}>
        <SelectField label="Type" isRequired error={errors.type?.message} {...register('type')}>
          <option value="">Select the new status</option>
          {upTrackTypes.map((each) => (
            <option key={each} value={each}>
              {statusNames[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={isLinked ? 'mb-3' : undefined}>
        <TextAreaField
          label="Description"
          isRequired
          rows={2}
          maxLength={textLimits.description}
          error={errors.description?.message}
          {...register('description')}
        />
      </div>
      {isLinked && (
        <TextField
          label="Tracking link"
          isRequired
          inputMode="url"
          maxLength={textLimits.link}
          placeholder="https://"
          error={errors.trackingLink?.message}
          {...register('trackingLink')}
        />
      )}
    </ActionDialog>
  )
}

function DownTrackQuestion({ dialog, count, onlySteps, one, onConfirm }: QuestionProps) {
  const latest = one && latestStatus(one.known)
  return (
    <ActionDialog {...dialog} isDangerous={onlySteps > 0} onConfirm={() => onConfirm({ action: 'downTrack' })}>
      {one && <JourneySteps shipment={one.known} />}
      {latest && (
        <p className="mt-4 mb-0">
          The latest status, <b>{statusName(latest.type)}</b>
          {latest.description && ` («${latest.description}»)`}, is taken back.
        </p>
      )}
      {!one && <p className="mb-0">The latest status of each is taken back.</p>}
      {onlySteps > 0 && (
        <p className="cc-warning mt-4 mb-0 fw-semibold">
          {onlySteps === count ? 'It is the only one' : `It is the only one of ${formatCount(onlySteps)} of them`}:
          without a status, a shipment reads «Void».
        </p>
      )}
    </ActionDialog>
  )
}

function VoidQuestion({ dialog, count, one, onConfirm }: QuestionProps) {
  return (
    <ActionDialog {...dialog} isDangerous onConfirm={() => onConfirm({ action: 'void' })}>
      <div className="cc-warning">
        <p className="mb-1 fw-semibold">
          This cannot be undone. {count === 1 ? 'The shipment' : `All ${formatCount(count)} shipments`} will read «Void»
          everywhere, the public tracking page included.
        </p>
        {one && (
          <p className="cc-muted mb-0">
            {viewerCan.moveShipments(one.viewer)
              ? 'Up Track and Down Track end with it. View, Track and Add Note stay.'
              : 'View and Track stay.'}
          </p>
        )}
      </div>
    </ActionDialog>
  )
}

function NoteQuestion({ dialog, one, onConfirm }: QuestionProps) {
  const { register, handleSubmit, formState } = useForm<NoteForm>({
    resolver: zodResolver(noteFormSchema),
    defaultValues: { note: one?.shipment.notes ?? '' },
  })
  const send = handleSubmit((form) => onConfirm({ action: 'addNote', form }))
  const hintForOne = one?.shipment.notes ? 'This takes the place of the note that is there.' : undefined
  return (
    <ActionDialog {...dialog} firstField="note" onConfirm={() => void send()}>
      <TextAreaField
        label="Note"
        rows={4}
        maxLength={textLimits.note}
        hint={one ? hintForOne : 'This takes the place of the notes that are there; an empty one takes them away.'}
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </ActionDialog>
  )
}

function JourneySteps({ shipment, next = null }: { shipment: Tracked; next?: number | null }) {
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
