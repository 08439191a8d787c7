import type { BookingFiles } from '@/domain/forms/bookingForm'
import { uploadFields, type UploadField as UploadName } from '@/domain/uploads'
import { BookingSection } from './BookingSection'
import { BookingText } from './BookingText'
import { LookupButton } from './LookupButton'
import { UploadField } from './UploadField'

export type FileErrors = Partial<Record<UploadName, string>>

interface ShipperSectionProps {
  note: string | undefined
  onLookup: (by: 'company' | 'contactPerson') => void
  files: BookingFiles
  fileErrors: FileErrors
  onFile: (field: UploadName, file: File | null, problem: string | null) => void
}

export function ShipperSection({ note, onLookup, files, fileErrors, onFile }: ShipperSectionProps) {
  return (
    <BookingSection section="shipper" note={note} extraErrors={Object.keys(fileErrors).length}>
      <div className="cc-grid">
        <BookingText
          name="shipperCompany"
          label="Company"
          place="g5"
          isRequired
          button={<LookupButton whose="shippers" by="company" onLookup={onLookup} />}
        />
        <BookingText
          name="shipperContactPerson"
          label="Contact person"
          place="g4"
          isRequired
          button={<LookupButton whose="shippers" by="contactPerson" onLookup={onLookup} />}
        />
        <BookingText name="shipperRef" label="Ref" place="g3" />
        <BookingText name="shipperAddress" label="Address" place="g12" />
        <BookingText name="shipperState" label="State" place="g4" />
        <BookingText name="shipperCity" label="City" place="g4 h" />
        <BookingText name="shipperPostCode" label="Post code" place="g4 h" />
        <BookingText name="shipperPhone1" label="Mobile 1" place="g3" isRequired inputMode="tel" />
        <BookingText name="shipperPhone2" label="Mobile 2" place="g3" inputMode="tel" />
        <BookingText name="shipperNtnCnicNo" label="NTN/CNIC" place="g3" isRequired />
        <BookingText name="shipperEmail" label="Email" place="g3" inputMode="email" />
        <div className="g12 cc-drops">
          {uploadFields.map((field) => (
            <UploadField
              key={field}
              name={field}
              file={files[field]}
              error={fileErrors[field]}
              onFile={(file, problem) => onFile(field, file, problem)}
            />
          ))}
        </div>
      </div>
    </BookingSection>
  )
}
