import type { ReactNode } from 'react'
import { DeskIcon } from '@/dashboard/DeskIcon'
import { decimal, formatRupees } from '@/domain/money/money'
import { viewerCan, type Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { formatCount } from '@/domain/numbers'
import type { ShipmentTotals } from '@/domain/shipment-index/shipmentSums'
import { t } from '@/texts/t'
import { ReloadHint } from '../../NotAuthorized'
import { Figure, statisticsTotals } from './Statistics'

/** The specification's label of statistics that are of no day in particular. */
export const TILL_NOW = 'Till Now'

interface StatisticsStripProps {
  /** Totals of the filtered rows; undefined until the list is complete, null if nothing is filtered. */
  filtered: ShipmentTotals | undefined | null
  /** Undefined while loading, null if loading failed. */
  statistics: readonly CenterStatistics[] | undefined | null
  error: Error | null
  label: string
  viewer: Viewer
  /** The cards by center are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onRetry: () => void
}

/** Takes its space before the figures arrive, so that the layout does not shift. A press anywhere on it opens the cards. */
export function StatisticsStrip(props: StatisticsStripProps) {
  const { filtered, statistics, error, label, viewer, isOpen, onOpen, onRetry } = props
  const totals = statistics ? statisticsTotals(statistics) : null
  const waiting = statistics === null ? '—' : <span className="cc-skeleton short" />
  const figure = (text: (known: NonNullable<typeof totals>) => ReactNode) => (totals ? text(totals) : waiting)
  const hasCenters = viewerCan.seeGrandTotal(viewer)
  return (
    <div className={filtered === null ? 'cc-strip' : 'cc-strip filtered'} aria-busy={statistics === undefined}>
      <dl>
        {filtered !== null && <FilteredSum totals={filtered} />}
        <div>
          <dt>
            {filtered === null ? label : label === TILL_NOW ? 'All shipments to date' : `All shipments, ${label}`}
          </dt>
          <dd className={statistics === null ? 'failed' : 'visually-hidden'}>
            {statistics === null ? <ReloadHint what="Statistics" error={error} onRetry={onRetry} /> : 'Statistics'}
          </dd>
        </div>
        <Figure name="Documents" className="part">
          {figure(({ documents }) => formatCount(documents))}
        </Figure>
        <Figure name="Parcels" className="part">
          {figure(({ parcels }) => formatCount(parcels))}
        </Figure>
        <Figure name={hasCenters ? 'GRAND TOTAL' : 'Collection'} className="total">
          {figure(({ collection }) => formatRupees(collection))}
        </Figure>
      </dl>
      {hasCenters && (
        <button className="cc-strip-open" type="button" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          By center
          <DeskIcon name="down" small />
        </button>
      )}
    </div>
  )
}

/** Void shipments are in neither figure. */
function FilteredSum({ totals }: { totals: ShipmentTotals | undefined }) {
  const { shipments, voids, paisa } = totals ?? { shipments: 0, voids: 0, paisa: 0 }
  const figure = (text: string) => (totals ? text : <span className="cc-skeleton short" />)
  return (
    <>
      <div>
        <dt>Shown shipments</dt>
        <dd>
          {figure(formatCount(shipments - voids))}
          {voids > 0 && <small> and {formatCount(voids)} void</small>}
        </dd>
      </div>
      <div>
        <dt>
          <abbr title={t('lists.grossTotalMeaning')}>{t('lists.gTotal')}</abbr>
        </dt>
        <dd className="sum" translate="no">
          {figure(formatRupees(decimal(paisa).div(100)))}
        </dd>
      </div>
    </>
  )
}
