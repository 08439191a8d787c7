import { zodResolver } from '@hookform/resolvers/zod'
import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useForm, useFormContext, type FieldPath, type FieldPathValues, type Resolver } from 'react-hook-form'
import { company } from '@/company'
import { presetBookingForm, type Presets } from '@/domain/booking/presets'
import {
  bookingFormSchema,
  emptyBookingForm,
  NUMBER_TO_COME,
  type Booking,
  type BookingForm,
} from '@/domain/forms/bookingForm'
import type { Draft } from '../draft/draft'
import { useOffered } from './useOptions'
import { insuranceText } from '../summary/bookingTotals'

const schemaResolver = zodResolver(bookingFormSchema)

/** The fields of one booking, as the draft has them. */
export function useBookingFields(username: string, presets: Presets, draft: Draft) {
  const [untouched] = useState(() => presetBookingForm(username, presets))
  const [nothing] = useState(() => emptyBookingForm(username, ''))
  const isOffered = useOffered()
  /** Adds what is calculated and drops choices that are no longer offered. */
  const checkable = (fields: BookingForm): BookingForm => ({
    ...fields,
    airwayBillNo: fields.airwayBillNo || NUMBER_TO_COME,
    service: isOffered.service(fields.service) ? fields.service : '',
    recCountry: isOffered.country(fields.recCountry) ? fields.recCountry : '',
    insuranceValue: insuranceText(fields.worthOfPackage, company.insuranceRate),
  })
  const resolver: Resolver<BookingForm, unknown, Booking> = (fields, context, options) =>
    schemaResolver(checkable(fields), context, options)
  const form = useForm<BookingForm, unknown, Booking>({
    resolver,
    defaultValues: { ...untouched, ...draft.texts, user: username, airwayBillNo: '' },
    shouldFocusError: false,
  })
  const { setValue } = form
  // Users who rename themselves book under the new name.
  useEffect(() => setValue('user', username), [username, setValue])

  return {
    form,
    untouched,
    /** A default cleared by the user, or because it is no longer offered, does not count as work either. */
    isEmpty: (fields: Partial<BookingForm>) =>
      (Object.keys(nothing) as (keyof BookingForm)[]).every((name) => {
        const isFilledIn = name !== 'airwayBillNo' && name !== 'user' && fields[name] !== undefined
        const text = JSON.stringify(fields[name])
        return !isFilledIn || [untouched[name], nothing[name]].some((empty) => JSON.stringify(empty) === text)
      }),
    check: (ids: Pick<BookingForm, 'shipperId' | 'recId'>) =>
      bookingFormSchema.safeParse({ ...checkable(form.getValues()), ...ids }),
  }
}

export type BookingFields = ReturnType<typeof useBookingFields>

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
