import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type CSSProperties, Fragment, type ReactNode, useState } from 'react'
import { FigureText } from '@/components/FigureText'
import { formatRupees } from '@/domain/money/money'
import { statedSum, type StatedSum, sumOrUnreadable } from '@/domain/money/statedSum'
import { formatCount, isUnreadable, UNREADABLE } from '@/domain/numbers'
import { type Viewer, viewerCan } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { statisticsFor } from '@/domain/shipment/statisticsFor'
import { ReloadHint } from '@/session/ReloadHint'
import { useCurrentUser } from '@/session/useCurrentUser'
import { comma } from '@/texts/language'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

/** Exact sums over centers, of what can be read; the collection in rupees. */
export function statisticsTotals(centers: readonly CenterStatistics[]) {
  return {
    documents: statedSum(centers.map(({ totalDocuments }) => totalDocuments)),
    parcels: statedSum(centers.map(({ totalParcels }) => totalParcels)),
    collection: statedSum(centers.map(({ totalCollection }) => totalCollection)),
    unreadable: centers.filter((each) =>
      [each.totalDocuments, each.totalParcels, each.totalCollection].some(isUnreadable),
    ).length,
  }
}

export const countText = (sum: StatedSum) => (
  <FigureText value={sumOrUnreadable(sum)} text={(total) => formatCount(Number(total))} />
)
export const amountText = (sum: StatedSum) => <FigureText value={sumOrUnreadable(sum)} text={formatRupees} />

export interface StatisticsProps {
  query: UseQueryOptions<CenterStatistics[], Error, CenterStatistics[], string[]>
  /** "Today's", "Till Now", or two dates. */
  label: string
}

export function Statistics({ query, label }: StatisticsProps) {
  const user = useCurrentUser()
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data) return <StatisticsCards statistics={statisticsFor(user, data)} label={label} />
  // Placeholder cards of the final height, so that nothing below them moves.
  const waiting = <StatisticsCards statistics={nothingYet(user)} label={label} isWaiting />
  if (!error || isFetching) return waiting
  return (
    <div className="cc-not-loaded">
      {waiting}
      <p role="status">
        <ReloadHint failed={t('lists.statisticsNotLoaded')} error={error} onRetry={() => void refetch()} />
      </p>
    </div>
  )
}

const NO_NAME = '\u00a0'
/** Number of placeholder cards, as the number of centers is not known yet. */
const USUAL_CENTERS = 5

export function nothingYet(viewer: Viewer): CenterStatistics[] {
  return Array.from({ length: viewerCan.seeGrandTotal(viewer) ? USUAL_CENTERS : 1 }, (_, center) => ({
    username: NO_NAME.repeat(center + 1),
    totalDocuments: 0,
    totalParcels: 0,
    totalCollection: 0,
  }))
}

interface StatisticsCardsProps extends Omit<StatisticsProps, 'query'> {
  statistics: readonly CenterStatistics[]
  /** Draws placeholder cards while the figures load. */
  isWaiting?: boolean
}

function StatisticsCards({ statistics, label, isWaiting = false }: StatisticsCardsProps) {
  const hasTotal = viewerCan.seeGrandTotal(useCurrentUser())
  const [isWhole, setIsWhole] = useState(false)
  const centers = byCollection(statistics)
  const { documents, parcels, collection, unreadable } = statisticsTotals(centers)
  const whole = hasTotal ? Number(collection.amount) : 0
  // A center without bills has nothing to show but its name.
  const idle =
    hasTotal && !isWaiting ? centers.filter((each) => shipmentsOf(each) === 0 && each.totalCollection === 0) : []
  const busy = centers.filter((each) => !idle.includes(each))
  // With fewer, the line of those without bills names the others.
  const more = busy.length < FIRST_ON_PHONES ? 0 : centers.length - FIRST_ON_PHONES

  return (
    <section
      className={`cc-flow ${hasTotal ? '' : 'own'} ${more === 0 || isWhole ? 'whole' : ''} ${isWaiting ? 'waiting' : ''}`}
      {...(isWaiting ? { 'aria-hidden': true, inert: true } : { 'aria-label': t('lists.statistics') })}
    >
      <h2 className="visually-hidden">{t('lists.statistics')}</h2>
      {hasTotal && (
        <div className="cc-deep cc-statistic">
          <h3>
            {t('lists.grandTotal')}
            <small>{label}</small>
          </h3>
          <dl>
            <Figure name={t('lists.documents')}>{countText(documents)}</Figure>
            <Figure name={t('lists.parcels')}>{countText(parcels)}</Figure>
            <div className="sum">
              <dt className="visually-hidden">{t('lists.collection')}</dt>
              <dd translate="no">{amountText(collection)}</dd>
            </div>
          </dl>
          {unreadable > 0 && <small className="note">{t('lists.centersUnreadable', { count: unreadable })}</small>}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable: arrow keys need the focus */}
      <ul aria-label={t('desk.centers')} tabIndex={hasTotal ? 0 : undefined}>
        {busy.map((center) => (
          <CenterCard key={center.username} center={center} label={label} whole={whole} />
        ))}
      </ul>
      {idle.length > 0 && (
        <p className="idle">
          {rich('lists.withoutBills', {
            centers: (
              <span translate="no" key="centers">
                {idle.map(({ username }, index) => (
                  <Fragment key={username}>
                    {index > 0 && comma}
                    <bdi>{username}</bdi>
                  </Fragment>
                ))}
              </span>
            ),
          })}
        </p>
      )}
      {more > 0 && !isWhole && (
        <button className="btn cc-ghost cc-narrow-only" type="button" onClick={() => setIsWhole(true)}>
          {t('lists.moreCenters', { count: more })}
        </button>
      )}
    </section>
  )
}

/** A phone shows as many centers until the others are asked for. */
const FIRST_ON_PHONES = 3

interface FigureProps {
  name: string
  className?: string
  children: ReactNode
}

export function Figure({ name, className, children }: FigureProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd translate="no">{children}</dd>
    </div>
  )
}

interface CenterCardProps {
  center: CenterStatistics
  label: string
  /** The collection of all centers, in rupees, of which a line shows this one’s share; 0 for none. */
  whole: number
}

function CenterCard({ center, label, whole }: CenterCardProps) {
  const { username, totalDocuments, totalParcels, totalCollection } = center
  const share = whole > 0 ? Math.max(0, collectionOf(center) / whole) : 0
  return (
    <li className="cc-statistic" style={{ '--share': share } as CSSProperties}>
      <h3 className="d-flex align-items-baseline">
        <span className="text-truncate" translate="no" title={username}>
          {username}
        </span>
        <small className="flex-none">{label}</small>
      </h3>
      <dl>
        <Figure name={t('lists.documents')}>
          <FigureText value={totalDocuments} text={formatCount} />
        </Figure>
        <Figure name={t('lists.parcels')}>
          <FigureText value={totalParcels} text={formatCount} />
        </Figure>
        <div className="sum">
          <dt className="visually-hidden">{t('lists.collection')}</dt>
          <dd translate="no">
            <FigureText value={totalCollection} text={formatRupees} />
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** For the order and the share of centers, in rupees. */
const collectionOf = ({ totalCollection }: CenterStatistics) => (isUnreadable(totalCollection) ? 0 : totalCollection)

export const byCollection = (centers: readonly CenterStatistics[]) =>
  [...centers].sort((one, other) => collectionOf(other) - collectionOf(one))

const shipmentsOf = ({ totalDocuments, totalParcels }: CenterStatistics) =>
  isUnreadable(totalDocuments) || isUnreadable(totalParcels) ? UNREADABLE : totalDocuments + totalParcels
