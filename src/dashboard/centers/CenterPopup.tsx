import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Center } from '@/domain/people'
import { centerQuery, createCenterMutation, sessionQuery, updateCenterMutation } from '@/services/center.queries'
import { addCenterFormSchema, editCenterFormSchema, type CenterForm } from '@/domain/forms/centerForm'
import { successTexts } from '@/services/http/successTexts'
import { useCurrentUser } from '../session/useCurrentUser'
import type { CenterAction } from './CentersTable'
import { useOneCall } from '../useOneCall'
import { questionPopups, type CenterQuestion } from './centerActions'
import { CenterDialog } from './CenterDialog'
import { CenterFields, centerFormOf } from './CenterFields'

export type OpenPopup = { action: 'add' } | { action: CenterAction; center: Center }

interface CenterPopupProps {
  popup: OpenPopup
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/** The popup that is open. */
export function CenterPopup({ popup, onDone, onFailure, onClose }: CenterPopupProps) {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const common = { onDone, onFailure, onClose }
  if (popup.action === 'add') return <AddCenterDialog {...common} />

  const { action, center } = popup
  const isOwn = center.username === user.username
  if (action !== 'edit') return <CenterQuestionDialog question={action} center={center} isOwn={isOwn} {...common} />

  const finishEdit = () => {
    // The header shows the user's own names.
    if (isOwn) void queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 })
    onDone()
  }
  return <EditCenterDialog center={center} {...common} onDone={finishEdit} />
}

interface CenterQuestionDialogProps {
  question: CenterQuestion
  center: Center
  /** It is the account of whoever asks. */
  isOwn: boolean
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/** Delete Center, Active Center, Inactive Center: says what it does, and does it. */
function CenterQuestionDialog(props: CenterQuestionDialogProps) {
  const { question, center, isOwn, onDone, onFailure, onClose } = props
  const { title, mutation, success, isDangerous, outcome, remark } = questionPopups[question]
  const { mutateAsync } = useMutation(mutation())
  const { isBusy, refusal, send } = useOneCall()

  const confirm = () =>
    void send({
      call: () => mutateAsync(center.id),
      success,
      onSuccess: onDone,
      onFailure,
    })

  return (
    <CenterDialog
      title={title}
      center={center}
      refusal={refusal}
      isBusy={isBusy}
      isDangerous={isDangerous}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={isDangerous ? 'cc-warning' : undefined}>
        <p className="mb-1 fw-semibold">{outcome}</p>
        <p className="cc-muted mb-0">{remark}</p>
        {isOwn && question !== 'activate' && (
          <p className="mt-2 mb-0 fw-semibold">It is the account that you are signed in with.</p>
        )}
      </div>
    </CenterDialog>
  )
}

interface AddCenterDialogProps {
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/** Add Center. */
function AddCenterDialog({ onDone, onFailure, onClose }: AddCenterDialogProps) {
  const { register, handleSubmit, formState } = useForm<CenterForm>({
    resolver: zodResolver(addCenterFormSchema),
    defaultValues: centerFormOf(),
  })
  const create = useMutation(createCenterMutation())
  const { isBusy, refusal, send } = useOneCall()

  const confirm = handleSubmit((form) =>
    send({
      call: () => create.mutateAsync(form),
      success: successTexts.createCenter,
      onSuccess: onDone,
      onFailure,
    }),
  )

  return (
    <CenterDialog
      title="Add Center"
      refusal={refusal}
      isBusy={isBusy}
      isTouched={formState.isDirty}
      firstField="centerName"
      isWide
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <CenterFields register={register} errors={formState.errors} />
    </CenterDialog>
  )
}

interface EditCenterDialogProps {
  center: Center
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/**
 * Edit Center: password and phone go along only if they are filled. It opens on what the list knows and takes up what
 * the backend knows, so that nobody else's change is undone; where that fails, the list must do.
 */
function EditCenterDialog({ center, onDone, onFailure, onClose }: EditCenterDialogProps) {
  const { data: newest = center } = useQuery({ ...centerQuery(center.id), staleTime: 0, gcTime: 0 })
  const { register, handleSubmit, formState } = useForm<CenterForm>({
    resolver: zodResolver(editCenterFormSchema),
    values: centerFormOf(newest),
    resetOptions: { keepDirtyValues: true },
  })
  const update = useMutation(updateCenterMutation())
  const { isBusy, refusal, send } = useOneCall()

  const confirm = handleSubmit((form) =>
    send({
      call: () => update.mutateAsync({ id: center.id, form }),
      success: successTexts.updateCenter,
      onSuccess: onDone,
      onFailure,
    }),
  )

  return (
    <CenterDialog
      title="Edit Center"
      center={center}
      refusal={refusal}
      isBusy={isBusy}
      isTouched={formState.isDirty}
      firstField="centerName"
      isWide
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <CenterFields register={register} errors={formState.errors} saved={newest} />
    </CenterDialog>
  )
}
