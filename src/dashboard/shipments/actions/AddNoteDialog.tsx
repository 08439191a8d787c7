import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { TextAreaField } from '@/components/form/TextAreaField'
import { noteFormSchema, type NoteForm } from '@/domain/forms/noteForm'
import { addNoteMutation } from '@/services/airwayBill.queries'
import { ShipmentDialog, type ShipmentPopupProps } from './ShipmentDialog'
import { useShipmentAction } from './useShipmentAction'

/** Stores a note on a shipment; the one that is there stands in the field. */
export function AddNoteDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
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
