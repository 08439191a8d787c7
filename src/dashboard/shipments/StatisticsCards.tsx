import { useState } from 'react'
import { formatAmount, formatRupees, type Amount } from '@/domain/money'
import { viewerCan, type Viewer } from '@/domain/roles'
import type { CenterStatistics } from '@/domain/shipment'
import { formatCount } from '@/domain/numbers'
import { byCollection, statisticsTotals, type StatisticsTotals } from './statisticsTotals'
import { flowHeight, FlowArt } from './FlowArt'
import { TotalRiver } from './TotalRiver'

/** So many branches have a card of their own; the others are one card until they are asked for (look 5). */
const LARGEST = 5

interface StatisticsCardsProps {
  statistics: readonly CenterStatistics[]
  /** The time they are of: «Today's», «Till Now», or two dates (specification 9; design 3). */
  label: string
  viewer: Viewer
}

/** Each center's card; for the head office they flow into the GRAND TOTAL (specification 2 and 6). */
export function StatisticsCards({ statistics, label, viewer }: StatisticsCardsProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (!viewerCan.seeGrandTotal(viewer)) {
    return (
      <section className="cc-flow own" aria-label="Statistics">
        <h2 className="visually-hidden">Statistics</h2>
        <ul>
          {statistics.map((center) => (
            <CenterCard
              key={center.username}
              name={center.username}
              label={label}
              totals={statisticsTotals([center])}
            />
          ))}
        </ul>
      </section>
    )
  }

  const centers = byCollection(statistics)
  const isLong = centers.length > LARGEST + 1
  const shown = isLong && !isWhole ? centers.slice(0, LARGEST) : centers
  const rest = statisticsTotals(centers.slice(shown.length))
  const totals = statisticsTotals(centers)
  const collections: Amount[] = [
    ...shown.map(({ totalCollection }) => totalCollection),
    ...(isLong && !isWhole ? [rest.collection] : []),
  ]
  const cards = shown.length + (isLong ? 1 : 0)

  return (
    <section className="cc-flow" aria-label="Statistics">
      <h2 className="visually-hidden">Statistics</h2>
      <ul>
        {shown.map((center) => (
          <CenterCard key={center.username} name={center.username} label={label} totals={statisticsTotals([center])} />
        ))}
        {isLong && !isWhole && (
          <CenterCard
            name={`${centers.length - LARGEST} more`}
            label={label}
            totals={rest}
            onOpen={() => setIsWhole(true)}
          />
        )}
        {isLong && isWhole && (
          <li>
            <button className="btn btn-link" type="button" onClick={() => setIsWhole(false)}>
              Show the largest only
            </button>
          </li>
        )}
      </ul>
      <FlowArt collections={collections.map(Number)} height={flowHeight(cards)} />
      <div className="cc-total cc-deep">
        <TotalRiver />
        <h3>
          GRAND TOTAL<small>{label}</small>
        </h3>
        <p className="big">
          <span>Rs.</span> {formatAmount(totals.collection)}
        </p>
        <dl className="two">
          <div>
            <dt>Documents</dt>
            <dd>{formatCount(totals.documents)}</dd>
          </div>
          <div>
            <dt>Parcels</dt>
            <dd>{formatCount(totals.parcels)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

interface CenterCardProps {
  name: string
  label: string
  totals: StatisticsTotals
  /** Takes the card of several centers apart. */
  onOpen?: () => void
}

function CenterCard({ name, label, totals, onOpen }: CenterCardProps) {
  const { documents, parcels, collection } = totals
  return (
    <li className="cc-stat">
      <h3>
        {onOpen ? (
          <button className="cc-stat-more" type="button" onClick={onOpen}>
            {name}
          </button>
        ) : (
          <span title={name}>{name}</span>
        )}
        <small>{label}</small>
      </h3>
      <dl>
        <div className="all">
          <dt>Total</dt>
          <dd>{formatCount(documents + parcels)}</dd>
        </div>
        <div>
          <dt>Documents</dt>
          <dd>{formatCount(documents)}</dd>
        </div>
        <div className="pc">
          <dt>Parcels</dt>
          <dd>{formatCount(parcels)}</dd>
        </div>
        <div className="sum">
          <dt>Collection</dt>
          <dd>{formatRupees(collection)}</dd>
        </div>
      </dl>
    </li>
  )
}
