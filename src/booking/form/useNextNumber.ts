import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'
import type { BookingFields } from '../fields/useBookingFields'
import type { NextNumber } from '../sections/BookingDetails'

/**
 * Shows the number of the next booking in the form.
 *
 * @param pinned the number this booking was sent under; it may still arrive, so the number must not change
 */
export function useNextNumber(form: BookingFields['form'], pinned: string | null): NextNumber {
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
