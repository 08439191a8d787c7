import type { ReactNode } from 'react'
import type { BookingFiles } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField as UploadName } from '@/domain/booking/uploads'
import { BookingSection } from './BookingSection'
import { BookingText } from '../fields/BookingText'
import { CustomerField } from '../customers/CustomerField'
import { PhoneField } from '../fields/PhoneField'
import type { SavedParty } from '../customers/savedCustomer'
import { UploadField } from '../files/UploadField'

export type FileErrors = Partial<Record<UploadName, string>>

interface ShipperSectionProps extends SavedParty {
  files: BookingFiles
  fileErrors: FileErrors
  /** What stands above the files. */
  filesNote: ReactNode
  onFile: (field: UploadName, file: File | null, problem: string | null, coming?: File) => void
}

export function ShipperSection({ note, status, files, fileErrors, filesNote, onFile, ...saved }: ShipperSectionProps) {
  return (
    <BookingSection section="shipper" note={note} status={status} extraErrors={Object.keys(fileErrors).length}>
      <div className="cc-grid">
        <CustomerField {...saved} party="shipper" by="company" name="shipperCompany" label="Company" place="g5" />
        <CustomerField
          {...saved}
          party="shipper"
          by="contactPerson"
          name="shipperContactPerson"
          label="Contact person"
          place="g4"
        />
        <BookingText name="shipperRef" label="Ref" place="g3" />
        <BookingText name="shipperAddress" label="Address" place="g12" />
        <BookingText name="shipperState" label="State" place="g4" />
        <BookingText name="shipperCity" label="City" place="g4 h" />
        <BookingText name="shipperPostCode" label="Post code" place="g4 h" />
        <PhoneField name="shipperPhone1" label="Mobile 1" place="g3" isRequired country="origin" />
        <PhoneField name="shipperPhone2" label="Mobile 2" place="g3" country="origin" />
        <BookingText name="shipperNtnCnicNo" label="NTN/CNIC" place="g3" isRequired />
        <BookingText name="shipperEmail" label="Email" place="g3" inputMode="email" />
        {filesNote}
        <div className="g12 cc-drops">
          {uploadFields.map((field) => (
            <UploadField
              key={field}
              name={field}
              file={files[field]}
              error={fileErrors[field]}
              onFile={(...news) => onFile(field, ...news)}
            />
          ))}
        </div>
      </div>
    </BookingSection>
  )
}
