import { momentText } from '@/components/dataTable/momentText'
import { journeySteps } from '@/domain/shipment/journey'
import type { Shipment } from '@/domain/shipment/shipment'
import { isVoid, latestStatus } from '@/domain/shipment/shipmentStatus'

/** The seven stations: when each was passed, what was said at the last one, and what is still to come. */
export function PanelJourney({ shipment }: { shipment: Shipment }) {
  const latest = latestStatus(shipment)
  return (
    <section aria-labelledby="open-journey">
      <h3 id="open-journey">Journey</h3>
      {isVoid(shipment) ? (
        <p className="cc-muted">Void: it has no status, here or on the public tracking page.</p>
      ) : (
        <ol className="cc-shipment-journey">
          {journeySteps(shipment).map(({ type, name, state, at }) => (
            <li key={type} className={state}>
              <b>{name}</b>
              {at !== '' && <time dateTime={at}>{momentText(at)}</time>}
              {type === latest?.type && latest.description !== '' && latest.description !== name && (
                <span>{latest.description}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
