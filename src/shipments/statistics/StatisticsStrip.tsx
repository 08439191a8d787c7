import { useQuery } from '@tanstack/react-query'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { decimal, formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { viewerCan } from '@/domain/roles'
import { NO_TOTALS, type ShipmentTotals } from '@/domain/shipment-index/shipmentTotals'
import { ReloadHint } from '@/session/ReloadHint'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { DASH } from '../table/shipmentCells'
import { amountText, countText, Figure, type StatisticsProps, statisticsTotals } from './Statistics'

interface StatisticsStripProps extends Omit<StatisticsProps, 'label'> {
  /** Totals of the filtered rows; undefined until the list is complete, null if nothing is filtered. */
  filtered: ShipmentTotals | undefined | null
  /** Null for all. */
  days: string | null
  /** The cards by center are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Takes its space before the figures arrive, so that the layout does not shift. A press anywhere on it opens the cards. */
export function StatisticsStrip({ query, filtered, days, isOpen, onOpen }: StatisticsStripProps) {
  const { data, error, refetch } = useQuery(query)
  const isFailed = error !== null && !data
  const totals = data && statisticsTotals(data)
  const waiting = isFailed ? DASH : <span className="cc-skeleton" />
  const hasCenters = viewerCan.seeGrandTotal(useCurrentUser())
  const allOf = days === null ? t('lists.allToDate') : t('lists.allOfDays', { days })
  return (
    <div className={filtered === null ? 'cc-strip' : 'cc-strip filtered'} aria-busy={!data && !isFailed}>
      <dl>
        {filtered !== null && <FilteredSum totals={filtered} />}
        <div className="whole">
          <dt>{filtered === null ? (days ?? t('lists.tillNow')) : allOf}</dt>
          <dd className={isFailed ? 'failed' : 'visually-hidden'}>
            {isFailed ? (
              <ReloadHint failed={t('lists.statisticsNotLoaded')} error={error} onRetry={() => void refetch()} />
            ) : (
              t('lists.statistics')
            )}
          </dd>
        </div>
        <Figure name={t('lists.documents')} className="part">
          {totals ? countText(totals.documents) : waiting}
        </Figure>
        <Figure name={t('lists.parcels')} className="part">
          {totals ? countText(totals.parcels) : waiting}
        </Figure>
        <Figure name={hasCenters ? t('lists.grandTotal') : t('lists.collection')} className="total">
          {totals ? amountText(totals.collection) : waiting}
          {totals && totals.unreadable > 0 && (
            <small> {t('lists.centersUnreadable', { count: totals.unreadable })}</small>
          )}
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
  const { shipments, voids, paisa, unreadable } = totals ?? NO_TOTALS
  const figure = (text: string) => (totals ? text : <span className="cc-skeleton" />)
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
          {figure(unreadable > 0 && unreadable === shipments - voids ? DASH : formatRupees(decimal(paisa).div(100)))}
          {unreadable > 0 && <small translate="yes"> {t('lists.sumUnreadable', { count: unreadable })}</small>}
        </dd>
      </div>
    </>
  )
}
