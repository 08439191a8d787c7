import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { focusFirstEmpty } from './focusFirstEmpty'

/** Puts the focus into the first empty field of a form that has just opened. */
export function FirstFocus() {
  const { getValues } = useFormContext<BookingForm>()
  useEffect(() => {
    // Deferred, because after a page change the focus first goes to the page's heading.
    const timer = setTimeout(() => {
      focusFirstEmpty('booking', getValues)
      hideCutHeading()
    })
    return () => clearTimeout(timer)
  }, [getValues])
  return null
}

/**
 * On phones the first field is visible only once the page has scrolled, which leaves half a heading below the header.
 * The panel of the last booking then moves up to the header.
 */
function hideCutHeading(): void {
  const edge = document.querySelector('.cc-header')?.getBoundingClientRect().bottom ?? 0
  const heading = document.querySelector('h1')?.getBoundingClientRect()
  if (heading && heading.top < edge && heading.bottom > edge) {
    document.querySelector('.cc-booked-panel')?.scrollIntoView({ block: 'start' })
  }
}
