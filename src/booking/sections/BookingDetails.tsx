import { company } from '@/company'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { useToday } from '@/components/desk/useToday'
import { TextField } from '@/components/form/TextField'
import { usePageTitle } from '@/components/usePageTitle'
import { bookingTitle } from '@/domain/booking/bookingTitle'
import { HOME_COUNTRY } from '@/domain/homeCountry'
import { formatDate } from '@/texts/dates'
import { placeName } from '@/texts/placeName'
import { serviceText } from '@/texts/serviceText'
import { say } from '@/texts/say'
import { t } from '@/texts/t'
import { BookingSelect } from '../fields/BookingSelect'
import { BookingText } from '../fields/BookingText'
import { useFromFields } from '../fields/useFromFields'
import { serviceName } from '../fields/serviceName'
import { useServices } from '../fields/useOptions'
import { BookingSection } from './BookingSection'

export interface NextNumber {
  isFetching: boolean
  error: Error | null
  /** The form's former number, taken by another shipment. */
  replaced: string | null
  refetch: () => Promise<unknown>
}

const origins = [{ value: HOME_COUNTRY, text: placeName(HOME_COUNTRY) }]

export function BookingDetails({ nextNumber }: { nextNumber: NextNumber }) {
  useBookingTitle()
  const today = formatDate(useToday())
  return (
    <BookingSection section="booking">
      <div className="cc-grid cc-grid-details">
        <div className="half">
          <TextField label={t('booking.date')} name="date" readOnly tabIndex={-1} value={today} />
        </div>
        <BookingSelect name="origin" label={t('booking.origin')} place="half" options={origins} />
        <ServiceSelect />
        <BookingText name="user" label={t('booking.user')} place="half" readOnly tabIndex={-1} />
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
      </div>
    </BookingSection>
  )
}

/** Named after the booking, so that several tabs can be told apart. */
function useBookingTitle() {
  const title = useFromFields(
    ['shipperContactPerson', 'shipperCompany', 'recCity'],
    ([shipperContactPerson, shipperCompany, recCity]) => {
      const names = bookingTitle({ shipperContactPerson, shipperCompany, recCity })
      return names && say(names)
    },
  )
  usePageTitle(title === null ? `${company.shortName} | ${t('booking.title')}` : `${title} | ${company.shortName}`)
}

function numberHint({ error, isFetching, replaced, refetch }: NextNumber) {
  if (error) return <ReloadHint failed={t('booking.numberNotLoaded')} error={error} onRetry={() => void refetch()} />
  if (replaced === null) return undefined
  return <span role="status">{isFetching ? t('booking.loadingNumber') : t('booking.newNumber', { replaced })}</span>
}

function ServiceSelect() {
  const { data = [], error, isFetched, refetch } = useServices()
  return (
    <BookingSelect
      name="service"
      label={t('booking.service')}
      place=""
      unset=""
      nameOf={serviceName}
      options={data.map(({ id, name }) => ({ value: id, text: serviceText(name) }))}
      hint={
        isFetched &&
        data.length === 0 && (
          <ReloadHint
            failed={t(error ? 'booking.servicesNotLoaded' : 'booking.noServices')}
            error={error}
            onRetry={() => void refetch()}
          />
        )
      }
    />
  )
}
