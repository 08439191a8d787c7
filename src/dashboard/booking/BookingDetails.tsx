import { useState } from 'react'
import { TextField } from '@/components/form/TextField'
import { formatDate } from '@/domain/dates'
import { DEFAULT_ORIGIN } from '@/domain/forms/bookingForm'
import { BookingSection } from './BookingSection'
import { BookingSelect } from './BookingSelect'
import { BookingText } from './BookingText'
import { ReloadHint } from './ReloadHint'
import { ServiceSelect } from './ServiceSelect'
import type { NextNumber } from './useNextNumber'

const origins = [{ value: DEFAULT_ORIGIN, text: DEFAULT_ORIGIN }]

export function BookingDetails({ nextNumber }: { nextNumber: NextNumber }) {
  const [today] = useState(() => formatDate(new Date()))
  return (
    <BookingSection section="booking">
      <div className="cc-grid cc-grid5">
        <div className="h">
          <TextField label="Date" name="date" readOnly value={today} />
        </div>
        <BookingText
          name="airwayBillNo"
          label="Airway Bill No"
          place="h cc-awb-in"
          readOnly
          placeholder={nextNumber.isFetching ? 'Fetching…' : ''}
          hint={nextNumber.isError && <ReloadHint what="The number" onRetry={() => void nextNumber.refetch()} />}
        />
        <BookingText name="user" label="User" place="h" readOnly />
        <BookingSelect name="origin" label="Origin" place="h" options={origins} />
        <ServiceSelect />
      </div>
    </BookingSection>
  )
}
