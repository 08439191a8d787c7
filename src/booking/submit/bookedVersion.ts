import type { Booking } from '@/domain/forms/bookingForm'

/** The form as it is now; as it was sent before a change; or either of them, if the lists do not show which. */
export type BookedVersion = 'latest' | 'earlier' | 'either'

/** Which version of the form is booked, if one of these attempts is. */
export function versionOf(attempts: readonly Booking[], form: Booking): BookedVersion {
  const isCurrent = attempts.map((attempt) => contentOf(attempt) === contentOf(form))
  if (isCurrent.every(Boolean)) return 'latest'
  return isCurrent.some(Boolean) ? 'either' : 'earlier'
}

/** Leaves out the saved customers' ids, which are not printed, and the number. */
function contentOf(booking: Booking): string {
  const content = Object.entries({ ...booking, shipperId: '', recId: '', airwayBillNo: '' })
  // What was stored may have the fields in another order.
  return JSON.stringify(content.sort(([one], [other]) => (one < other ? -1 : 1)))
}
