import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { CustomerLookup } from './CustomerLookup'
import { focusFirstEmpty } from '../fields/focusFields'
import { ReceiverSection } from '../sections/ReceiverSection'
import type { PartyRole } from '@/domain/forms/parties'
import { ShipperSection } from '../sections/ShipperSection'
import type { Places } from '../files/useBookingFiles'
import type { FilledParties } from './useFillCustomer'
import type { FilledState, FormerFiles, Pending } from './filledParties'
import { useDeviceStore } from '@/browser/deviceStore'
import { favouriteStore } from './knownCustomerStore'
import { ReloadHint } from '../fields/BookingSelect'

interface PartiesProps {
  owner: string
  parties: FilledParties
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

export function Parties({ owner, parties, places }: PartiesProps) {
  const { getValues } = useFormContext<BookingForm>()
  const [lookup, setLookup] = useState<Lookup | null>(null)
  const { filled, again, pending, pick, retry, fill, fillAllTheSame, leaveAsItIs, undo, setFavourite } = parties

  const picked = useRef<PartyRole | null>(null)
  useEffect(() => {
    // The closing popup has just returned the focus to the field it was opened from.
    if (lookup === null && picked.current) focusFirstEmpty(picked.current, getValues)
    picked.current = null
  }, [lookup, getValues])

  const party = (role: PartyRole) => {
    const from = filled[role]
    const awaited = pending[role]
    return {
      owner,
      note: from && !awaited && (
        <FilledNote
          party={role}
          customerId={from.id}
          owner={owner}
          onUndo={() => undo(role)}
          onFavourite={(isFavourite) => setFavourite(role, isFavourite)}
        />
      ),
      status: awaited && (
        <PartyStatus
          party={role}
          pending={awaited}
          onRetry={() => retry(role)}
          onFill={() => fillAllTheSame(role)}
          onLeave={() => leaveAsItIs(role)}
        />
      ),
      onLookup: (by: 'company' | 'contactPerson') => setLookup({ role, field: fields[role][by] }),
      onPick: (customer: Parameters<typeof pick>[1]) => pick(role, customer),
    }
  }

  return (
    <>
      <div className="cc-parties">
        <ShipperSection
          {...party('shipper')}
          places={places}
          filesNote={<FilesTakenOut filled={filled} again={again} />}
          onPlace={parties.onPlace}
        />
        <ReceiverSection {...party('receiver')} />
      </div>
      {lookup && (
        <CustomerLookup
          role={lookup.role}
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

/** Names the previous shipper's files that were taken out, because they must not be sent with this booking. */
function FilesTakenOut({ filled, again }: Pick<FilledState, 'filled' | 'again'>) {
  const files: FormerFiles = filled.shipper?.files ?? again?.files ?? {}
  const names = Object.values(files).flatMap(({ name, isOut }) => (isOut ? [name] : []))
  if (names.length === 0) return null
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return (
    <p className="span-12 cc-again" role="status">
      {list} {names.length === 1 ? 'was' : 'were'} taken out, chosen for another shipper. Undo brings{' '}
      {names.length === 1 ? 'it' : 'them'} back.
    </p>
  )
}

interface FilledNoteProps {
  party: PartyRole
  customerId: string
  owner: string
  onUndo: () => void
  onFavourite: (isFavourite: boolean) => void
}

function FilledNote({ party, customerId, owner, onUndo, onFavourite }: FilledNoteProps) {
  const favourites = useDeviceStore(favouriteStore, owner)
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
          onClick={() => onFavourite(!isFavourite)}
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
  onFill: () => void
  onLeave: () => void
}

/** Shown beside the heading, where it does not move any field. */
function PartyStatus({ party, pending, onRetry, onFill, onLeave }: PartyStatusProps) {
  const name = pending.company || pending.contactPerson
  const leave = (text: string) => (
    <button className="btn btn-link p-0 cc-inline" type="button" onClick={onLeave}>
      {text} <span className="visually-hidden">the {party}</span>
    </button>
  )
  return (
    <span className="cc-status" role="status">
      {pending.is === 'coming' && (
        <>
          Fetching «{name}» from saved {party}s… {leave('Do not fill')}
        </>
      )}
      {pending.is === 'asking' && (
        <>
          You typed here while «{name}» was being fetched.{' '}
          <button className="btn btn-link p-0 cc-inline" type="button" onClick={onFill}>
            Fill from «{name}» all the same
          </button>{' '}
          {leave('Do not fill')}
        </>
      )}
      {pending.is === 'missed' && (
        <>
          <ReloadHint what={`The saved ${party}`} error={pending.error} onRetry={onRetry} /> {leave('Do not fill')}
        </>
      )}
    </span>
  )
}
