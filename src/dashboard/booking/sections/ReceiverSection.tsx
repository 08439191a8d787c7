import { BookingSection } from './BookingSection'
import { BookingText, PhoneField } from '../fields/BookingText'
import { CustomerField } from '../customers/CustomerField'
import type { SavedParty } from './BookingSection'
import { BookingSelect, ReloadHint } from '../fields/BookingSelect'
import { useCountries } from '../fields/useOptions'

export function ReceiverSection({ note, status, ...saved }: SavedParty) {
  return (
    <BookingSection section="receiver" note={note} status={status}>
      <div className="cc-grid">
        <CustomerField {...saved} party="receiver" by="company" name="recCompany" label="Company" place="span-6" />
        <CustomerField
          {...saved}
          party="receiver"
          by="contactPerson"
          name="recContactPerson"
          label="Contact person"
          place="span-6"
        />
        <BookingText name="recAddress" label="Address" place="span-12" isRequired />
        <CountrySelect place="span-4" />
        <BookingText name="recState" label="State" place="span-2" />
        <BookingText name="recCity" label="City" place="span-3" isRequired />
        <BookingText name="recPostCode" label="Post code" place="span-3" isRequired />
        <PhoneField name="recPhone1" label="Phone 1" place="span-3 half" isRequired country="recCountry" />
        <PhoneField name="recPhone2" label="Phone 2" place="span-3 half" country="recCountry" />
        <BookingText name="recFax" label="Fax" place="span-3" inputMode="tel" />
        <BookingText name="recEmail" label="Email" place="span-3" inputMode="email" />
      </div>
    </BookingSection>
  )
}

function CountrySelect({ place }: { place: string }) {
  const { data = [], error, refetch } = useCountries()
  return (
    <BookingSelect
      name="recCountry"
      label="Country"
      place={place}
      isRequired
      unset=""
      options={data.map(({ name }) => ({ value: name, text: name }))}
      hint={error && data.length === 0 && <ReloadHint what="Countries" error={error} onRetry={() => void refetch()} />}
    />
  )
}
