import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useFormContext, type FieldPath, type FieldPathValues } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { whenIdle } from '@/browser/whenIdle'

/** Milliseconds. Keystrokes in quick succession share one render, after the letters are painted. */
const AT_THE_LATEST = 150

/** What follows from some fields. It is drawn after the typed letter, if it has changed: typing never waits for sums. */
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
      cancel = whenIdle(draw, AT_THE_LATEST)
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
