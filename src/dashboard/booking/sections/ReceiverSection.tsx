import { BookingSection } from './BookingSection'
import { BookingText } from '../fields/BookingText'
import { CountrySelect } from '../fields/CountrySelect'
import { CustomerField } from '../customers/CustomerField'
import { PhoneField } from '../fields/PhoneField'
import type { SavedParty } from '../customers/savedCustomer'

export function ReceiverSection({ note, status, ...saved }: SavedParty) {
  return (
    <BookingSection section="receiver" note={note} status={status}>
      <div className="cc-grid">
        <CustomerField {...saved} party="receiver" by="company" name="recCompany" label="Company" place="g6" />
        <CustomerField
          {...saved}
          party="receiver"
          by="contactPerson"
          name="recContactPerson"
          label="Contact person"
          place="g6"
        />
        <BookingText name="recAddress" label="Address" place="g12" isRequired />
        <CountrySelect place="g4" />
        <BookingText name="recState" label="State" place="g2" />
        <BookingText name="recCity" label="City" place="g3" isRequired />
        <BookingText name="recPostCode" label="Post code" place="g3" isRequired />
        <PhoneField name="recPhone1" label="Phone 1" place="g3 h" isRequired country="recCountry" />
        <PhoneField name="recPhone2" label="Phone 2" place="g3 h" country="recCountry" />
        <BookingText name="recFax" label="Fax" place="g3" inputMode="tel" />
        <BookingText name="recEmail" label="Email" place="g3" inputMode="email" />
      </div>
    </BookingSection>
  )
}
