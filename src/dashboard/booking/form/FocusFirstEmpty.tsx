import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { focusFirstEmpty } from '../fields/focusFields'

export function FocusFirstEmpty() {
  const { getValues } = useFormContext<BookingForm>()
  useEffect(() => {
    // Deferred, because after a page change the focus first goes to the page's heading.
    const timer = setTimeout(() => focusFirstEmpty('booking', getValues))
    return () => clearTimeout(timer)
  }, [getValues])
  return null
}
