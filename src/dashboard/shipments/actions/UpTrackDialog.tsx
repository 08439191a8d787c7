import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { upTrackFormSchema, type UpTrackForm } from '@/domain/forms/upTrackForm'
import { upTrackMutation } from '@/services/airwayBill.queries'
import { JourneySteps } from './JourneySteps'
import { ShipmentDialog, type ShipmentPopupProps } from './ShipmentDialog'
import { UpTrackFields } from './UpTrackFields'
import { useShipmentAction } from './useShipmentAction'

/** Adds a status entry. */
export function UpTrackDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { known, problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'upTrack', shipment, viewer, onDone })
  const { mutateAsync } = useMutation(upTrackMutation())
  const form = useForm<UpTrackForm>({
    resolver: zodResolver(upTrackFormSchema),
    defaultValues: { type: '', description: '', trackingLink: '' },
  })
  const { handleSubmit, control, setFocus } = form
  const type = Number(useWatch({ control, name: 'type' }))
  const send = handleSubmit((values) =>
    confirm({ action: 'upTrack', form: values }, () => mutateAsync({ id: shipment.id, form: values })),
  )

  return (
    <ShipmentDialog
      title="Up Track Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      focusFirst={() => setFocus('type')}
      onConfirm={() => void send()}
      onCancel={onCancel}
    >
      <JourneySteps shipment={known} next={type || null} />
      <UpTrackFields form={form} />
    </ShipmentDialog>
  )
}
