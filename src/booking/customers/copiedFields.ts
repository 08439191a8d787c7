import type { UseFormGetValues } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'

/** Copies of the form's fields, of all unless `names` are given: rows are changed in place. */
export function copiedFields(
  getValues: UseFormGetValues<BookingForm>,
  names: readonly (keyof BookingForm)[] = Object.keys(getValues()) as (keyof BookingForm)[],
): Partial<BookingForm> {
  const fields = Object.fromEntries(names.map((name) => [name, getValues(name)]))
  // The oldest supported browsers lack structuredClone. JSON will do, as fields are strings or rows of strings.
  return JSON.parse(JSON.stringify(fields)) as Partial<BookingForm>
}
