import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { withFavourite } from '@/domain/booking/knownCustomers'
import type { SavedName } from '@/domain/booking/savedParties'
import type { Customer } from '@/domain/people'
import { CustomerLookup } from './CustomerLookup'
import type { PartyRole } from '@/domain/forms/parties'
import { ReceiverSection, ShipperSection } from '../sections/PartySections'
import type { Places } from '../files/useBookingFiles'
import type { Filling, Pending } from './fillings'
import type { FormFilling } from './useFilling'
import { useDeviceStore } from '@/browser/deviceStore'
import { favouriteStore } from './knownCustomerStore'
import { ReloadHint } from '../../NotAuthorized'

interface PartiesProps {
  owner: string
  filling: FormFilling
  places: Places
}

interface Lookup {
  role: PartyRole
  /** Its text is the initial search term, and it gets the focus back when the popup closes. */
  field: 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'
}

const fields = {
  shipper: { company: 'shipperCompany', contactPerson: 'shipperContactPerson' },
  receiver: { company: 'recCompany', contactPerson: 'recContactPerson' },
} as const

export function Parties({ owner, filling, places }: PartiesProps) {
  const { getValues } = useFormContext<BookingForm>()
  const [lookup, setLookup] = useState<Lookup | null>(null)

  const picked = useRef<{ role: PartyRole; customer: Customer } | null>(null)
  const fillPicked = useEffectEvent(() => {
    // The closing popup has just returned the focus to the field it was opened from.
    if (picked.current) filling.pick(picked.current.role, picked.current.customer)
    picked.current = null
  })
  useEffect(() => {
    if (lookup === null) fillPicked()
  }, [lookup])

  const party = (role: PartyRole) => {
    const from = filling[role]
    const awaited = filling.pending[role]
    return {
      owner,
      note: from && !awaited && (
        <FilledNote party={role} customerId={from.id} owner={owner} onUndo={() => filling.undo(role)} />
      ),
      status: awaited && (
        <PartyStatus
          party={role}
          pending={awaited}
          onRetry={() => filling.retry(role)}
          onLeave={() => filling.leaveAsItIs(role)}
        />
      ),
      onLookup: (by: 'company' | 'contactPerson') => setLookup({ role, field: fields[role][by] }),
      onPick: (customer: SavedName) => filling.pick(role, customer),
    }
  }

  return (
    <>
      <ShipperSection
        {...party('shipper')}
        places={places}
        filesNote={<FilesTakenOut filling={filling.shipper ?? filling.bill} />}
        onPlace={filling.onPlace}
      />
      <ReceiverSection {...party('receiver')} />
      {lookup && (
        <CustomerLookup
          role={lookup.role}
          initialTerm={getValues(lookup.field)}
          onPick={(customer) => {
            picked.current = { role: lookup.role, customer }
            setLookup(null)
          }}
          onClose={() => setLookup(null)}
        />
      )}
    </>
  )
}

/** Names the previous shipper's files that were taken out, because they must not be sent with this booking. */
function FilesTakenOut({ filling }: { filling: Filling | undefined }) {
  const names = Object.values(filling?.files ?? {}).flatMap(({ name, isOut }) => (isOut ? [name] : []))
  if (names.length === 0) return null
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return (
    <p className="span-12 cc-again" role="status">
      {list} {names.length === 1 ? 'was' : 'were'} removed, because {names.length === 1 ? 'it belongs' : 'they belong'}{' '}
      to another shipper. “Undo” brings {names.length === 1 ? 'it' : 'them'} back.
    </p>
  )
}

interface FilledNoteProps {
  party: PartyRole
  customerId: string
  owner: string
  onUndo: () => void
}

function FilledNote({ party, customerId, owner, onUndo }: FilledNoteProps) {
  const favourites = useDeviceStore(favouriteStore, owner)
  const customer = { id: customerId, role: party }
  const isFavourite = favourites.some(({ id, role }) => id === customerId && role === party)
  return (
    <>
      <span>{customerId === '' ? 'Filled from the last booking' : `Filled from saved ${party}s`}</span>
      <button className="btn btn-link p-0 cc-inline" type="button" onClick={onUndo}>
        Undo <span className="visually-hidden">filling the {party}</span>
      </button>
      {customerId !== '' && (
        <button
          className="btn btn-link p-0 cc-inline"
          type="button"
          aria-pressed={isFavourite}
          onClick={() => favouriteStore.write(owner, withFavourite(favourites, customer, !isFavourite))}
        >
          {isFavourite ? 'Favourite' : 'Make favourite'}
        </button>
      )}
    </>
  )
}

interface PartyStatusProps {
  party: PartyRole
  pending: Pending
  onRetry: () => void
  onLeave: () => void
}

/** Shown beside the heading, where it does not move any field. */
function PartyStatus({ party, pending, onRetry, onLeave }: PartyStatusProps) {
  return (
    <span className="cc-status" role="status">
      {pending.kind === 'loading' ? (
        `Loading “${pending.company || pending.contactPerson}” from saved ${party}s…`
      ) : (
        <ReloadHint what={`The saved ${party}`} error={pending.error} onRetry={onRetry} />
      )}{' '}
      <button className="btn btn-link p-0 cc-inline" type="button" onClick={onLeave}>
        Do not fill <span className="visually-hidden">the {party}</span>
      </button>
    </span>
  )
}
