import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Loader } from '@/components/Loader'
import { Dialog } from '@/components/dialog/Dialog'
import { formatDateTime, formatTime } from '@/domain/dates'
import { formatRupees } from '@/domain/money/money'
import { plainDecimal } from '@/domain/typedNumbers'
import { paths } from '@/paths'
import { sessionEndedQuery } from '@/services/center.queries'
import type { Doing } from './runSubmission'
import type { Doubtful } from './submissionSteps'
import type { SubmitState } from './useSubmitBooking'

interface SubmitOverlayProps {
  state: SubmitState
  /** What the form still waits for before anything is sent. */
  awaited: string | null
  onLookAgain: () => void
  /** Stops waiting. */
  onBack: () => void
  /** The shipment that has the number is this booking. */
  onRecognize: (doubt: Doubtful) => void
  /** It is another one. */
  onDisown: (doubt: Doubtful) => void
}

export function SubmitOverlay({ state, awaited, onLookAgain, onBack, onRecognize, onDisown }: SubmitOverlayProps) {
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  if (state.step === 'sending') {
    const { progress, doing } = state
    return (
      <Loader text="Processing your request...">
        {doing && <small className="cc-doing">{detailOf(doing)}</small>}
        {doing === null && awaited !== null && (
          <>
            <small className="cc-doing">{awaited}</small>
            <button className="btn btn-light mt-3" type="button" onClick={onBack}>
              Back to the form
            </button>
          </>
        )}
        {progress !== null && progress < 1 && (
          <progress className="cc-progress" max={1} value={progress} aria-label="Files sent" />
        )}
      </Loader>
    )
  }
  // Nothing may cover the sign-in popup; the lookup goes on by itself after signing in.
  if (hasSessionEnded) return null
  if (state.step === 'doubtful') {
    const { doubt, isLooking } = state
    return (
      <DoubtfulDialog
        doubt={doubt}
        isLooking={isLooking}
        onLookAgain={onLookAgain}
        onRecognize={() => onRecognize(doubt)}
        onDisown={() => onDisown(doubt)}
      />
    )
  }
  if (state.step !== 'unknown') return null
  return (
    <Dialog
      title={`Is ${state.airwayBillNo} booked?`}
      backdrop="static"
      keyboard={false}
      onClose={() => undefined}
      foot={
        <>
          <Link className="btn btn-light" to={paths.screen('records')} target="_blank" rel="noopener noreferrer">
            View Records
          </Link>
          <button className="btn btn-primary" type="button" onClick={onLookAgain}>
            Look again
          </button>
        </>
      }
    >
      <p>
        {state.message === null ? 'The server’s answer was lost' : `The server answered “${state.message}”`}, and
        looking the number up has failed as well. The shipment may be booked: do not book it again before you know. What
        you typed is still here.
      </p>
      <p>
        The number is looked up again by itself every few seconds, and at once when a lost connection is back. You can
        also look for it in Records, or ask the head office.
      </p>
      <p className="mb-0 cc-muted">
        {state.isLooking ? 'Looking now…' : `Last looked at ${formatTime(state.lookedAt)}. This goes on by itself.`}
      </p>
    </Dialog>
  )
}

function detailOf(doing: Doing): string {
  switch (doing.kind) {
    case 'asking':
      return doing.taken === null
        ? 'Asking for the airway bill number.'
        : `${doing.taken} went to another counter meanwhile: asking for the next number.`
    case 'booking':
      return doing.instead === null
        ? `Booking as ${doing.airwayBillNo}.`
        : `Booking as ${doing.airwayBillNo}: ${doing.instead} went to another counter meanwhile.`
    case 'queued':
      return 'Another tab is booking: this booking comes next.'
    case 'looking up':
      return `Looking up ${doing.airwayBillNo}.`
  }
}

interface DoubtfulDialogProps {
  doubt: Doubtful
  isLooking: boolean
  onLookAgain: () => void
  /** Called during the click, so that the browser lets the receipt's tab open. */
  onRecognize: () => void
  /** Called during the click as well: the booking is sent under the next number. */
  onDisown: () => void
}

/** Asks whether the shipment that has the number is this booking: sending it again could book it twice. */
function DoubtfulDialog({ doubt, isLooking, onLookAgain, onRecognize, onDisown }: DoubtfulDialogProps) {
  const { airwayBillNo, shipment } = doubt
  const look = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={
        shipment
          ? `Airway bill ${airwayBillNo} exists and looks like this booking`
          : `Airway bill ${airwayBillNo} exists, but no list shows it`
      }
      kind="cc-doubtful"
      backdrop="static"
      keyboard={false}
      onClose={() => undefined}
      onShow={() => look.current?.focus()}
      foot={
        <>
          <button className="btn btn-light" type="button" ref={look} disabled={isLooking} onClick={onLookAgain}>
            {isLooking ? 'Looking now…' : 'Look again'}
          </button>
          <button className="btn btn-light" type="button" disabled={isLooking} onClick={onDisown}>
            It is another shipment
          </button>
          {shipment?.id ? (
            <button className="btn btn-primary" type="button" disabled={isLooking} onClick={onRecognize}>
              Open receipt
            </button>
          ) : (
            <Link className="btn btn-primary" to={paths.screen('records')} target="_blank" rel="noopener noreferrer">
              View Records
            </Link>
          )}
        </>
      }
    >
      <p>
        {shipment
          ? 'The server’s answer does not tell whether it is this booking. Compare the two.'
          : 'An earlier answer was lost, so it may be this booking. Look for it in Records, or ask the head office.'}
      </p>
      {shipment && <Comparison doubt={doubt} />}
      <p className="mb-0 cc-muted">“It is another shipment” books this one under the next number.</p>
    </Dialog>
  )
}

const DASH = '—'

function Comparison({ doubt: { attempt, shipment } }: { doubt: Doubtful }) {
  const amount = plainDecimal(attempt.amount)
  const rows = [
    ['Shipper', attempt.shipperContactPerson, shipment?.consignor],
    ['Receiver', attempt.recContactPerson, shipment?.consignee],
    ['Destination', attempt.recCountry, shipment?.destination],
    ['Amount', amount && formatRupees(amount), shipment?.amount != null && formatRupees(shipment.amount)],
    ['Booked by', attempt.user, shipment?.center],
    ['Booking date', null, shipment?.createdAt && formatDateTime(shipment.createdAt)],
  ] as const
  return (
    <table className="table cc-comparison">
      <thead>
        <tr>
          <td />
          <th scope="col">This booking</th>
          <th scope="col">Airway bill</th>
        </tr>
      </thead>
      <tbody translate="no">
        {rows.map(([name, typed, listed]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td dir="auto">{typed || DASH}</td>
            <td dir="auto">{listed || DASH}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
