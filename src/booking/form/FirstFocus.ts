import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { focusFirstEmpty } from './focusFirstEmpty'

/** Puts the focus into the first empty field of a form that has just opened. */
export function FirstFocus() {
  const { getValues } = useFormContext<BookingForm>()
  useEffect(() => {
    // Deferred, because after a page change the focus first goes to the page's heading.
    const timer = setTimeout(() => focusFirstEmpty('booking', getValues))
    return () => clearTimeout(timer)
  }, [getValues])
  return null
}
