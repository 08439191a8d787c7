import type { ReactNode } from 'react'
import { decimal, formatRupees } from '@/domain/money/money'
import { viewerCan, type Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { formatCount } from '@/domain/numbers'
import type { ShipmentTotals } from '@/domain/shipment-index/shipmentSums'
import { grossTotalMeaning } from '@/domain/money/billing'
import { statisticsTotals } from './statisticsTotals'

interface StatisticsStripProps {
  /** What the filters leave of the list; null where nothing is filtered, or the list is not whole yet. */
  filtered: ShipmentTotals | null
  /** Undefined while they are on their way, null where they could not be loaded. */
  statistics: readonly CenterStatistics[] | undefined | null
  /** The time they are of. */
  label: string
  viewer: Viewer
  onRetry: () => void
}

/** The totals in one line, above a long list. It has its place before it has its numbers, so that nothing moves. */
export function StatisticsStrip({ filtered, statistics, label, viewer, onRetry }: StatisticsStripProps) {
  const totals = statistics ? statisticsTotals(statistics) : null
  const waiting = statistics === null ? '—' : <span className="cc-skeleton short" />
  const figure = (text: (known: NonNullable<typeof totals>) => ReactNode) => (totals ? text(totals) : waiting)
  return (
    <dl className="cc-strip" aria-busy={statistics === undefined}>
      {filtered && <FilteredSum totals={filtered} />}
      <div>
        <dt>{filtered ? `Of all, ${label}` : label}</dt>
        <dd className={statistics === null ? undefined : 'visually-hidden'}>
          {statistics === null ? (
            <>
              Statistics could not be loaded.{' '}
              <button className="btn btn-link p-0 cc-inline" type="button" onClick={onRetry}>
                Try again
              </button>
            </>
          ) : (
            'Statistics'
          )}
        </dd>
      </div>
      <div>
        <dt>Documents</dt>
        <dd>{figure(({ documents }) => formatCount(documents))}</dd>
      </div>
      <div>
        <dt>Parcels</dt>
        <dd>{figure(({ parcels }) => formatCount(parcels))}</dd>
      </div>
      <div className="total">
        <dt>{viewerCan.seeGrandTotal(viewer) ? 'GRAND TOTAL' : 'Collection'}</dt>
        <dd>{figure(({ collection }) => formatRupees(collection))}</dd>
      </div>
    </dl>
  )
}

/** How many shipments the filters leave, and what these same shipments come to: void ones are in neither. */
function FilteredSum({ totals: { shipments, voids, paisa } }: { totals: ShipmentTotals }) {
  return (
    <>
      <div>
        <dt>Filtered</dt>
        <dd>
          {formatCount(shipments - voids)}
          {voids > 0 && <small> and {formatCount(voids)} void</small>}
        </dd>
      </div>
      <div>
        <dt>
          <abbr title={grossTotalMeaning}>G.Total</abbr>
        </dt>
        <dd>{formatRupees(decimal(paisa).div(100))}</dd>
      </div>
    </>
  )
}
