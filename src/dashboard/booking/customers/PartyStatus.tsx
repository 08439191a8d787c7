import type { Pending } from './filledParties'
import { ReloadHint } from '../fields/ReloadHint'
import type { Role } from './savedCustomer'

interface PartyStatusProps {
  party: Role
  pending: Pending
  onRetry: () => void
  onFill: () => void
  onLeave: () => void
}

/** Beside a section's heading, where it moves no field: whom it waits for, or what it asks before it is filled. */
export function PartyStatus({ party, pending, onRetry, onFill, onLeave }: PartyStatusProps) {
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
          <ReloadHint what={`The saved ${party}`} onRetry={onRetry} /> {leave('Do not fill')}
        </>
      )}
    </span>
  )
}
