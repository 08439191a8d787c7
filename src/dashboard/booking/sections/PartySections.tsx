import type { ReactNode } from 'react'
import type { SavedName } from '@/domain/booking/savedParties'
import { uploadFields, type UploadField as UploadName } from '@/domain/booking/uploads'
import type { PartyRole } from '@/domain/forms/parties'
import { CustomerField } from '../customers/CustomerField'
import { ReloadHint } from '../../NotAuthorized'
import { BookingSelect } from '../fields/BookingSelect'
import { BookingText, PhoneField } from '../fields/BookingText'
import { useCountries } from '../fields/useOptions'
import { UploadField } from '../files/UploadField'
import { problemAt, type Place, type Places } from '../files/useBookingFiles'
import { BookingSection } from './BookingSection'

interface PartySectionProps {
  owner: string
  note: ReactNode
  status: ReactNode
  onLookup: (by: 'company' | 'contactPerson') => void
  onPick: (customer: SavedName) => void
}

interface ShipperSectionProps extends PartySectionProps {
  places: Places
  filesNote: ReactNode
  onPlace: (field: UploadName, place: Place) => void
}

export function ShipperSection({ note, status, places, filesNote, onPlace, ...saved }: ShipperSectionProps) {
  const fileProblems = uploadFields.filter((field) => problemAt(places[field]) !== null)
  return (
    <BookingSection
      section="shipper"
      note={note}
      status={status ?? <SavedButton party="shipper" onLookup={saved.onLookup} />}
      extraErrors={fileProblems.length}
    >
      <div className="cc-grid">
        <CustomerField {...saved} party="shipper" by="company" name="shipperCompany" place="span-5" />
        <CustomerField {...saved} party="shipper" by="contactPerson" name="shipperContactPerson" place="span-4" />
        <BookingText name="shipperRef" label="Ref" place="span-3" />
        <BookingText name="shipperAddress" label="Address" place="span-12" />
        <BookingText name="shipperState" label="State" place="span-4" />
        <BookingText name="shipperCity" label="City" place="span-4 half" />
        <BookingText name="shipperPostCode" label="Post code" place="span-4 half" />
        <PhoneField name="shipperPhone1" label="Mobile 1" place="span-3" country="origin" />
        <PhoneField name="shipperPhone2" label="Mobile 2" place="span-3" country="origin" />
        <BookingText name="shipperNtnCnicNo" label="NTN/CNIC" place="span-3" />
        <BookingText name="shipperEmail" label="Email" place="span-3" inputMode="email" />
        {filesNote}
        <div className="span-12 cc-uploads">
          {uploadFields.map((field) => (
            <UploadField key={field} name={field} place={places[field]} onPlace={(place) => onPlace(field, place)} />
          ))}
        </div>
      </div>
    </BookingSection>
  )
}

export function ReceiverSection({ note, status, ...saved }: PartySectionProps) {
  const { data: countries = [], error, refetch } = useCountries()
  return (
    <BookingSection
      section="receiver"
      note={note}
      status={status ?? <SavedButton party="receiver" onLookup={saved.onLookup} />}
    >
      <div className="cc-grid">
        <CustomerField {...saved} party="receiver" by="company" name="recCompany" place="span-6" />
        <CustomerField {...saved} party="receiver" by="contactPerson" name="recContactPerson" place="span-6" />
        <BookingText name="recAddress" label="Address" place="span-12" />
        <BookingSelect
          name="recCountry"
          label="Country"
          place="span-4"
          unset=""
          options={countries.map(({ name }) => ({ value: name, text: name }))}
          hint={
            error &&
            countries.length === 0 && <ReloadHint what="Countries" error={error} onRetry={() => void refetch()} />
          }
        />
        <BookingText name="recState" label="State" place="span-2" />
        <BookingText name="recCity" label="City" place="span-3" />
        <BookingText name="recPostCode" label="Post code" place="span-3" />
        <PhoneField name="recPhone1" label="Phone 1" place="span-3 half" country="recCountry" />
        <PhoneField name="recPhone2" label="Phone 2" place="span-3 half" country="recCountry" />
        <BookingText name="recFax" label="Fax" place="span-3" inputMode="tel" />
        <BookingText name="recEmail" label="Email" place="span-3" inputMode="email" />
      </div>
    </BookingSection>
  )
}

/** Not a tab stop, which would cost everybody an extra Tab: F2 in company and contact person does the same. */
function SavedButton({ party, onLookup }: { party: PartyRole; onLookup: PartySectionProps['onLookup'] }) {
  return (
    <button
      className="btn btn-link p-0 cc-inline cc-saved"
      type="button"
      tabIndex={-1}
      aria-keyshortcuts="F2"
      onClick={() => onLookup('company')}
    >
      Choose a saved {party}
    </button>
  )
}
