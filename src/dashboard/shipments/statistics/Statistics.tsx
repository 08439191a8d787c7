import { t } from '@/texts/t'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'
import { River } from '@/components/River'
import { formatAmount, formatRupees, sum, decimal } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { viewerCan, type Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { ReloadHint } from '../../NotAuthorized'
import { useCurrentUser } from '../../session/useCurrentUser'
import { DASH } from '../table/billColumns'
import { DeskIcon } from '@/dashboard/DeskIcon'
import type { ShipmentTotals } from '@/domain/shipment-index/shipmentSums'

/** Exact sums over centers; the collection in rupees. */
function statisticsTotals(centers: readonly CenterStatistics[]) {
  return {
    documents: centers.reduce((total, { totalDocuments }) => total + totalDocuments, 0),
    parcels: centers.reduce((total, { totalParcels }) => total + totalParcels, 0),
    collection: sum(centers.map(({ totalCollection }) => totalCollection)),
  }
}

interface StatisticsProps {
  query: UseQueryOptions<CenterStatistics[], Error, CenterStatistics[], string[]>
  /** "Today's", "Till Now", or two dates. */
  label: string
}

export function Statistics({ query, label }: StatisticsProps) {
  const user = useCurrentUser()
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data) return <StatisticsCards statistics={data} label={label} />
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

function nothingYet(viewer: Viewer): CenterStatistics[] {
  return Array.from({ length: viewerCan.seeGrandTotal(viewer) ? USUAL_CENTERS : 1 }, (_, center) => ({
    username: NO_NAME.repeat(center + 1),
    totalDocuments: 0,
    totalParcels: 0,
    totalCollection: 0,
  }))
}

/** Letters of the GRAND TOTAL, up to 999,999,999.99, that have room at its full size. */
const WIDE = 14

interface StatisticsCardsProps extends Omit<StatisticsProps, 'query'> {
  statistics: readonly CenterStatistics[]
  /** Draws placeholder cards while the figures load. */
  isWaiting?: boolean
}

function StatisticsCards({ statistics, label, isWaiting = false }: StatisticsCardsProps) {
  const hasTotal = viewerCan.seeGrandTotal(useCurrentUser())
  const centers = [...statistics].sort((one, other) => other.totalCollection - one.totalCollection)
  const { documents, parcels, collection } = statisticsTotals(centers)
  const grandTotal = formatAmount(collection)
  const whole = hasTotal ? Number(collection) : 0

  return (
    <section
      className={`cc-flow ${hasTotal ? '' : 'own'} ${isWaiting ? 'waiting' : ''}`}
      {...(isWaiting ? { 'aria-hidden': true, inert: true } : { 'aria-label': t('lists.statistics') })}
    >
      <h2 className="visually-hidden">{t('lists.statistics')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable: arrow keys need the focus */}
      <ul aria-label={t('desk.centers')} tabIndex={hasTotal ? 0 : undefined}>
        {centers.map((center) => (
          <CenterCard key={center.username} center={center} label={label} whole={whole} />
        ))}
      </ul>
      {hasTotal && (
        <div className="cc-total cc-deep">
          <River strands={strands} height={244} viewBox="0 0 304 244" stretched />
          <h3>
            {t('lists.grandTotal')}
            <small>{label}</small>
          </h3>
          <p className={grandTotal.length > WIDE ? 'big wide' : 'big'}>
            <span>Rs.</span> {grandTotal}
          </p>
          <dl className="two">
            <Figure name={t('lists.documents')}>{formatCount(documents)}</Figure>
            <Figure name={t('lists.parcels')}>{formatCount(parcels)}</Figure>
          </dl>
        </div>
      )}
    </section>
  )
}

interface FigureProps {
  name: string
  className?: string
  children: ReactNode
}

function Figure({ name, className, children }: FigureProps) {
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
  const share = whole > 0 ? Math.max(0, totalCollection / whole) : 0
  return (
    <li className="cc-statistic" style={{ '--share': share } as CSSProperties}>
      <h3 className="d-flex align-items-baseline">
        <span className="text-truncate" translate="no" title={username}>
          {username}
        </span>
        <small className="flex-none cc-small">{label}</small>
      </h3>
      <dl>
        <Figure name={t('lists.total')} className="all">
          {formatCount(totalDocuments + totalParcels)}
        </Figure>
        <Figure name={t('lists.documents')}>{formatCount(totalDocuments)}</Figure>
        <Figure name={t('lists.parcels')} className="pieces">
          {formatCount(totalParcels)}
        </Figure>
        <Figure name={t('lists.collection')} className="sum">
          {formatRupees(totalCollection)}
        </Figure>
      </dl>
    </li>
  )
}

const strands = [
  'M-9 131C-3 133 17 139 30 139C43 139 57 136 70 131C82 126 94 116 104 107C115 98 122 86 132 77C143 69 154 61 166 56C178 51 192 50 205 48C218 46 232 47 245 46C258 45 270 44 283 42C296 39 314 35 321 33',
  'M-10 129C-3 126 16 118 28 114C40 110 53 108 65 105C77 102 89 101 101 98C113 95 125 90 137 85C149 81 160 75 172 70C184 65 196 61 208 57C220 54 233 51 245 47C257 44 270 41 282 38C295 34 313 28 319 26',
  'M-10 115C-4 115 15 117 28 117C41 117 54 118 67 116C80 115 92 112 104 107C116 102 127 95 138 88C150 82 160 75 172 69C183 63 195 57 206 52C218 47 231 42 243 38C255 34 268 30 280 28C293 27 313 28 320 28',
  'M-10 123C-3 123 16 123 29 122C41 121 55 120 67 117C79 114 92 110 103 104C114 98 124 88 134 81C145 73 155 63 167 58C178 53 192 49 205 49C219 48 233 51 246 52C260 54 273 58 286 58C299 58 318 53 324 52',
  'M-10 123C-4 121 16 118 28 115C40 112 53 108 65 105C77 102 88 99 100 96C112 93 125 90 138 88C151 86 165 85 178 83C191 81 202 81 214 77C225 72 236 66 247 58C259 51 269 39 281 31C292 22 310 12 316 8',
  'M-11 110C-4 111 15 113 28 116C41 118 55 124 69 126C83 127 99 129 112 124C124 120 136 111 146 102C156 92 162 79 171 69C181 58 191 46 202 39C214 32 227 27 240 25C253 23 267 25 280 27C293 28 314 32 321 33',
  'M-9 139C-2 139 17 141 30 138C43 136 56 129 68 122C80 115 90 105 100 96C110 88 118 78 129 71C140 64 153 59 166 56C179 53 193 54 207 53C220 52 233 53 246 52C259 51 271 48 284 45C296 42 315 35 321 33',
] as const

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
  const waiting = isFailed ? DASH : <span className="cc-skeleton short" />
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
          {totals ? formatCount(totals.documents) : waiting}
        </Figure>
        <Figure name={t('lists.parcels')} className="part">
          {totals ? formatCount(totals.parcels) : waiting}
        </Figure>
        <Figure name={hasCenters ? t('lists.grandTotal') : t('lists.collection')} className="total">
          {totals ? formatRupees(totals.collection) : waiting}
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
