import { startTransition, useEffect, useReducer } from 'react'
import { useFormContext, type FieldPath, type FieldPathValues } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { useOnFieldChange } from './fieldChanges'
import { whenIdle } from '@/browser/whenIdle'

const waiting = new Set<() => void>()

function drawWaiting(): void {
  const draws = [...waiting]
  waiting.clear()
  startTransition(() => draws.forEach((draw) => draw()))
}

/** After the letter is painted, at the latest after this many milliseconds; several keys in a row cost one drawing. */
const AT_THE_LATEST = 150

function drawLater(draw: () => void): void {
  waiting.add(draw)
  if (waiting.size === 1) whenIdle(drawWaiting, AT_THE_LATEST)
}

/**
 * What stands in some fields, for texts that follow what is typed. The letter itself is painted first: whoever follows is
 * drawn again behind it, so that typing never waits for a sum.
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
