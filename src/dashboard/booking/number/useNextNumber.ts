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

/** The last number that this computer was given: it shows until the next one has come. */
const lastNumber = deviceStore('booking-next-number', readNumber)
/** The same for every user of the company. */
const EVERYBODY = 'all'

/** A shipment was booked: its number is nobody's next one any more. */
export function forgetNextNumber(queryClient: QueryClient): void {
  lastNumber.write(EVERYBODY, null)
  queryClient.removeQueries({ queryKey: nextAirwayBillNoQuery().queryKey })
}

/** A booking is sent under this number: it is newer than the one that came with the form. */
export function noteNextNumber(queryClient: QueryClient, airwayBillNo: string): void {
  queryClient.setQueryData(nextAirwayBillNoQuery().queryKey, airwayBillNo)
}

export interface NextNumber {
  /** The backend has not said yet that the number is still free. */
  isProvisional: boolean
  isFetching: boolean
  isError: boolean
  /** The number that stood in the form until another shipment took it. */
  replaced: string | null
  refetch: () => Promise<unknown>
}

/**
 * Fetches the next airway bill number and puts it into the form. This computer's last one shows at once, refreshed behind.
 *
 * @param form the booking form
 * @param pinned the number under which this booking was sent and may still arrive: it must keep it
 */
export function useNextNumber(form: UseFormReturn<BookingForm, unknown, Booking>, pinned: string | null): NextNumber {
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery({
    ...nextAirwayBillNoQuery(),
    gcTime: Infinity,
    initialData: () => lastNumber.read(EVERYBODY) ?? undefined,
    initialDataUpdatedAt: 0,
  })
  const isAnswer = dataUpdatedAt > 0
  /** The number in the form is one that the backend has given for it. */
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
