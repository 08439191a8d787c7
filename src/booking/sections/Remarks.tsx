import { useFormContext, useFormState } from 'react-hook-form'
import { TextAreaField } from '@/components/form/TextField'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { textLimits } from '@/domain/forms/textLimits'
import { t } from '@/texts/t'

/** Below the invoice, whose details they go with. */
export function Remarks() {
  const { register, control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name: 'remarks', exact: true })
  return (
    <TextAreaField
      {...register('remarks')}
      wrap="cc-remarks"
      label={t('booking.remarks')}
      rows={2}
      maxLength={textLimits.note}
      error={errors.remarks?.message}
    />
  )
}
