import { useEffect, useRef } from 'react'
import { type FieldPath, type UseFormReturn, useFormState } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'

type Form = Pick<UseFormReturn<BookingForm, unknown, Booking>, 'control' | 'setValue' | 'getFieldState' | 'trigger'>

/**
 * Writes fields that nobody types: from a saved customer, a bill, a list, or by Undo. As with typing, fields that
 * were checked before are checked again at once, so that no outdated message stays.
 */
export function useWriteFields({ control, setValue, getFieldState, trigger }: Form) {
  const { isSubmitted } = useFormState({ control })
  /** In a ref, as values that load for a while may be written by a callback from an earlier render. */
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
