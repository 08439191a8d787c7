import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'

export interface NextNumber {
  isFetching: boolean
  isError: boolean
  refetch: () => Promise<unknown>
}

/**
 * Fetches the next airway bill number and puts it into the form.
 *
 * @param form the booking form
 */
export function useNextNumber(form: UseFormReturn<BookingForm, unknown, Booking>): NextNumber {
  const { data, isFetching, isError, refetch } = useQuery(nextAirwayBillNoQuery())
  useEffect(() => {
    if (data === undefined) return
    form.setValue('airwayBillNo', data)
    form.clearErrors('airwayBillNo')
  }, [data, form])
  return { isFetching, isError, refetch }
}
