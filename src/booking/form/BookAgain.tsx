import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DeskButton } from '@/components/desk/DeskButton'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { baseForNextBooking, bookingFromBill, notOffered } from '@/domain/booking/bookAgain'
import { unreadableCells } from '@/domain/booking/rowsFromBill'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { Option } from '@/domain/option'
import { receiptQuery } from '@/services/airwayBill.queries'
import { hidden, rich } from '@/texts/rich'
import { t } from '@/texts/t'
import type { BillFilling } from '../customers/readFillings'
import type { FormFilling } from '../customers/useFilling'
import { useCountries, useServices } from '../fields/useOptions'
import { unreadableText } from './unreadableText'

interface BookAgainProps {
  id: string
  /** The form has unsaved input, which is not replaced without asking. */
  isTouched: boolean
  /** The form has been filled from the bill. */
  isTaken: boolean
  onTaken: () => void
  untouched: BookingForm
  onFill: FormFilling['fillFromBill']
}

/** Options stored on the last visit may be outdated, but if the backend fails there are no others. */
const isOfToday = ({ data, dataUpdatedAt, isError }: UseQueryResult<Option[]>) =>
  data !== undefined && (dataUpdatedAt > 0 || isError)

/** Waits for the current services and countries, because a bill may name one that is no longer offered. */
export function BookAgain({ id, isTouched, isTaken, onTaken, untouched, onFill }: BookAgainProps) {
  const receipt = useQuery(receiptQuery(id))
  const bill = receipt.data
  const services = useServices()
  const countries = useCountries()
  const isReady = bill !== undefined && [services, countries].every(isOfToday)

  const take = () => {
    if (!bill) return
    const offered = { services: services.data ?? [], countries: countries.data ?? [] }
    const missing = notOffered(bill, offered)
    onFill(
      { ...baseForNextBooking(untouched), ...bookingFromBill(bill, offered) },
      { airwayBillNo: bill.airwayBillNo, missing, unreadable: unreadableCells(bill) },
    )
    onTaken()
  }
  const takeAtOnce = useEffectEvent(take)
  useEffect(() => {
    if (isReady && !isTaken && !isTouched) takeAtOnce()
  }, [isReady, isTaken, isTouched])

  if (isTaken) return null
  const asked = [
    { text: t('booking.billNotLoaded'), ...receipt },
    { text: t('booking.servicesNotLoaded'), ...services },
    { text: t('booking.countriesNotLoaded'), ...countries },
  ]
  const failed = asked.find(({ data, error }) => error !== null && data === undefined)
  return (
    <p className="cc-again" role="status">
      {failed ? (
        <ReloadHint failed={failed.text} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : !isReady ? (
        t('booking.loadingBill')
      ) : (
        isTouched && (
          <>
            {t('booking.hasDraft')}{' '}
            <DeskButton
              look="inline"
              text={t('booking.replaceWithBill', { number: bill.airwayBillNo })}
              onClick={take}
            />
          </>
        )
      )}
    </p>
  )
}

interface BookedAgainProps {
  bill: BillFilling
  /** Null if a shipper has been filled in since. */
  onUndo: (() => void) | null
}

export function BookedAgain({ bill, onUndo }: BookedAgainProps) {
  const { control } = useFormContext<BookingForm>()
  const [service, country] = useWatch({ control, name: ['service', 'recCountry'] })
  const { airwayBillNo, missing, unreadable } = bill
  return (
    <p className="cc-again" role="status">
      {rich('booking.filledFromBill', {
        number: (
          <b className="cc-bill-number" translate="no">
            {airwayBillNo}
          </b>
        ),
      })}
      {missing.service !== '' && service === '' && ` ${t('booking.serviceNotOffered', { service: missing.service })}`}
      {missing.recCountry !== '' &&
        country === '' &&
        ` ${t('booking.countryNotOffered', { country: missing.recCountry })}`}
      {unreadableText(unreadable)}
      {onUndo && (
        <>
          {' '}
          <DeskButton look="inline" text={rich('booking.undoBill', { hidden })} onClick={onUndo} />
        </>
      )}
    </p>
  )
}
