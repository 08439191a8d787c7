import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'

/** To be called after a booking, when its number must no longer be shown as the next one. */
export function forgetNextNumber(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: nextAirwayBillNoQuery().queryKey })
}

/** Shows the number being sent, which is newer than the one the form was opened with. */
export function noteNextNumber(queryClient: QueryClient, airwayBillNo: string): void {
  queryClient.setQueryData(nextAirwayBillNoQuery().queryKey, airwayBillNo)
}

export interface NextNumber {
  isFetching: boolean
  error: Error | null
  /** The form's former number, taken by another shipment. */
  replaced: string | null
  refetch: () => Promise<unknown>
}

/** `pinned`: the number this booking was sent under. It may still arrive, so the number must not change. */
export function useNextNumber(form: UseFormReturn<BookingForm, unknown, Booking>, pinned: string | null): NextNumber {
  const { data, isFetching, error, refetch } = useQuery(nextAirwayBillNoQuery())
  const number = pinned ?? data ?? null
  const [shown, setShown] = useState({ number, replaced: null as string | null })
  if (number !== null && number !== shown.number) setShown({ number, replaced: shown.number })
  useEffect(() => {
    if (number === null || form.getValues('airwayBillNo') === number) return
    form.setValue('airwayBillNo', number)
    form.clearErrors('airwayBillNo')
  }, [number, form])
  const { replaced } = shown
  return { isFetching, error, replaced, refetch }
}
