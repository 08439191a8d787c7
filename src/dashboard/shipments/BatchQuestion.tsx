import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { TextAreaField } from '@/components/form/TextAreaField'
import { noteFormSchema, type NoteForm } from '@/domain/forms/noteForm'
import { upTrackFormSchema, type UpTrackForm } from '@/domain/forms/upTrackForm'
import type { BatchOrder } from './batchStep'
import type { PopupAction } from './ShipmentActions'
import { formatCount } from '@/domain/numbers'
import { UpTrackFields } from './UpTrackFields'

interface BatchQuestionProps {
  action: PopupAction
  /** How many shipments it is about. */
  count: number
  /** Hands over what gives the focus to the first field, for when the popup has opened. */
  onFocusStart: (focus: () => void) => void
  onConfirm: (order: BatchOrder) => void
  onCancel: () => void
}

/** What is to be done to all of them, and whether it is meant. */
export function BatchQuestion({ action, ...props }: BatchQuestionProps) {
  if (action === 'upTrack') return <UpTrackQuestion {...props} />
  if (action === 'addNote') return <NoteQuestion {...props} />
  const isVoid = action === 'void'
  return (
    <Frame {...props} isDangerous={isVoid} onSubmit={() => props.onConfirm({ action })}>
      {isVoid ? (
        <div className="cc-warn">
          <p className="mb-1 fw-semibold">
            This cannot be undone. {props.count === 1 ? 'The shipment' : `All ${formatCount(props.count)} shipments`}{' '}
            will read «Void» everywhere, the public tracking page included.
          </p>
        </div>
      ) : (
        <p className="mb-0">The latest status of each is taken back.</p>
      )}
    </Frame>
  )
}

type QuestionProps = Omit<BatchQuestionProps, 'action'>

function UpTrackQuestion(props: QuestionProps) {
  const form = useForm<UpTrackForm>({
    resolver: zodResolver(upTrackFormSchema),
    defaultValues: { type: '', description: '', trackingLink: '' },
  })
  const { setFocus, handleSubmit } = form
  const { onFocusStart, onConfirm } = props
  // oxlint-disable-next-line react/exhaustive-deps -- handed over once, when the popup opens
  useEffect(() => onFocusStart(() => setFocus('type')), [])
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
  const { onFocusStart, onConfirm } = props
  // oxlint-disable-next-line react/exhaustive-deps -- handed over once, when the popup opens
  useEffect(() => onFocusStart(() => setFocus('note')), [])
  const send = handleSubmit((form) => onConfirm({ action: 'addNote', form }))
  return (
    <Frame {...props} hasField onSubmit={() => void send()}>
      <TextAreaField
        label="Note"
        rows={4}
        hint="This takes the place of the notes that are there; an empty one takes them away."
        error={formState.errors.note?.message}
        {...register('note')}
      />
    </Frame>
  )
}

interface FrameProps extends QuestionProps {
  isDangerous?: boolean
  /** A field has the focus first. */
  hasField?: boolean
  onSubmit: () => void
  children: ReactNode
}

function Frame({
  count,
  isDangerous = false,
  hasField = false,
  onFocusStart,
  onSubmit,
  onCancel,
  children,
}: FrameProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!hasField) onFocusStart(() => (isDangerous || count === 0 ? cancelButton : confirmButton).current?.focus())
    // oxlint-disable-next-line react/exhaustive-deps -- handed over once, when the popup opens
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (count > 0) onSubmit()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="modal-body">{children}</div>
      <div className="modal-footer">
        <button className="btn btn-light" type="button" ref={cancelButton} onClick={onCancel}>
          Cancel
        </button>
        <button
          className={isDangerous ? 'btn btn-danger' : 'btn btn-primary'}
          type="submit"
          ref={confirmButton}
          disabled={count === 0}
        >
          Confirm
        </button>
      </div>
    </form>
  )
}
