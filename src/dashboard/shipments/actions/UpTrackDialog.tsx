import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { upTrackFormSchema, type UpTrackForm } from '@/domain/forms/upTrackForm'
import { statusNames, TRACKING_NUMBER_UPDATE } from '@/domain/shipment/shipmentStatus'
import { upTrackMutation } from '@/services/airwayBill.queries'
import { JourneySteps } from './JourneySteps'
import { ShipmentDialog, type ShipmentPopupProps } from './ShipmentDialog'
import { UpTrackFields } from './UpTrackFields'
import { useShipmentAction } from './useShipmentAction'

/** Adds a status entry. */
export function UpTrackDialog({ shipment, viewer, step, onDone, onCancel }: ShipmentPopupProps) {
  const { known, problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'upTrack', shipment, viewer, onDone })
  const { mutateAsync } = useMutation(upTrackMutation())
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
      // The offered step wants no more than a yes, one of them a link.
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
