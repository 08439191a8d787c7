import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { SquareButton } from '@/components/SquareButton'
import { DASH } from '@/domain/dash'
import { journeySteps } from '@/domain/shipment/journeySteps'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { DELIVERED, journeyStep, latestStatus, statusTypes } from '@/domain/shipment/shipmentStatus'
import { joinTrackingNumbers, MAX_TRACKING_NUMBERS, mistypedProblem } from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'
import { formatDateTime } from '@/texts/dates'
import { placeName } from '@/texts/placeName'
import { publicStepText } from '@/texts/publicStepText'
import { hidden, rich } from '@/texts/rich'
import { say } from '@/texts/say'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'
import { ManyBox } from '../ManyBox'
import { PrintedHead } from '../PrintedHead'
import { TrackingActions } from '../TrackingActions'
import { TrackingSlab } from '../TrackingSlab'
import { stepName } from '../answerTexts'
import { updateRecentShipment } from '../recentShipments'
import type { TrackedState } from '../useTrackedShipments'
import './many.css'

interface ManyShipmentsProps {
  numbers: readonly string[]
  /** How many numbers beyond the page's limit were left out. */
  left: number
  /** The words in the address that are not airway bill numbers. */
  rejected: readonly string[]
  stateOf: (number: string) => TrackedState
  onRefresh: (number: string) => void
}

export function ManyShipments({ numbers, left, rejected, stateOf, onRefresh }: ManyShipmentsProps) {
  const navigate = useNavigate()
  const states = numbers.map(stateOf)
  const isBusy = states.some((state) => state.kind === 'loading' || (state.kind === 'found' && state.isRefreshing))
  const isLoading = states.some(({ kind }) => kind === 'loading')
  const answeredAt = latestAnswer(states)
  const without = (number: string) => numbers.filter((other) => other !== number)
  return (
    <>
      {answeredAt && <PrintedHead at={answeredAt} />}
      <TrackingSlab hasRiver>
        <p className="cc-many-summary" role="status">
          {summary(states)}
        </p>
        {left > 0 && <p className="cc-many-summary">{t('tracking.onlyFirst', { most: MAX_TRACKING_NUMBERS, left })}</p>}
        {rejected.length > 0 && (
          <p className="cc-many-summary" role="alert">
            {say(mistypedProblem(rejected))}
          </p>
        )}
        <TrackingActions numbers={numbers} isRefreshing={isBusy} onRefresh={() => numbers.forEach(onRefresh)} />
      </TrackingSlab>
      <div className={`container-xl cc-many-body ${isLoading ? 'cc-below' : ''}`}>
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

/** 0 if it is void, undefined if there is no shipment. */
function stepOf(state: TrackedState) {
  return state.kind === 'found' ? journeyStep(state.shipment) : undefined
}

/** `5 shipments: 2 delivered, 2 on the way, 1 not found.` */
function summary(states: readonly TrackedState[]): string {
  const count = (test: (state: TrackedState) => boolean) => states.filter(test).length
  const parts = [
    [count((state) => stepOf(state) === DELIVERED), 'tracking.countDelivered'],
    [count((state) => (stepOf(state) || DELIVERED) < DELIVERED), 'tracking.countUnderWay'],
    [count((state) => stepOf(state) === 0), 'tracking.countCancelled'],
    [count((state) => state.kind === 'refused' && state.isUnknown), 'tracking.countNotFound'],
    [count((state) => state.kind === 'refused' && !state.isUnknown), 'tracking.countNotLoaded'],
    [count((state) => state.kind === 'loading'), 'tracking.countLoading'],
  ] as const
  const counts = parts.filter(([number]) => number > 0).map(([number, key]) => t(key, { count: number }))
  return t('tracking.summary', {
    count: states.length,
    parts: counts.reduce((first, second) => t('tracking.twoParts', { first, second })),
  })
}

interface ShipmentCardProps {
  number: string
  state: TrackedState
  onRetry: () => void
  onRemove: () => void
}

function ShipmentCard({ number, state, onRetry, onRemove }: ShipmentCardProps) {
  useEffect(() => {
    if (state.kind === 'found') updateRecentShipment(number, state.shipment, state.at, true)
  }, [number, state])
  return (
    <li className={`card cc-card ${state.kind}`} aria-busy={state.kind === 'loading'}>
      <div className="cc-card-top cc-beside justify-content-between">
        <h2 className="cc-bill-number" translate="no">
          {state.kind === 'found' ? <Link to={paths.tracking(number)}>{number}</Link> : number}
        </h2>
        <SquareButton icon="close" name={t('tracking.remove', { number })} small onClick={onRemove} />
      </div>
      {state.kind === 'loading' && <WaitingCard />}
      {state.kind === 'refused' && (
        <>
          <p className="cc-card-refused">
            <bdi>{state.problem}</bdi>
          </p>
          {!state.isUnknown && <Button text={t('common.tryAgain')} onClick={onRetry} />}
        </>
      )}
      {state.kind === 'found' && <FoundCard shipment={state.shipment} />}
      {state.kind === 'found' && state.problem && (
        <p className="cc-card-refused">
          <bdi>{state.problem}</bdi>
        </p>
      )}
      {state.kind === 'found' && (state.isSaved || state.problem !== null) && (
        <p className="cc-muted">{t('tracking.asOf', { time: formatDateTime(state.at) })}</p>
      )}
    </li>
  )
}

/** Takes up the space of the coming answer, so that nothing moves. */
function WaitingCard() {
  return (
    <>
      <p className="cc-muted">{t('common.trackingShipment')}</p>
      <ol className="cc-steps" aria-hidden="true">
        {statusTypes.map((type) => (
          <li key={type} />
        ))}
      </ol>
      <p className="cc-card-step" />
    </>
  )
}

function FoundCard({ shipment }: { shipment: TrackedShipment }) {
  const step = journeyStep(shipment)
  const latest = latestStatus(shipment)
  return (
    <>
      <p className="cc-beside gap-2 fw-semibold">
        {rich('tracking.fromTo', {
          origin: <bdi>{placeName(shipment.origin) || DASH}</bdi>,
          arrow: <Icon name="forward" small />,
          hidden,
          destination: <bdi>{placeName(shipment.destination) || DASH}</bdi>,
        })}
      </p>
      <ol className="cc-steps" aria-hidden="true">
        {journeySteps(shipment).map(({ type, state }) => (
          <li key={type} className={state} />
        ))}
      </ol>
      <p className="cc-card-step">
        <strong className="d-block">{stepName(shipment)}</strong>
        {latest && (
          <>
            {publicStepText(latest) !== statusName(step || 1) && (
              <span className="d-block">
                <bdi>{publicStepText(latest)}</bdi>
              </span>
            )}
            <small className="cc-number d-block cc-muted cc-small" translate="no">
              {formatDateTime(latest.createdAt)}
            </small>
          </>
        )}
      </p>
    </>
  )
}
