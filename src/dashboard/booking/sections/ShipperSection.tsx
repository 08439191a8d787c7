import type { ReactNode } from 'react'
import { uploadFields, type UploadField as UploadName } from '@/domain/booking/uploads'
import { BookingSection } from './BookingSection'
import { BookingText, PhoneField } from '../fields/BookingText'
import { CustomerField } from '../customers/CustomerField'
import type { SavedParty } from './BookingSection'
import { UploadField } from '../files/UploadField'
import { problemAt, type Place, type Places } from '../files/useBookingFiles'

interface ShipperSectionProps extends SavedParty {
  places: Places
  filesNote: ReactNode
  onPlace: (field: UploadName, place: Place) => void
}

export function ShipperSection({ note, status, places, filesNote, onPlace, ...saved }: ShipperSectionProps) {
  const fileProblems = uploadFields.filter((field) => problemAt(places[field]) !== null)
  return (
    <BookingSection section="shipper" note={note} status={status} extraErrors={fileProblems.length}>
      <div className="cc-grid">
        <CustomerField {...saved} party="shipper" by="company" name="shipperCompany" label="Company" place="span-5" />
        <CustomerField
          {...saved}
          party="shipper"
          by="contactPerson"
          name="shipperContactPerson"
          label="Contact person"
          place="span-4"
        />
        <BookingText name="shipperRef" label="Ref" place="span-3" />
        <BookingText name="shipperAddress" label="Address" place="span-12" />
        <BookingText name="shipperState" label="State" place="span-4" />
        <BookingText name="shipperCity" label="City" place="span-4 half" />
        <BookingText name="shipperPostCode" label="Post code" place="span-4 half" />
        <PhoneField name="shipperPhone1" label="Mobile 1" place="span-3" isRequired country="origin" />
        <PhoneField name="shipperPhone2" label="Mobile 2" place="span-3" country="origin" />
        <BookingText name="shipperNtnCnicNo" label="NTN/CNIC" place="span-3" isRequired />
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
