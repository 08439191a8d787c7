import { useDeviceStore } from '@/browser/deviceStore'
import { favouriteStore } from './knownCustomerStore'
import type { Role } from './savedCustomer'

interface FilledNoteProps {
  party: Role
  customerId: string
  owner: string
  onUndo: () => void
  onFavourite: (isFavourite: boolean) => void
}

/** Beside a section's heading: its fields were filled from a saved one, and can be taken back. */
export function FilledNote({ party, customerId, owner, onUndo, onFavourite }: FilledNoteProps) {
  const favourites = useDeviceStore(favouriteStore, owner)
  const isFavourite = favourites.some(({ id, role }) => id === customerId && role === party)
  return (
    <>
      <span>Filled from saved {party}s</span>
      <button className="btn btn-link p-0 cc-inline" type="button" onClick={onUndo}>
        Undo <span className="visually-hidden">filling the {party}</span>
      </button>
      <button
        className="btn btn-link p-0 cc-inline"
        type="button"
        aria-pressed={isFavourite}
        onClick={() => onFavourite(!isFavourite)}
      >
        {isFavourite ? 'Favourite' : 'Make favourite'}
      </button>
    </>
  )
}
