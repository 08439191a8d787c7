import { useEffect, useRef } from 'react'
import { type FieldPath, type UseFormReturn, useFormState } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'

type Form = Pick<UseFormReturn<BookingForm, unknown, Booking>, 'control' | 'setValue' | 'getFieldState' | 'trigger'>

/**
 * Writes fields from a saved customer, a bill, a list, or by Undo. As with typing, fields that were validated before
 * are validated again immediately, so that no outdated message remains.
 */
export function useWriteFields({ control, setValue, getFieldState, trigger }: Form) {
  const { isSubmitted } = useFormState({ control })
  /** A ref, because a callback from an earlier render may write values that took a while to load. */
  const isChecked = useRef(isSubmitted)
  useEffect(() => {
    isChecked.current = isSubmitted
  })
  return (fields: Partial<BookingForm>): void => {
    const names = Object.keys(fields) as (keyof BookingForm & FieldPath<BookingForm>)[]
    for (const name of names) setValue(name, fields[name] ?? '')
    const checked = names.filter((name) => isChecked.current || getFieldState(name).invalid)
    if (checked.length > 0) void trigger(checked)
  }
}
