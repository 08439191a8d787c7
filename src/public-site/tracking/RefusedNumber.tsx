import { Link } from 'react-router-dom'
import { Alert } from '@/components/Alert'
import { similarNumbers } from '@/domain/tracking/recentNumbers'
import { paths } from '@/paths'
import { DryBed } from '../drawings'
import { TrackBox } from '../TrackBox'
import { useRecentShipments } from './recent/recentShipments'
import type { Refused } from './useTrackedShipments'

interface RefusedNumberProps {
  number: string
  refused: Refused
  onRetry: () => void
}

export function RefusedNumber({ number, refused, onRetry }: RefusedNumberProps) {
  const recent = useRecentShipments().map((shipment) => shipment.number)
  const meant = refused.isUnknown ? similarNumbers(recent, number) : []
  return (
    <div className="cc-lost">
      <div>
        <div className="cc-lost-why" role="alert">
          <Alert variant="danger">{refused.problem}</Alert>
        </div>
        {meant.length > 0 && (
          <p className="cc-meant">
            Did you mean{' '}
            {meant.map((other) => (
              <Link key={other} className="cc-link cc-bill-number" translate="no" to={paths.tracking(other)}>
                {other}
              </Link>
            ))}
            ?
          </p>
        )}
        <TrackBox key={number} number={number} hint={refused.isUnknown && 'Check the number and try again.'} />
        {!refused.isUnknown && (
          <p className="cc-lost-ways">
            <button className="btn" type="button" onClick={onRetry}>
              Try again
            </button>
          </p>
        )}
      </div>
      <DryBed isCut={!refused.isUnknown} />
    </div>
  )
}
