import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { useToday } from '@/components/desk/useToday'
import { useScrollEdges } from '@/components/useScrollEdges'
import { DASH } from '@/domain/dash'
import { decimal, formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { viewerCan } from '@/domain/roles'
import { NO_TOTALS, type ShipmentTotals } from '@/domain/shipment-index/shipmentTotals'
import { statisticsFor } from '@/domain/shipment/statisticsFor'
import { useCurrentUser } from '@/session/useCurrentUser'
import { asOfText } from '@/texts/asOfText'
import { t } from '@/texts/t'
import { Figure } from './Figure'
import { nothingYet, type StatisticsProps } from './Statistics'
import { amountText, byCollection, countText, statisticsTotals } from './statisticsTotals'

interface StatisticsRowProps extends StatisticsProps {
  /** Totals of the filtered rows; undefined until the list is complete, null if nothing is filtered. */
  filtered: ShipmentTotals | undefined | null
  /** How many shipments the chosen days leave out because their day is not known. */
  undated: number
}

/** One row of small cards. It has its full height before the figures arrive, so that nothing below moves. */
export function StatisticsRow({ query, label, filtered, undated }: StatisticsRowProps) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(query)
  const user = useCurrentUser()
  const today = useToday()
  const isFailed = error !== null && !data
  const isWaiting = !data && !isFailed
  const centers = byCollection(data ? statisticsFor(user, data) : nothingYet(user))
  const totals = statisticsTotals(centers)
  const figure = (shown: ReactNode) => (isWaiting ? <span className="cc-skeleton" /> : shown)
  const cards = useRef<HTMLUListElement>(null)
  const onScroll = useScrollEdges(cards, 'dl > div')
  return (
    <section className="cc-statistics" aria-label={t('lists.statistics')} aria-busy={isWaiting}>
      <h2 className="visually-hidden">{t('lists.statistics')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable: arrow keys need the focus */}
      <ul className="cc-fades" ref={cards} tabIndex={0} aria-label={t('lists.statistics')} onScroll={onScroll}>
        {filtered !== null && <FilteredSum totals={filtered} undated={undated} />}
        {error && (
          <li className="failed" role="status">
            <ReloadHint
              failed={
                isFailed
                  ? t('lists.statisticsNotLoaded')
                  : t('lists.statisticsOutdated', { time: asOfText(new Date(dataUpdatedAt), today) })
              }
              error={error}
              onRetry={() => void refetch()}
            />
          </li>
        )}
        {!isFailed && viewerCan.seeGrandTotal(user) && (
          <li className="cc-deep">
            <Name label={label}>{t('lists.grandTotal')}</Name>
            <dl>
              <Figure name={t('lists.documents')}>{figure(countText(totals.documents))}</Figure>
              <Figure name={t('lists.parcels')}>{figure(countText(totals.parcels))}</Figure>
              <Figure name={t('lists.collection')} className="sum">
                {figure(amountText(totals.collection))}
              </Figure>
            </dl>
            {totals.left > 0 && <small>{t('lists.centersUnknown', { count: totals.left })}</small>}
          </li>
        )}
        {!isFailed &&
          centers.map(({ username, totalDocuments, totalParcels, totalCollection }) => (
            <li key={username} aria-hidden={isWaiting || undefined}>
              <Name label={label}>
                <span translate="no" title={username}>
                  {username || DASH}
                </span>
              </Name>
              <dl>
                <Figure name={t('lists.documents')}>{figure(countText(totalDocuments))}</Figure>
                <Figure name={t('lists.parcels')}>{figure(countText(totalParcels))}</Figure>
                <Figure name={t('lists.collection')} className="sum">
                  {figure(amountText(totalCollection))}
                </Figure>
              </dl>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Name({ label, children }: { label: string; children: ReactNode }) {
  return (
    <h3>
      {children}
      <small>{label}</small>
    </h3>
  )
}

/** Void shipments are in neither figure. */
function FilteredSum({ totals, undated }: { totals: ShipmentTotals | undefined; undated: number }) {
  const { shipments, voids, paisa, missing, unreadable } = totals ?? NO_TOTALS
  const left = missing + unreadable
  const figure = (text: string) => (totals ? text : <span className="cc-skeleton" />)
  return (
    <li className="filtered">
      <dl>
        <div>
          <dt>{t('lists.shownShipments')}</dt>
          <dd>
            {figure(formatCount(shipments - voids))}
            {voids > 0 && <small> {t('lists.andVoid', { count: formatCount(voids) })}</small>}
            {totals && undated > 0 && <small> · {t('lists.undated', { count: undated })}</small>}
          </dd>
        </div>
        <div className="sum">
          <dt>
            <abbr title={t('lists.grossTotalMeaning')}>{t('lists.gTotal')}</abbr>
          </dt>
          <dd translate="no">
            {figure(left > 0 && left === shipments - voids ? DASH : formatRupees(decimal(paisa).div(100)))}
            {missing > 0 && <small translate="yes"> {t('lists.sumMissing', { count: missing })}</small>}
            {unreadable > 0 && <small translate="yes"> {t('lists.sumUnreadable', { count: unreadable })}</small>}
          </dd>
        </div>
      </dl>
    </li>
  )
}
