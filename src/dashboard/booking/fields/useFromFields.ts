import { startTransition, useEffect, useReducer } from 'react'
import { useFormContext, type FieldPath, type FieldPathValues } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'

/** What follows from some fields. It is drawn as a transition, after the typed letter: typing never waits for sums. */
export function useFromFields<const Names extends readonly FieldPath<BookingForm>[], Value>(
  names: Names,
  compute: (values: FieldPathValues<BookingForm, Names>) => Value,
): Value {
  const { getValues, subscribe } = useFormContext<BookingForm>()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const key = names.join()
  useEffect(() => {
    const name = key.split(',') as FieldPath<BookingForm>[]
    return subscribe({ name, formState: { values: true }, callback: () => startTransition(drawAgain) })
  }, [subscribe, key])
  return compute(getValues(names) as FieldPathValues<BookingForm, Names>)
}
