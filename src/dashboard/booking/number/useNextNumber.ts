import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { isTrackingNumber } from '@/domain/tracking/trackingNumbers'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'
import { deviceStore, json } from '@/browser/deviceStore'

/** The last number known on this computer, shown until the backend has answered. */
const lastNumber = deviceStore(
  'booking-next-number',
  json(z.catch(z.nullable(z.string().check(z.refine(isTrackingNumber))), null)),
)
/** The number is the same for every user. */
const EVERYBODY = 'all'

/** To be called after a booking, when its number must no longer be shown as the next one. */
export function forgetNextNumber(queryClient: QueryClient): void {
  lastNumber.write(EVERYBODY, null)
  queryClient.removeQueries({ queryKey: nextAirwayBillNoQuery().queryKey })
}

/** Shows the number being sent, which is newer than the one the form was opened with. */
export function noteNextNumber(queryClient: QueryClient, airwayBillNo: string): void {
  queryClient.setQueryData(nextAirwayBillNoQuery().queryKey, airwayBillNo)
}

export interface NextNumber {
  /** Remembered from the last visit; the backend has not confirmed it yet. */
  isProvisional: boolean
  isFetching: boolean
  error: Error | null
  /** The form's former number, taken by another shipment. */
  replaced: string | null
  refetch: () => Promise<unknown>
}

/** `pinned`: the number this booking was sent under. It may still arrive, so the number must not change. */
export function useNextNumber(form: UseFormReturn<BookingForm, unknown, Booking>, pinned: string | null): NextNumber {
  const { data, dataUpdatedAt, isFetching, error, refetch } = useQuery({
    ...nextAirwayBillNoQuery(),
    gcTime: Infinity,
    initialData: () => lastNumber.read(EVERYBODY) ?? undefined,
    initialDataUpdatedAt: 0,
  })
  const isAnswer = dataUpdatedAt > 0
  /** Whether the form's number came from the backend, not from the last visit. */
  const isGiven = useRef(false)
  const [replaced, setReplaced] = useState<string | null>(null)
  const number = pinned ?? data
  useEffect(() => {
    if (number === undefined) return
    const before = form.getValues('airwayBillNo')
    const wasGiven = isGiven.current
    isGiven.current = isAnswer
    if (isAnswer && data !== undefined) lastNumber.write(EVERYBODY, data)
    if (before === number) return
    if (before !== '' && wasGiven) setReplaced(before)
    form.setValue('airwayBillNo', number)
    form.clearErrors('airwayBillNo')
  }, [number, data, isAnswer, form])
  return { isProvisional: pinned === null && !isAnswer, isFetching, error, replaced, refetch }
}
