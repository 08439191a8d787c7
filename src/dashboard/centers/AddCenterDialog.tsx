import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { addCenterFormSchema, type CenterForm } from '@/domain/forms/centerForm'
import { createCenterMutation } from '@/services/center.queries'
import { successTexts } from '@/services/http/successTexts'
import { useOneCall } from '../useOneCall'
import { CenterDialog } from './CenterDialog'
import { CenterFields } from './CenterFields'
import { centerFormOf } from './centerFormOf'

interface AddCenterDialogProps {
  onDone: () => void
  onFailure: () => void
  onClose: () => void
}

/** Add Center. */
export function AddCenterDialog({ onDone, onFailure, onClose }: AddCenterDialogProps) {
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
