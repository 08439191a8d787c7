import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { company } from '@/company'
import { TextField } from '@/components/form/TextField'
import { usePageTitle } from '@/components/usePageTitle'
import { formatDate } from '@/domain/dates'
import { DEFAULT_ORIGIN, type Booking, type BookingForm } from '@/domain/forms/bookingForm'
import { bookingTitle } from '@/domain/unfinishedBooking'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'
import { useToday } from '../../useToday'
import { BookingSection } from './BookingSection'
import { ReloadHint } from '../../NotAuthorized'
import { BookingSelect } from '../fields/BookingSelect'
import { BookingText } from '../fields/BookingText'
import { useFromFields } from '../fields/useFromFields'
import { serviceName, useServices } from '../fields/useOptions'
import { t } from '@/texts/t'

const origins = [{ value: DEFAULT_ORIGIN, text: DEFAULT_ORIGIN }]

export function BookingDetails({ nextNumber }: { nextNumber: NextNumber }) {
  useBookingTitle()
  const today = formatDate(useToday())
  return (
    <BookingSection section="booking">
      <div className="cc-grid cc-grid-details">
        <div className="half">
          <TextField label={t('booking.date')} name="date" readOnly tabIndex={-1} value={today} />
        </div>
        <BookingText
          name="airwayBillNo"
          label={t('booking.airwayBillNo')}
          place="half cc-bill-number-field"
          dir="ltr"
          readOnly
          tabIndex={-1}
          placeholder={nextNumber.isFetching ? t('booking.loading') : ''}
          hint={numberHint(nextNumber)}
        />
        <BookingText name="user" label={t('booking.user')} place="half" readOnly tabIndex={-1} />
        <BookingSelect name="origin" label={t('booking.origin')} place="half" options={origins} />
        <ServiceSelect />
      </div>
    </BookingSection>
  )
}

/** Named after the booking, so that several tabs can be told apart. */
function useBookingTitle() {
  const title = useFromFields(
    ['shipperContactPerson', 'shipperCompany', 'recCity'],
    ([shipperContactPerson, shipperCompany, recCity]) =>
      bookingTitle({ shipperContactPerson, shipperCompany, recCity }),
  )
  usePageTitle(title === null ? `${company.shortName} | ${t('booking.title')}` : `${title} | ${company.shortName}`)
}

function numberHint({ error, isFetching, replaced, refetch }: NextNumber) {
  if (error) return <ReloadHint failed={t('booking.numberNotLoaded')} error={error} onRetry={() => void refetch()} />
  if (replaced === null) return undefined
  return <span role="status">{isFetching ? t('booking.loadingNumber') : t('booking.newNumber', { replaced })}</span>
}

function ServiceSelect() {
  const { data = [], error, refetch } = useServices()
  return (
    <BookingSelect
      name="service"
      label={t('booking.service')}
      place=""
      unset=""
      nameOf={serviceName}
      options={data.map(({ id, name }) => ({ value: id, text: name }))}
      hint={
        error &&
        data.length === 0 && (
          <ReloadHint failed={t('booking.servicesNotLoaded')} error={error} onRetry={() => void refetch()} />
        )
      }
    />
  )
}

interface NextNumber {
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
