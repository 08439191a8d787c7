import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'

export interface NextNumber {
  isFetching: boolean
  isError: boolean
  /** The number that stood in the form until another shipment took it. */
  replaced: string | null
  refetch: () => Promise<unknown>
}

/**
 * Fetches the next airway bill number and puts it into the form. The tab's last one shows at once, refreshed behind.
 *
 * @param form the booking form
 * @param pinned the number under which this booking was sent and may still arrive: it must keep it
 */
export function useNextNumber(form: UseFormReturn<BookingForm, unknown, Booking>, pinned: string | null): NextNumber {
  const { data, isFetching, isError, refetch } = useQuery({ ...nextAirwayBillNoQuery(), gcTime: Infinity })
  const [replaced, setReplaced] = useState<string | null>(null)
  const number = pinned ?? data
  useEffect(() => {
    if (number === undefined) return
    const before = form.getValues('airwayBillNo')
    if (before === number) return
    if (before !== '') setReplaced(before)
    form.setValue('airwayBillNo', number)
    form.clearErrors('airwayBillNo')
  }, [number, form])
  return { isFetching, isError, replaced, refetch }
}
