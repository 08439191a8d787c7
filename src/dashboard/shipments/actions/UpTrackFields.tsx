import { useWatch, type UseFormReturn } from 'react-hook-form'
import { SelectField } from '@/components/form/SelectField'
import { TextAreaField, TextField } from '@/components/form/TextField'
import type { UpTrackForm } from '@/domain/forms/upTrackForm'
import { statusNames, TRACKING_NUMBER_UPDATE, upTrackTypes } from '@/domain/shipment/shipmentStatus'
import { textLimits } from '@/domain/forms/textLimits'

interface UpTrackFieldsProps {
  form: UseFormReturn<UpTrackForm>
}

export function UpTrackFields({ form: { register, control, formState } }: UpTrackFieldsProps) {
  const { errors } = formState
  const isLinked = Number(useWatch({ control, name: 'type' })) === TRACKING_NUMBER_UPDATE
  return (
    <>
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
      <div className={isLinked ? 'mb-3' : undefined}>
        <TextAreaField
          label="Description"
          isRequired
          rows={2}
          maxLength={textLimits.description}
          error={errors.description?.message}
          {...register('description')}
        />
      </div>
      {isLinked && (
        <TextField
          label="Tracking link"
          isRequired
          inputMode="url"
          maxLength={textLimits.link}
          placeholder="https://"
          error={errors.trackingLink?.message}
          {...register('trackingLink')}
        />
      )}
    </>
  )
}
