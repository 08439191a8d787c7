import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { type FieldPath, type FieldPathValues, useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'

/** Milliseconds. Keystrokes in quick succession share one render, after the letters are painted. */
const MAX_IDLE_WAIT_MS = 150

/** A value computed from some fields. It is redrawn only if it has changed, and after the letter is painted. */
export function useFromFields<const Names extends readonly FieldPath<BookingForm>[], Value>(
  names: Names,
  compute: (values: FieldPathValues<BookingForm, Names>) => Value,
): Value {
  const { getValues, subscribe } = useFormContext<BookingForm>()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const key = names.join()
  const computed = () => compute(getValues(names) as FieldPathValues<BookingForm, Names>)
  const value = computed()
  const shown = useRef(value)
  useEffect(() => {
    shown.current = value
  })
  const hasChanged = useEffectEvent(() => !Object.is(computed(), shown.current))
  useEffect(() => {
    let isWaiting = false
    let cancel = () => {}
    const draw = () => {
      isWaiting = false
      if (hasChanged()) startTransition(drawAgain)
    }
    const callback = () => {
      if (isWaiting) return
      isWaiting = true
      cancel = whenIdle(draw, MAX_IDLE_WAIT_MS)
    }
    const name = key.split(',') as FieldPath<BookingForm>[]
    const unsubscribe = subscribe({ name, formState: { values: true }, callback })
    return () => {
      cancel()
      unsubscribe()
    }
  }, [subscribe, key])
  return value
}

/** @param atTheLatest milliseconds */
export function whenIdle(run: () => void, atTheLatest: number): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    run()
    return () => undefined
  }
  const handle = requestIdleCallback(run, { timeout: atTheLatest })
  return () => cancelIdleCallback(handle)
}
