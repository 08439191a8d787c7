import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { PasswordField } from '@/components/form/PasswordField'
import { TextField } from '@/components/form/TextField'
import type { Center } from '@/domain/people'
import { centerQuery, createCenterMutation, sessionQuery, updateCenterMutation } from '@/services/center.queries'
import { addCenterFormSchema, centerFieldLimit, editCenterFormSchema, type CenterForm } from '@/domain/forms/centerForm'
import { useCurrentUser } from '../session/useCurrentUser'
import type { CenterAction } from './CentersTable'
import { useOneCall } from '../useOneCall'
import { CenterDialog } from './CenterDialog'
import { CenterQuestionDialog } from './CenterQuestionDialog'

export type OpenPopup = { action: 'add' } | { action: CenterAction; center: Center }

interface CenterPopupProps {
  popup: OpenPopup
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

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

interface AddCenterDialogProps {
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

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

interface EditCenterDialogProps extends AddCenterDialogProps {
  center: Center
}

/** Opens with the list's copy and takes over the backend's newer one, so that nobody else's change is undone. */
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

interface CenterFieldsProps {
  register: UseFormRegister<CenterForm>
  errors: FieldErrors<CenterForm>
  /** None for a new center. */
  saved?: Center
}

/** Holds other people's data, so the browser must not fill in those of its own user. */
function CenterFields({ register, errors, saved }: CenterFieldsProps) {
  const field = (name: keyof CenterForm) => ({
    ...register(name),
    error: errors[name]?.message,
    maxLength: centerFieldLimit(name),
    autoComplete: name === 'password' || name === 'confirmPassword' ? 'new-password' : 'off',
  })
  return (
    <div className="cc-grid">
      <div className="span-6">
        <TextField label="Center name" isRequired {...field('centerName')} />
      </div>
      <div className="span-6">
        <TextField label="Email" isRequired type="email" {...field('email')} />
      </div>
      <div className="span-12">
        <TextField label="Center address" isRequired {...field('centerAddress')} />
      </div>
      <div className="span-6">
        <TextField label="Full name" isRequired {...field('fullName')} />
      </div>
      <div className="span-6">
        <TextField
          label="Phone"
          inputMode="numeric"
          hint={saved?.phone ? 'Left empty, it stays as it is.' : undefined}
          {...field('phone')}
        />
      </div>
      <div className="span-12">
        <TextField label="Username" isRequired autoCapitalize="none" spellCheck={false} {...field('username')} />
      </div>
      <div className="span-6">
        <PasswordField
          label="Password"
          isRequired={!saved}
          hint={saved ? 'Left empty, it stays as it is.' : undefined}
          {...field('password')}
        />
      </div>
      <div className="span-6">
        <PasswordField label="Confirm password" isRequired={!saved} {...field('confirmPassword')} />
      </div>
    </div>
  )
}

function centerFormOf(center?: Center): CenterForm {
  return {
    centerName: center?.centerName ?? '',
    centerAddress: center?.centerAddress ?? '',
    email: center?.email ?? '',
    username: center?.username ?? '',
    fullName: center?.fullName ?? '',
    phone: center?.phone ?? '',
    password: '',
    confirmPassword: '',
  }
}
