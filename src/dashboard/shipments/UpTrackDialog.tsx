import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { SelectField } from '@/components/form/SelectField'
import { TextAreaField } from '@/components/form/TextAreaField'
import { TextField } from '@/components/form/TextField'
import { upTrackFormSchema, type UpTrackForm } from '@/domain/forms/upTrackForm'
import { statusNames, TRACKING_NUMBER_UPDATE, upTrackTypes } from '@/domain/shipmentStatus'
import { upTrackMutation } from '@/services/airwayBill.queries'
import { JourneySteps } from './JourneySteps'
import { ShipmentDialog } from './ShipmentDialog'
import type { ShipmentPopupProps } from './ShipmentPopup'
import { useShipmentAction } from './useShipmentAction'

/** Adds a status entry (specification 4 and 5). */
export function UpTrackDialog({ shipment, viewer, onDone, onCancel }: ShipmentPopupProps) {
  const { known, problem, isBusy, isOver, confirm } = useShipmentAction({ action: 'upTrack', shipment, viewer, onDone })
  const { mutateAsync } = useMutation(upTrackMutation())
  const { register, handleSubmit, watch, setFocus, formState } = useForm<UpTrackForm>({
    resolver: zodResolver(upTrackFormSchema),
    defaultValues: { type: '', description: '', trackingLink: '' },
  })
  const { errors } = formState
  const type = Number(watch('type'))
  const send = handleSubmit((form) => confirm(() => mutateAsync({ id: shipment.id, form })))

  return (
    <ShipmentDialog
      title="Up Track Shipment"
      shipment={shipment}
      problem={problem}
      isBusy={isBusy}
      isOver={isOver}
      onOpened={() => setFocus('type')}
      onConfirm={() => void send()}
      onCancel={onCancel}
    >
      <JourneySteps shipment={known} next={type || null} />
      <div className="mt-4 mb-3">
        <SelectField label="Type" isRequired error={errors.type?.message} {...register('type')}>
          <option value="">Select the new status</option>
          {upTrackTypes.map((each) => (
            <option key={each} value={each}>
              {statusNames[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={type === TRACKING_NUMBER_UPDATE ? 'mb-3' : undefined}>
        <TextAreaField
          label="Description"
          isRequired
          rows={2}
          error={errors.description?.message}
          {...register('description')}
        />
      </div>
      {type === TRACKING_NUMBER_UPDATE && (
        <TextField
          label="Tracking link"
          isRequired
          inputMode="url"
          placeholder="https://"
          error={errors.trackingLink?.message}
          {...register('trackingLink')}
        />
      )}
    </ShipmentDialog>
  )
}
