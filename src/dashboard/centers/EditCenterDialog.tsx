import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { editCenterFormSchema, type CenterForm } from '@/domain/forms/centerForm'
import type { Center } from '@/domain/people'
import { centerQuery, updateCenterMutation } from '@/services/center.queries'
import { successTexts } from '@/services/http/successTexts'
import { useOneCall } from '../useOneCall'
import { CenterDialog } from './CenterDialog'
import { CenterFields } from './CenterFields'
import { centerFormOf } from './centerFormOf'

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
export function EditCenterDialog({ center, onDone, onFailure, onClose }: EditCenterDialogProps) {
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
