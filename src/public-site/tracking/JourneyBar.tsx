import { formatDate } from '@/domain/dates'
import { journeySteps, type ShownStep } from '@/domain/shipment/journey'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { journeyStep, statusNames, statusTypes, type StatusType } from '@/domain/shipment/shipmentStatus'

const looks: Record<ShownStep['state'], string> = { passed: 'done', skipped: 'skipped', current: 'now', ahead: '' }

export function JourneyBar({ shipment }: { shipment: TrackedShipment | null }) {
  const tracked = shipment ?? { status: [] }
  const current = journeyStep(tracked)
  const hasSteps = shipment === null || current !== 0
  return (
    <div className="cc-journey">
      <div className="cc-from-to-line">
        <span>
          <small>Origin</small>
          <span>{shipment?.origin || '—'}</span>
        </span>
        <span>
          <small>Destination</small>
          <span>{shipment?.destination || '—'}</span>
        </span>
      </div>
      {hasSteps && (
        <ol className="cc-steps" aria-label="Progress">
          {journeySteps(tracked).map(({ type, name, state, entry }) => (
            <li key={type} className={looks[state]} aria-current={type === current ? 'step' : undefined}>
              <span>
                {name}
                {state === 'passed' && <span className="visually-hidden"> (passed)</span>}
              </span>
              {entry && entry.createdAt !== '' && <small>{dayAndMonth(entry.createdAt)}</small>}
              {shipment === null && type === statusTypes[0] && <small aria-hidden="true">{'\u00a0'}</small>}
            </li>
          ))}
        </ol>
      )}
      {current !== 0 && (
        <p className="cc-here">
          <strong>{statusNames[current]}</strong> {stepMeanings[current]}
        </p>
      )}
      {shipment === null && (
        // Keeps the space, so that nothing moves when the answer arrives.
        <p className="cc-here" aria-hidden="true">
          <strong>{statusNames[1]}</strong> {stepMeanings[1]}
        </p>
      )}
      {hasSteps && (
        <details className="cc-means mt-3">
          <summary>What each step means</summary>
          <dl>
            {statusTypes.map((type) => (
              <div key={type}>
                <dt>{statusNames[type]}</dt>
                <dd>{stepMeanings[type]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

/** `Nov 20`, out of `Fri, Nov 20, 2026`. */
function dayAndMonth(moment: string): string {
  return formatDate(moment).split(', ')[1] ?? ''
}

const stepMeanings: Record<StatusType, string> = {
  1: 'The booking is written down. The parcel is at our counter, or about to be.',
  2: 'Weighed, packed and sealed at the branch.',
  3: 'The delivery partner abroad has given it a number of its own.',
  4: 'Listed for a flight, and ready to leave Pakistan.',
  5: 'On its way: in the air, at customs or on the road abroad.',
  6: 'With the delivery partner. Its last miles can be followed on the partner’s page.',
  7: 'Handed over at the receiver’s door.',
}
