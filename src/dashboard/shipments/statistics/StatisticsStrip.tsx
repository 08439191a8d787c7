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

interface StatisticsStripProps {
  /** Totals of the filtered rows; undefined until the list is complete, null if nothing is filtered. */
  filtered: ShipmentTotals | undefined | null
  /** Undefined while loading, null if loading failed. */
  statistics: readonly CenterStatistics[] | undefined | null
  error: Error | null
  /** Null for all. */
  days: string | null
  viewer: Viewer
  /** The cards by center are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onRetry: () => void
}

/** Takes its space before the figures arrive, so that the layout does not shift. A press anywhere on it opens the cards. */
export function StatisticsStrip(props: StatisticsStripProps) {
  const { filtered, statistics, error, days, viewer, isOpen, onOpen, onRetry } = props
  const totals = statistics ? statisticsTotals(statistics) : null
  const waiting = statistics === null ? '—' : <span className="cc-skeleton short" />
  const figure = (text: (known: NonNullable<typeof totals>) => ReactNode) => (totals ? text(totals) : waiting)
  const hasCenters = viewerCan.seeGrandTotal(viewer)
  return (
    <div className={filtered === null ? 'cc-strip' : 'cc-strip filtered'} aria-busy={statistics === undefined}>
      <dl>
        {filtered !== null && <FilteredSum totals={filtered} />}
        <div className="whole">
          <dt>
            {filtered === null
              ? (days ?? t('lists.tillNow'))
              : days === null
                ? t('lists.allToDate')
                : t('lists.allOfDays', { days })}
          </dt>
          <dd className={statistics === null ? 'failed' : 'visually-hidden'}>
            {statistics === null ? (
              <ReloadHint failed={t('lists.statisticsNotLoaded')} error={error} onRetry={onRetry} />
            ) : (
              t('lists.statistics')
            )}
          </dd>
        </div>
        <Figure name={t('lists.documents')} className="part">
          {figure(({ documents }) => formatCount(documents))}
        </Figure>
        <Figure name={t('lists.parcels')} className="part">
          {figure(({ parcels }) => formatCount(parcels))}
        </Figure>
        <Figure name={hasCenters ? t('lists.grandTotal') : t('lists.collection')} className="total">
          {figure(({ collection }) => formatRupees(collection))}
        </Figure>
      </dl>
      {hasCenters && (
        <button className="cc-strip-open" type="button" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {t('lists.byCenter')}
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
        <dt>{t('lists.shownShipments')}</dt>
        <dd>
          {figure(formatCount(shipments - voids))}
          {voids > 0 && <small> {t('lists.andVoid', { count: formatCount(voids) })}</small>}
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
