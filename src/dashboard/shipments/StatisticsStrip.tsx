import { formatRupees } from '@/domain/money'
import { viewerCan, type Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment'
import { formatCount, statisticsTotals } from './statisticsTotals'

interface StatisticsStripProps {
  statistics: readonly CenterStatistics[]
  label: string
  viewer: Viewer
}

/** The totals in one line, above a long list. */
export function StatisticsStrip({ statistics, label, viewer }: StatisticsStripProps) {
  const { documents, parcels, collection } = statisticsTotals(statistics)
  return (
    <dl className="cc-strip">
      <div>
        <dt>{label}</dt>
        <dd className="visually-hidden">Statistics</dd>
      </div>
      <div>
        <dt>Documents</dt>
        <dd>{formatCount(documents)}</dd>
      </div>
      <div>
        <dt>Parcels</dt>
        <dd>{formatCount(parcels)}</dd>
      </div>
      <div className="gt">
        <dt>{viewerCan.seeGrandTotal(viewer) ? 'GRAND TOTAL' : 'Collection'}</dt>
        <dd>{formatRupees(collection)}</dd>
      </div>
    </dl>
  )
}
