import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { formatAmount, formatRupees, sum } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { viewerCan, type Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { keyOf } from '@/services/shipment-list/shipmentSource'
import { NotAuthorized } from '../../NotAuthorized'
import type { ShipmentList } from '../list/useShipmentList'
import { FlowArt, TotalRiver } from './FlowArt'

type StatisticsQuery = UseQueryOptions<CenterStatistics[], Error, CenterStatistics[], string[]>
type FollowedList = Pick<ShipmentList, 'source' | 'loadedAt'>

/** Milliseconds between refreshes, for changes that the list does not show. */
const NOW_AND_THEN = 600_000

/** Refetched whenever the list has changed, besides the usual intervals. */
export function useStatistics(query: StatisticsQuery, { source, loadedAt }: FollowedList, isWanted = true) {
  const asked = useQuery({
    ...query,
    enabled: isWanted,
    refetchInterval: NOW_AND_THEN,
    refetchOnWindowFocus: true,
  })
  const { refetch } = asked
  const name = keyOf(source)
  const seen = useRef({ name, loadedAt })
  useEffect(() => {
    const hasOtherRows =
      seen.current.name === name && seen.current.loadedAt !== null && seen.current.loadedAt !== loadedAt
    seen.current = { name, loadedAt }
    if (hasOtherRows && isWanted) void refetch({ cancelRefetch: false })
  }, [name, loadedAt, isWanted, refetch])
  return asked
}

/** Exact sums over centers; the collection in rupees. */
export function statisticsTotals(centers: readonly CenterStatistics[]) {
  return {
    documents: centers.reduce((total, { totalDocuments }) => total + totalDocuments, 0),
    parcels: centers.reduce((total, { totalParcels }) => total + totalParcels, 0),
    collection: sum(centers.map(({ totalCollection }) => totalCollection)),
  }
}

interface StatisticsProps {
  query: StatisticsQuery
  list: FollowedList
  label: string
  viewer: Viewer
}

export function Statistics({ query, list, label, viewer }: StatisticsProps) {
  const { data, error, isFetching, refetch } = useStatistics(query, list)
  if (data) return <StatisticsCards statistics={data} label={label} viewer={viewer} />
  if (error && !isFetching) {
    return (
      <div className="cc-flow-failed" role="status">
        <span>
          Statistics could not be loaded <NotAuthorized error={error} />
        </span>
        <button className="btn btn-link" type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </div>
    )
  }
  // Placeholder cards of the final height, so that nothing below them moves.
  return <StatisticsCards statistics={nothingYet(viewer)} label={label} viewer={viewer} isWaiting />
}

const NO_NAME = '\u00a0'
/** Number of placeholder cards, as the number of centers is not known yet. */
const USUAL_CENTERS = 5

function nothingYet(viewer: Viewer): CenterStatistics[] {
  return Array.from({ length: viewerCan.seeGrandTotal(viewer) ? USUAL_CENTERS : 1 }, (_, center) => ({
    username: NO_NAME.repeat(center + 1),
    totalDocuments: 0,
    totalParcels: 0,
    totalCollection: 0,
  }))
}

/** The remaining centers share one card until it is expanded. */
const LARGEST = 5

interface StatisticsCardsProps {
  statistics: readonly CenterStatistics[]
  /** «Today's», «Till Now», or two dates. */
  label: string
  viewer: Viewer
  /** Draws placeholder cards while the figures load. */
  isWaiting?: boolean
}

export function StatisticsCards({ statistics, label, viewer, isWaiting = false }: StatisticsCardsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const hasTotal = viewerCan.seeGrandTotal(viewer)
  const centers = [...statistics].sort((one, other) => other.totalCollection - one.totalCollection)
  const isLong = hasTotal && centers.length > LARGEST + 1
  const shown = isLong && !isWhole ? centers.slice(0, LARGEST) : centers
  const rest = centers.slice(shown.length)
  const collections = [...shown.map((center) => [center]), rest].map((some) => statisticsTotals(some).collection)
  const { documents, parcels, collection } = statisticsTotals(centers)

  return (
    <section
      className={`cc-flow ${hasTotal ? '' : 'own'} ${isWaiting ? 'waiting' : ''}`}
      {...(isWaiting ? { 'aria-hidden': true, inert: true } : { 'aria-label': 'Statistics' })}
    >
      <h2 className="visually-hidden">Statistics</h2>
      <ul>
        {shown.map((center) => (
          <CenterCard key={center.username} name={center.username} label={label} centers={[center]} />
        ))}
        {rest.length > 0 && (
          <CenterCard name={`${rest.length} more`} label={label} centers={rest} onOpen={() => setIsWhole(true)} />
        )}
        {isLong && isWhole && (
          <li>
            <button className="btn btn-link" type="button" onClick={() => setIsWhole(false)}>
              Show the largest only
            </button>
          </li>
        )}
      </ul>
      {hasTotal && (
        <>
          <FlowArt collections={collections.map(Number)} cards={shown.length + (isLong ? 1 : 0)} />
          <div className="cc-total cc-deep">
            <TotalRiver />
            <h3>
              GRAND TOTAL<small>{label}</small>
            </h3>
            <p className="big">
              <span>Rs.</span> {formatAmount(collection)}
            </p>
            <dl className="two">
              <Figure name="Documents">{formatCount(documents)}</Figure>
              <Figure name="Parcels">{formatCount(parcels)}</Figure>
            </dl>
          </div>
        </>
      )}
    </section>
  )
}

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
  name: string
  label: string
  centers: readonly CenterStatistics[]
  onOpen?: () => void
}

function CenterCard({ name, label, centers, onOpen }: CenterCardProps) {
  const { documents, parcels, collection } = statisticsTotals(centers)
  return (
    <li className={Number(collection) > 0 ? 'cc-statistic' : 'cc-statistic dry'}>
      <h3>
        {onOpen ? (
          <button className="cc-statistic-more" type="button" translate="no" onClick={onOpen}>
            {name}
          </button>
        ) : (
          <span translate="no" title={name}>
            {name}
          </span>
        )}
        <small>{label}</small>
      </h3>
      <dl>
        <Figure name="Total" className="all">
          {formatCount(documents + parcels)}
        </Figure>
        <Figure name="Documents">{formatCount(documents)}</Figure>
        <Figure name="Parcels" className="pieces">
          {formatCount(parcels)}
        </Figure>
        <Figure name="Collection" className="sum">
          {formatRupees(collection)}
        </Figure>
      </dl>
    </li>
  )
}
