import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { BookingSection } from './BookingSection'

export function Remarks() {
  const { register } = useFormContext<BookingForm>()
  return (
    <BookingSection section="remarks">
      <textarea className="form-control" rows={2} aria-label="Remarks" {...register('remarks')} />
    </BookingSection>
  )
}
