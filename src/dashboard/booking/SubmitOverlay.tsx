import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Loader } from '@/components/Loader'
import { Popup } from '@/components/Popup'
import { paths } from '@/paths'
import { sessionEndedQuery } from '@/services/center.queries'
import type { SubmitState } from './useSubmitBooking'

interface SubmitOverlayProps {
  state: SubmitState
  onLookAgain: () => void
}

/** Over the form while a booking is on its way, and as long as nobody knows how it ended. */
export function SubmitOverlay({ state, onLookAgain }: SubmitOverlayProps) {
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  if (state.step === 'sending') return <Loader text="Processing your request..." progress={state.progress} />
  // Who is signed out signs in first, with nothing over that popup; then the number is looked up again by itself.
  if (state.step !== 'unknown' || hasSessionEnded) return null
  return (
    <Popup centered className="cc-pop" backdrop="static" keyboard={false} aria-labelledby="unknown-outcome">
      <div className="modal-header">
        <h2 className="modal-title" id="unknown-outcome">
          Is {state.airwayBillNo} booked?
        </h2>
      </div>
      <div className="modal-body">
        <p>
          {state.message === null ? 'The server’s answer was lost' : `The server answered “${state.message}”`}, and
          looking the number up has failed as well. The shipment may be booked: do not book it again before you know.
          What you typed is still here.
        </p>
        <p className="mb-0">
          Look again in a moment; once a lost connection is back, that is done by itself. You can also look for the
          number in Records, or ask the head office.
        </p>
      </div>
      <div className="modal-footer">
        <Link className="btn btn-light" to={paths.screen('records')} target="_blank" rel="noopener noreferrer">
          View Records
        </Link>
        <button className="btn btn-primary" type="button" onClick={onLookAgain}>
          Look again
        </button>
      </div>
    </Popup>
  )
}
