import { Link } from 'react-router-dom'
import { Icon } from '@/components/Icon'
import { formatDateTime } from '@/domain/dates'
import { journeySteps } from '@/domain/shipment/journey'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import {
  journeyStep,
  latestStatus,
  publicStatus,
  publicStatusText,
  statusNames,
  statusTypes,
} from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import type { TrackedState } from '../useTrackedShipments'

interface ShipmentCardProps {
  number: string
  state: TrackedState
  onRetry: () => void
  onRemove: () => void
}

/** One of many shipments, in its own state. */
export function ShipmentCard({ number, state, onRetry, onRemove }: ShipmentCardProps) {
  return (
    <li className={`card cc-card ${state.kind}`} aria-busy={state.kind === 'loading'}>
      <div className="cc-card-top">
        <h2 className="cc-bill-number">
          {state.kind === 'found' ? <Link to={paths.tracking(number)}>{number}</Link> : number}
        </h2>
        <button className="btn cc-ghost cc-square" type="button" aria-label={`Remove ${number}`} onClick={onRemove}>
          <Icon name="close" small />
        </button>
      </div>
      {state.kind === 'loading' && <WaitingCard />}
      {state.kind === 'refused' && (
        <>
          <p className="cc-card-refused">{state.problem}</p>
          {!state.isUnknown && (
            <button className="btn btn-light" type="button" onClick={onRetry}>
              Try again
            </button>
          )}
        </>
      )}
      {state.kind === 'found' && <FoundCard shipment={state.shipment} />}
      {state.kind === 'found' && state.problem && <p className="cc-card-refused">{state.problem}</p>}
      {state.kind === 'found' && state.isKept && <p className="cc-card-wait">As of {formatDateTime(state.at)}</p>}
    </li>
  )
}

/** In the place of what is to come, so that nothing moves. */
function WaitingCard() {
  return (
    <>
      <p className="cc-card-wait">Tracking your shipment...</p>
      <div className="cc-mini-journey" aria-hidden="true">
        {statusTypes.map((type) => (
          <i key={type} />
        ))}
      </div>
      <p className="cc-card-step" />
    </>
  )
}

function FoundCard({ shipment }: { shipment: TrackedShipment }) {
  const step = journeyStep(shipment)
  const latest = latestStatus(shipment)
  return (
    <>
      <p className="cc-card-ends">
        {shipment.origin || '—'} <Icon name="forward" small /> <span className="visually-hidden">to</span>{' '}
        {shipment.destination || '—'}
      </p>
      <div className="cc-mini-journey" aria-hidden="true">
        {journeySteps(shipment).map(({ type, state }) => (
          <i key={type} className={state} />
        ))}
      </div>
      <p className="cc-card-step">
        <strong>{step === 0 ? publicStatus(shipment) : statusNames[step]}</strong>
        {latest && (
          <>
            {publicStatusText(latest) !== statusNames[step || 1] && <span>{publicStatusText(latest)}</span>}
            <small className="cc-number">{formatDateTime(latest.createdAt)}</small>
          </>
        )}
      </p>
    </>
  )
}
