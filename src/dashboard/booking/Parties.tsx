import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingFiles, BookingForm } from '@/domain/forms/bookingForm'
import type { UploadField } from '@/domain/uploads'
import { CustomerLookup } from './CustomerLookup'
import { FilledNote } from './FilledNote'
import { focusFirstEmpty } from './focusFields'
import { ReceiverSection } from './ReceiverSection'
import { ReloadHint } from './ReloadHint'
import type { Role } from './savedCustomer'
import { ShipperSection, type FileErrors } from './ShipperSection'
import { useFillCustomer } from './useFillCustomer'

interface PartiesProps {
  owner: string
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
export function Parties({ owner, files, fileErrors, onFile }: PartiesProps) {
  const { getValues } = useFormContext<BookingForm>()
  const [lookup, setLookup] = useState<Lookup | null>(null)
  const { filled, missed, fill, pick, undo, setFavourite } = useFillCustomer(owner)

  const picked = useRef<Role | null>(null)
  useEffect(() => {
    // The popup has given the focus back to where it was opened.
    if (picked.current) focusFirstEmpty(picked.current, getValues)
    picked.current = null
  }, [lookup, getValues])

  const party = (role: Role) => {
    const customerId = filled[role]?.customerId
    const missedId = missed[role]
    return {
      owner,
      note:
        missedId !== undefined ? (
          <span role="status">
            <ReloadHint what={`The saved ${role}`} onRetry={() => void pick(role, missedId)} />
          </span>
        ) : (
          customerId !== undefined && (
            <FilledNote
              party={role}
              customerId={customerId}
              owner={owner}
              onUndo={() => undo(role)}
              onFavourite={(isFavourite) => setFavourite(role, isFavourite)}
            />
          )
        ),
      onLookup: (by: 'company' | 'contactPerson') => setLookup({ role, field: fields[role][by] }),
      onPick: (id: string) => void pick(role, id),
    }
  }

  return (
    <>
      <ShipperSection {...party('shipper')} files={files} fileErrors={fileErrors} onFile={onFile} />
      <ReceiverSection {...party('receiver')} />
      {lookup && (
        <CustomerLookup
          whose={lookup.role === 'shipper' ? 'shippers' : 'receivers'}
          initialTerm={getValues(lookup.field)}
          onPick={(customer) => {
            fill(lookup.role, customer)
            picked.current = lookup.role
            setLookup(null)
          }}
          onClose={() => setLookup(null)}
        />
      )}
    </>
  )
}
