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
import { t } from '@/texts/t'
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
  /** The shipment that has the number is this booking. Called during the click, so that the receipt's tab opens. */
  onRecognize: (doubt: Doubtful) => void
  /** It is another one: the booking is sent under the next number, during the click as well. */
  onDisown: (doubt: Doubtful) => void
}

export function SubmitOverlay({ state, awaited, onLookAgain, onBack, onRecognize, onDisown }: SubmitOverlayProps) {
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  if (state.kind === 'sending') {
    const { progress, doing } = state
    return (
      <Loader text={t('common.processing')}>
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
  if (state.kind === 'doubtful') {
    return <DoubtfulDialog {...state} onLookAgain={onLookAgain} onRecognize={onRecognize} onDisown={onDisown} />
  }
  if (state.kind !== 'unknown') return null
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
        {state.message === null ? 'The server’s answer did not arrive' : `The server answered “${state.message}”`}, and
        the number could not be looked up. The shipment may already be booked, so do not book it again yet. Your entries
        are still in the form.
      </p>
      <p>
        The number is looked up again every few seconds. You can also look for it in View Records, or ask the head
        office.
      </p>
      <p className="mb-0 cc-muted">{state.isLooking ? 'Looking…' : `Last checked at ${formatTime(state.lookedAt)}.`}</p>
    </Dialog>
  )
}

function detailOf(doing: Doing): string {
  switch (doing.kind) {
    case 'asking':
      return doing.taken === null
        ? 'Getting the airway bill number…'
        : `${doing.taken} was used by another counter. Getting the next number…`
    case 'booking':
      return doing.instead === null
        ? `Booking as ${doing.airwayBillNo}…`
        : `Booking as ${doing.airwayBillNo}, because ${doing.instead} was used by another counter…`
    case 'queued':
      return 'Another tab is booking. This booking is next.'
    case 'looking up':
      return `Looking up ${doing.airwayBillNo}…`
  }
}

interface DoubtfulDialogProps extends Pick<SubmitOverlayProps, 'onLookAgain' | 'onRecognize' | 'onDisown'> {
  doubt: Doubtful
  isLooking: boolean
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
          : `Airway bill ${airwayBillNo} exists, but is not in any list`
      }
      kind="cc-doubtful"
      backdrop="static"
      keyboard={false}
      onClose={() => undefined}
      onShow={() => look.current?.focus()}
      foot={
        <>
          <button className="btn btn-light" type="button" ref={look} disabled={isLooking} onClick={onLookAgain}>
            {isLooking ? 'Looking…' : 'Look again'}
          </button>
          <button className="btn btn-light" type="button" disabled={isLooking} onClick={() => onDisown(doubt)}>
            It is another shipment
          </button>
          {shipment?.id ? (
            <button className="btn btn-primary" type="button" disabled={isLooking} onClick={() => onRecognize(doubt)}>
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
          ? 'It may be this booking. Compare the two.'
          : 'It may be this booking, as an earlier answer did not arrive. Look for it in View Records, or ask the head office.'}
      </p>
      {shipment && <Comparison doubt={doubt} />}
      <p className="mb-0 cc-muted">“It is another shipment” books yours with the next number.</p>
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
