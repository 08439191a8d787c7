import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { company } from '@/company'
import { presetBookingForm } from '@/domain/booking/presetBookingForm'
import type { Presets } from '@/domain/booking/presets'
import {
  type Booking,
  type BookingForm,
  bookingFormSchema,
  emptyBookingForm,
  NUMBER_TO_COME,
} from '@/domain/forms/bookingForm'
import { formMessages } from '@/texts/formMessages'
import type { Draft } from '../draft/draft'
import { insuranceText } from '../summary/bookingTotals'
import { useOffered } from './useOffered'

const schemaResolver = zodResolver(bookingFormSchema, formMessages)

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
  /** Whether each field is as it is in one of `others`, apart from those that are fetched. */
  const isLike = (fields: Partial<BookingForm>, ...others: readonly BookingForm[]) =>
    (Object.keys(nothing) as (keyof BookingForm)[]).every((name) => {
      const isFilledIn = name !== 'airwayBillNo' && name !== 'user' && fields[name] !== undefined
      const text = JSON.stringify(fields[name])
      return !isFilledIn || others.some((other) => JSON.stringify(other[name]) === text)
    })
  // Users who rename themselves book under the new name.
  useEffect(() => setValue('user', username), [username, setValue])

  return {
    form,
    untouched,
    /** A default that the user has cleared, or that is no longer offered, does not count as work either. */
    isEmpty: (fields: Partial<BookingForm>) => isLike(fields, untouched, nothing),
    isUntouched: (fields: BookingForm) => isLike(fields, untouched),
    check: (ids: Pick<BookingForm, 'shipperId' | 'recId'>) =>
      bookingFormSchema.safeParse({ ...checkable(form.getValues()), ...ids }),
  }
}

export type BookingFields = ReturnType<typeof useBookingFields>
