import type { ReactNode } from 'react'
import { formatRupees } from '@/domain/money/money'
import { viewerCan, type Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { formatCount } from '@/domain/numbers'
import { statisticsTotals } from './statisticsTotals'

interface StatisticsStripProps {
  /** Undefined while they are on their way, null where they could not be loaded. */
  statistics: readonly CenterStatistics[] | undefined | null
  /** The time they are of. */
  label: string
  viewer: Viewer
  onRetry: () => void
}

/** The totals in one line, above a long list. It has its place before it has its numbers, so that nothing moves. */
export function StatisticsStrip({ statistics, label, viewer, onRetry }: StatisticsStripProps) {
  const totals = statistics ? statisticsTotals(statistics) : null
  const waiting = statistics === null ? '—' : <span className="cc-sk w1" />
  const figure = (text: (known: NonNullable<typeof totals>) => ReactNode) => (totals ? text(totals) : waiting)
  return (
    <dl className="cc-strip" aria-busy={statistics === undefined}>
      <div>
        <dt>{label}</dt>
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
      <div className="gt">
        <dt>{viewerCan.seeGrandTotal(viewer) ? 'GRAND TOTAL' : 'Collection'}</dt>
        <dd>{figure(({ collection }) => formatRupees(collection))}</dd>
      </div>
    </dl>
  )
}
