import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'

/**
 * Calls the listener when a field of the booking form changes: typed, filled in, or a row added or taken away.
 *
 * @param names the fields, or the beginnings of rows; null for all of them
 * @param listener gets the name of what changed; undefined where that is the whole form
 * @returns ends the listening
 */
export type OnFieldChange = (
  names: readonly string[] | null,
  listener: (name: string | undefined) => void,
) => () => void

/**
 * The changes of a form, for any number of listeners: the form library copies all values for each of its own subscribers,
 * so there is one.
 */
export function fieldChanges({
  subscribe,
}: Pick<UseFormReturn<BookingForm, unknown, Booking>, 'subscribe'>): OnFieldChange {
  const listeners = new Set<(name: string | undefined) => void>()
  let unsubscribe: (() => void) | null = null
  return (names, listener) => {
    const hear = (name: string | undefined) => {
      const isMeant =
        names === null || name === undefined || names.some((each) => isWithin(name, each) || isWithin(each, name))
      if (isMeant) listener(name)
    }
    listeners.add(hear)
    unsubscribe ??= subscribe({
      formState: { values: true },
      callback: ({ name }) => listeners.forEach((each) => each(name)),
    })
    return () => {
      listeners.delete(hear)
      if (listeners.size > 0) return
      unsubscribe?.()
      unsubscribe = null
    }
  }
}

/** Whether a field is another one or stands in it: row 25 is not in row 2. */
const isWithin = (name: string, other: string) => name === other || name.startsWith(`${other}.`)

export const FieldChangesContext = createContext<OnFieldChange>(() => () => undefined)

export function useOnFieldChange(): OnFieldChange {
  return useContext(FieldChangesContext)
}
