import { TextField } from '@/components/form/TextField'
import { formatDate } from '@/domain/dates'
import { DEFAULT_ORIGIN } from '@/domain/forms/bookingForm'
import { useToday } from '../../useToday'
import { BookingSection } from './BookingSection'
import { ReloadHint } from '../../NotAuthorized'
import { BookingSelect } from '../fields/BookingSelect'
import { BookingText } from '../fields/BookingText'
import type { NextNumber } from '../number/useNextNumber'
import { serviceName, useServices } from '../fields/useOptions'

const origins = [{ value: DEFAULT_ORIGIN, text: DEFAULT_ORIGIN }]

export function BookingDetails({ nextNumber }: { nextNumber: NextNumber }) {
  const today = formatDate(useToday())
  return (
    <BookingSection section="booking">
      <div className="cc-grid cc-grid-details">
        <div className="half">
          <TextField label="Date" name="date" readOnly tabIndex={-1} value={today} />
        </div>
        <BookingText
          name="airwayBillNo"
          label="Airway Bill No"
          place="half cc-bill-number-field"
          readOnly
          tabIndex={-1}
          placeholder={nextNumber.isFetching ? 'Loading…' : ''}
          hint={numberHint(nextNumber)}
        />
        <BookingText name="user" label="User" place="half" readOnly tabIndex={-1} />
        <BookingSelect name="origin" label="Origin" place="half" options={origins} />
        <ServiceSelect />
      </div>
    </BookingSection>
  )
}

function numberHint({ error, isFetching, replaced, refetch }: NextNumber) {
  if (error) return <ReloadHint what="The number" error={error} onRetry={() => void refetch()} />
  if (replaced === null) return undefined
  return (
    <span role="status">
      {isFetching ? 'Loading the next number…' : `New number, because ${replaced} was used for another shipment.`}
    </span>
  )
}

function ServiceSelect() {
  const { data = [], error, refetch } = useServices()
  return (
    <BookingSelect
      name="service"
      label="Service"
      place=""
      unset=""
      nameOf={serviceName}
      options={data.map(({ id, name }) => ({ value: id, text: name }))}
      hint={error && data.length === 0 && <ReloadHint what="Services" error={error} onRetry={() => void refetch()} />}
    />
  )
}
