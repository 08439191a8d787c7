import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { trackingNumberProblem } from '@/domain/tracking/trackingNumbers'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'
import { deviceStore } from '@/browser/deviceStore'

function readNumber(stored: string | null): string | null {
  const number = stored?.replaceAll('"', '') ?? ''
  return trackingNumberProblem(number) === null ? number : null
}

/** This computer's last number, shown until the next one has arrived. */
const lastNumber = deviceStore('booking-next-number', readNumber)
/** The number is the same for every user. */
const EVERYBODY = 'all'

/** After a booking its number is nobody's next one any more. */
export function forgetNextNumber(queryClient: QueryClient): void {
  lastNumber.write(EVERYBODY, null)
  queryClient.removeQueries({ queryKey: nextAirwayBillNoQuery().queryKey })
}

/** The number being sent is newer than the one that came with the form. */
export function noteNextNumber(queryClient: QueryClient, airwayBillNo: string): void {
  queryClient.setQueryData(nextAirwayBillNoQuery().queryKey, airwayBillNo)
}

export interface NextNumber {
  /** Remembered from the last visit; the backend has not confirmed it yet. */
  isProvisional: boolean
  isFetching: boolean
  isError: boolean
  /** The form's former number, taken by another shipment. */
  replaced: string | null
  refetch: () => Promise<unknown>
}

/** `pinned`: this booking was sent under it and may still arrive, so the number must not change. */
export function useNextNumber(form: UseFormReturn<BookingForm, unknown, Booking>, pinned: string | null): NextNumber {
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery({
    ...nextAirwayBillNoQuery(),
    gcTime: Infinity,
    initialData: () => lastNumber.read(EVERYBODY) ?? undefined,
    initialDataUpdatedAt: 0,
  })
  const isAnswer = dataUpdatedAt > 0
  /** The backend gave the number to this form. */
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
  return { isProvisional: pinned === null && !isAnswer, isFetching, isError, replaced, refetch }
}
