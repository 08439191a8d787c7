import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { TextAreaField } from '@/components/form/TextField'
import { noteFormSchema, upTrackFormSchema, type NoteForm, type UpTrackForm } from '@/domain/forms/upTrackForm'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import { formatCount } from '@/domain/numbers'
import type { PopupAction } from '../actions/ShipmentActions'
import { UpTrackFields } from '../actions/UpTrackFields'
import { textLimits } from '@/domain/forms/textLimits'

interface BatchQuestionProps {
  action: PopupAction
  count: number
  /** How many have only one status: without it they read «Void». */
  onlySteps: number
  /** Focused once the popup has opened, unless there are fields: then the first one is focused at once. */
  startButton: RefObject<HTMLButtonElement | null>
  onConfirm: (order: ShipmentOrder) => void
  onCancel: () => void
}

export function BatchQuestion({ action, ...props }: BatchQuestionProps) {
  if (action === 'upTrack') return <UpTrackQuestion {...props} />
  if (action === 'addNote') return <NoteQuestion {...props} />
  const isVoid = action === 'void'
  const { count, onlySteps } = props
  return (
    <Frame {...props} isDangerous={isVoid || onlySteps > 0} onSubmit={() => props.onConfirm({ action })}>
      {isVoid ? (
        <div className="cc-warning">
          <p className="mb-1 fw-semibold">
            This cannot be undone. {count === 1 ? 'The shipment' : `All ${formatCount(count)} shipments`} will read
            «Void» everywhere, the public tracking page included.
          </p>
        </div>
      ) : (
        <>
          <p className="mb-0">The latest status of each is taken back.</p>
          {onlySteps > 0 && (
            <p className="cc-warning mt-3 mb-0 fw-semibold">
              {onlySteps === count ? 'It is the only one' : `It is the only one of ${formatCount(onlySteps)} of them`}:
              without a status, a shipment reads «Void».
            </p>
          )}
        </>
      )}
    </Frame>
  )
}

type QuestionProps = Omit<BatchQuestionProps, 'action' | 'onlySteps'>

function UpTrackQuestion(props: QuestionProps) {
  const form = useForm<UpTrackForm>({
    resolver: zodResolver(upTrackFormSchema),
    defaultValues: { type: '', description: '', trackingLink: '' },
  })
  const { setFocus, handleSubmit } = form
  const { onConfirm } = props
  useEffect(() => setFocus('type'), [setFocus])
  const send = handleSubmit((values) => onConfirm({ action: 'upTrack', form: values }))
  return (
    <Frame {...props} hasField onSubmit={() => void send()}>
      <UpTrackFields form={form} />
    </Frame>
  )
}

function NoteQuestion(props: QuestionProps) {
  const { register, handleSubmit, setFocus, formState } = useForm<NoteForm>({
    resolver: zodResolver(noteFormSchema),
    defaultValues: { note: '' },
  })
  const { onConfirm } = props
  useEffect(() => setFocus('note'), [setFocus])
  const send = handleSubmit((form) => onConfirm({ action: 'addNote', form }))
  return (
    <Frame {...props} hasField onSubmit={() => void send()}>
      <TextAreaField
        label="Note"
        rows={4}
        maxLength={textLimits.note}
        hint="This takes the place of the notes that are there; an empty one takes them away."
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </Frame>
  )
}

interface FrameProps extends QuestionProps {
  isDangerous?: boolean
  hasField?: boolean
  onSubmit: () => void
  children: ReactNode
}

function Frame({
  count,
  isDangerous = false,
  hasField = false,
  startButton,
  onSubmit,
  onCancel,
  children,
}: FrameProps) {
  const start = hasField ? null : isDangerous || count === 0 ? 'cancel' : 'confirm'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (count > 0) onSubmit()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="modal-body">{children}</div>
      <div className="modal-footer">
        <button
          className="btn btn-light"
          type="button"
          ref={start === 'cancel' ? startButton : null}
          onClick={onCancel}
        >
          Cancel
        </button>
        <button
          className={isDangerous ? 'btn btn-danger' : 'btn btn-primary'}
          type="submit"
          ref={start === 'confirm' ? startButton : null}
          disabled={count === 0}
        >
          Confirm
        </button>
      </div>
    </form>
  )
}
