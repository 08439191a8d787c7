import { Fragment, useState } from 'react'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { DASH } from '@/domain/dash'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { comma } from '@/texts/language'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { CenterLine } from './CenterLine'
import { Figure } from './Figure'
import { amountText, byCollection, collectionOf, countText, isKnown, statisticsTotals } from './statisticsTotals'

interface CentersStatisticsProps {
  statistics: readonly CenterStatistics[]
  /** The days of the figures, in words, as “Today’s”. */
  label: string
  /** Draws placeholders while the figures load. */
  isWaiting: boolean
}

/** The statistics of the day for the head office: GRAND TOTAL, then a line for each center with its share. */
export function CentersStatistics({ statistics, label, isWaiting }: CentersStatisticsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const centers = byCollection(statistics)
  const { documents, parcels, collection, left } = statisticsTotals(centers)
  const whole = Number(collection)
  // Centers without bills, of which only the names are shown.
  const idle = isWaiting ? [] : centers.filter((each) => shipmentsOf(each) === 0 && each.totalCollection === 0)
  const busy = centers.filter((each) => !idle.includes(each))
  const scrolls = busy.length + (idle.length > 0 ? 1 : 0) > LINES_OF_CARD
  // With fewer busy centers, the line of those without bills names all others.
  const more = busy.length < FIRST_ON_PHONES ? 0 : centers.length - FIRST_ON_PHONES

  return (
    <section
      className={`cc-flow ${more === 0 || isWhole ? 'whole' : ''} ${scrolls ? 'scrolls' : ''} ${isWaiting ? 'waiting' : ''} ${centers.length === 0 ? 'empty' : ''}`}
      {...(isWaiting ? { 'aria-hidden': true, inert: true } : { 'aria-label': t('lists.statistics') })}
    >
      <h2 className="visually-hidden">{t('lists.statistics')}</h2>
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
        {left > 0 && <small className="note">{t('lists.centersUnknown', { count: left })}</small>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable: arrow keys need the focus */}
      <ul aria-label={t('desk.centers')} tabIndex={0}>
        {busy.map((center) => (
          <CenterLine
            key={center.username}
            center={center}
            label={label}
            share={whole > 0 ? Math.max(0, collectionOf(center) / whole) : 0}
          />
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
                    <bdi>{username || DASH}</bdi>
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
          <DeskIcon name="down" small />
        </button>
      )}
    </section>
  )
}

/** Centers that fit below the total on wide screens; the others are reached by scrolling (statistics.css). */
const LINES_OF_CARD = 5

/** Centers that a phone shows before the button for all is pressed. */
const FIRST_ON_PHONES = 3

const shipmentsOf = ({ totalDocuments, totalParcels }: CenterStatistics) =>
  isKnown(totalDocuments) && isKnown(totalParcels) ? totalDocuments + totalParcels : null
