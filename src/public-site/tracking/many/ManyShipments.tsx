import { useNavigate } from 'react-router-dom'
import { joinTrackingNumbers, MAX_TRACKING_NUMBERS } from '@/domain/tracking/trackingNumbers'
import { DELIVERED, journeyStep } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import './many.css'
import { ManyBox } from './ManyBox'
import { PrintedReport } from '../PrintedReport'
import { ShipmentCard } from './ShipmentCard'
import { TrackingActions } from '../TrackingActions'
import { TrackingSlab } from '../TrackingSlab'
import type { TrackedState } from '../useTrackedShipments'

interface ManyShipmentsProps {
  numbers: readonly string[]
  /** How many more there were than one page takes. */
  left: number
  stateOf: (number: string) => TrackedState
  onRefresh: (number: string) => void
}

/** Several shipments, a card each. */
export function ManyShipments({ numbers, left, stateOf, onRefresh }: ManyShipmentsProps) {
  const navigate = useNavigate()
  const states = numbers.map(stateOf)
  const isBusy = states.some((state) => state.kind === 'loading' || (state.kind === 'found' && state.isRefreshing))
  const answeredAt = latestAnswer(states)
  const without = (number: string) => numbers.filter((other) => other !== number)
  return (
    <>
      {answeredAt && <PrintedReport at={answeredAt} />}
      <TrackingSlab hasRiver>
        <p className="cc-many-summary" role="status">
          {summary(states)}
        </p>
        {left > 0 && (
          <p className="cc-many-summary">
            Only the first {MAX_TRACKING_NUMBERS} are shown; {left} more were left out.
          </p>
        )}
        <TrackingActions numbers={numbers} isRefreshing={isBusy} onRefresh={() => numbers.forEach(onRefresh)} />
      </TrackingSlab>
      <div className="container-xl cc-below cc-many-body">
        <ul className="cc-cards">
          {numbers.map((number) => (
            <ShipmentCard
              key={number}
              number={number}
              state={stateOf(number)}
              onRetry={() => onRefresh(number)}
              onRemove={() => void navigate(paths.tracking(joinTrackingNumbers(without(number))), { replace: true })}
            />
          ))}
        </ul>
        <ManyBox key={numbers.join()} numbers={numbers} />
      </div>
    </>
  )
}

function latestAnswer(states: readonly TrackedState[]): Date | null {
  const times = states.flatMap((state) => (state.kind === 'found' ? [state.at.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** The step of a shipment that was found; 0 where it is void, undefined where it is not there. */
function step(state: TrackedState) {
  return state.kind === 'found' ? journeyStep(state.shipment) : undefined
}

/** «5 shipments: 2 delivered, 2 on their way, 1 not found». */
function summary(states: readonly TrackedState[]): string {
  const count = (test: (state: TrackedState) => boolean) => states.filter(test).length
  const parts = [
    [count((state) => step(state) === DELIVERED), 'delivered'],
    [count((state) => (step(state) || DELIVERED) < DELIVERED), 'on their way'],
    [count((state) => step(state) === 0), 'void'],
    [count((state) => state.kind === 'refused' && state.isUnknown), 'not found'],
    [count((state) => state.kind === 'refused' && !state.isUnknown), 'not answered'],
    [count((state) => state.kind === 'loading'), 'being looked up'],
  ] as const
  const said = parts.filter(([number]) => number > 0).map(([number, name]) => `${number} ${name}`)
  return `${states.length} shipments: ${said.join(', ')}.`
}
