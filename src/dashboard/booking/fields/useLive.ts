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

/** Milliseconds. Keystrokes in quick succession share one render, after the letters are painted. */
const AT_THE_LATEST = 150

function drawLater(draw: () => void): void {
  const isFirst = waiting.size === 0
  waiting.add(draw)
  if (isFirst) whenIdle(drawWaiting, AT_THE_LATEST)
}

/** For texts derived from fields: they render after the typed letter is painted, so that typing never lags. */
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

/** `names`: fields or prefixes of rows, null for all. The listener gets undefined if the whole form changed. */
type OnFieldChange = (names: readonly string[] | null, listener: (name: string | undefined) => void) => () => void

/** React Hook Form copies all values for each subscriber, so all listeners share one subscription. */
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

/** Row 25 is not within row 2. */
const isWithin = (name: string, other: string) => name === other || name.startsWith(`${other}.`)

export const FieldChangesContext = createContext<OnFieldChange>(() => () => undefined)

export function useOnFieldChange(): OnFieldChange {
  return useContext(FieldChangesContext)
}
