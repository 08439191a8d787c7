import { formatDate } from '@/domain/dates'
import { journeySteps, type ShownStep } from '@/domain/shipment/journey'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { journeyStep, statusNames, statusTypes } from '@/domain/shipment/shipmentStatus'
import { stepMeanings } from './answerTexts'

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
                {(state === 'passed' || state === 'skipped') && <span className="visually-hidden"> ({state})</span>}
              </span>
              {entry && entry.createdAt !== '' && type !== current && <small>{dayAndMonth(entry.createdAt)}</small>}
              {type === statusTypes[0] && (shipment === null || type === current) && (
                <small aria-hidden="true">{'\u00a0'}</small>
              )}
            </li>
          ))}
        </ol>
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
