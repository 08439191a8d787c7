import { useFormContext, useWatch, type FieldPath, type FieldPathValues } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'

/** What follows from some fields. Its component renders again only when that changes, so the form never does on a key. */
export function useFromFields<const Names extends readonly FieldPath<BookingForm>[], Value>(
  name: Names,
  compute: (values: FieldPathValues<BookingForm, Names>) => Value,
): Value {
  const { control } = useFormContext<BookingForm>()
  return useWatch<BookingForm, Names, unknown, Value>({ control, name, compute })
}
