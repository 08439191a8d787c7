import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingFiles, BookingForm } from '@/domain/forms/bookingForm'
import type { Customer } from '@/domain/people'
import type { UploadField } from '@/domain/uploads'
import { CustomerLookup } from './CustomerLookup'
import { ReceiverSection } from './ReceiverSection'
import { filledBy, type Role } from './savedCustomer'
import { ShipperSection, type FileErrors } from './ShipperSection'

interface PartiesProps {
  files: BookingFiles
  fileErrors: FileErrors
  onFile: (field: UploadField, file: File | null, problem: string | null) => void
}

interface Lookup {
  role: Role
  /** The field that was searched from: its text is the first term, and the focus comes back to it. */
  field: 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'
}

const fields = {
  shipper: { company: 'shipperCompany', contactPerson: 'shipperContactPerson' },
  receiver: { company: 'recCompany', contactPerson: 'recContactPerson' },
} as const

/** Shipper and receiver, and the lookup of saved ones that both share. */
export function Parties({ files, fileErrors, onFile }: PartiesProps) {
  const form = useFormContext<BookingForm>()
  const [lookup, setLookup] = useState<Lookup | null>(null)
  const [filled, setFilled] = useState<Partial<Record<Role, boolean>>>({})

  const close = () => setLookup(null)
  const fill = (customer: Customer) => {
    if (!lookup) return
    for (const [name, value] of Object.entries(filledBy[lookup.role](customer))) {
      form.setValue(name as keyof BookingForm, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
    setFilled({ ...filled, [lookup.role]: true })
    close()
  }
  const open = (role: Role) => (by: 'company' | 'contactPerson') => setLookup({ role, field: fields[role][by] })

  return (
    <>
      <ShipperSection
        note={filled.shipper ? 'Filled from saved shippers' : undefined}
        onLookup={open('shipper')}
        files={files}
        fileErrors={fileErrors}
        onFile={onFile}
      />
      <ReceiverSection note={filled.receiver ? 'Filled from saved receivers' : undefined} onLookup={open('receiver')} />
      {lookup && (
        <CustomerLookup
          whose={lookup.role === 'shipper' ? 'shippers' : 'receivers'}
          initialTerm={form.getValues(lookup.field)}
          onPick={fill}
          onClose={close}
        />
      )}
    </>
  )
}
