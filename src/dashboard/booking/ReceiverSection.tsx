import { BookingSection } from './BookingSection'
import { BookingText } from './BookingText'
import { CountrySelect } from './CountrySelect'
import { LookupButton } from './LookupButton'

interface ReceiverSectionProps {
  note: string | undefined
  onLookup: (by: 'company' | 'contactPerson') => void
}

export function ReceiverSection({ note, onLookup }: ReceiverSectionProps) {
  return (
    <BookingSection section="receiver" note={note}>
      <div className="cc-grid">
        <BookingText
          name="recCompany"
          label="Company"
          place="g6"
          isRequired
          button={<LookupButton whose="receivers" by="company" onLookup={onLookup} />}
        />
        <BookingText
          name="recContactPerson"
          label="Contact person"
          place="g6"
          isRequired
          button={<LookupButton whose="receivers" by="contactPerson" onLookup={onLookup} />}
        />
        <BookingText name="recAddress" label="Address" place="g12" isRequired />
        <CountrySelect place="g4" />
        <BookingText name="recState" label="State" place="g2" />
        <BookingText name="recCity" label="City" place="g3" isRequired />
        <BookingText name="recPostCode" label="Post code" place="g3" isRequired />
        <BookingText name="recPhone1" label="Phone 1" place="g3 h" isRequired inputMode="tel" />
        <BookingText name="recPhone2" label="Phone 2" place="g3 h" inputMode="tel" />
        <BookingText name="recFax" label="Fax" place="g3" inputMode="tel" />
        <BookingText name="recEmail" label="Email" place="g3" inputMode="email" />
      </div>
    </BookingSection>
  )
}
