import { startTransition, useEffect, useReducer, createContext, useContext } from 'react'
import { useFormContext, type FieldPath, type FieldPathValues, type UseFormReturn } from 'react-hook-form'
import type { BookingForm, Booking } from '@/domain/forms/bookingForm'
import { whenIdle } from '@/browser/whenIdle'

const waiting = new Set<() => void>()

function drawWaiting(): void {
  const draws = [...waiting]
  waiting.clear()
  startTransition(() => draws.forEach((draw) => draw()))
}

/** Renders after the letter is painted, within this many milliseconds; several keys in a row cost one render. */
const AT_THE_LATEST = 150

function drawLater(draw: () => void): void {
  waiting.add(draw)
  if (waiting.size === 1) whenIdle(drawWaiting, AT_THE_LATEST)
}

/**
 * The values of some fields, for texts that follow what is typed. The letter itself is painted first and the followers
 * render after it, so that typing never waits for a sum.
 *
 * @param names the fields, or the beginnings of rows
 */
export function useLive<const Names extends readonly FieldPath<BookingForm>[]>(
  names: Names,
): FieldPathValues<BookingForm, Names> {
  const { getValues } = useFormContext<BookingForm>()
  const onFieldChange = useOnFieldChange()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const key = names.join()
  useEffect(() => onFieldChange(key.split(','), () => drawLater(drawAgain)), [onFieldChange, key])
  return getValues(names) as FieldPathValues<BookingForm, Names>
}

/**
 * Calls the listener when a field of the booking form changes: typed, filled in, or a row added or taken away.
 *
 * @param names the fields, or the beginnings of rows; null for all of them
 * @param listener gets the name of what changed; undefined where that is the whole form
 * @returns ends the listening
 */
type OnFieldChange = (names: readonly string[] | null, listener: (name: string | undefined) => void) => () => void

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
