import type { CSSProperties } from 'react'
import { DASH } from '@/domain/dash'
import type { CenterStatistics } from '@/domain/shipment/shipment'
import { t } from '@/texts/t'
import { Figure } from './Figure'
import { amountText, countText } from './statisticsTotals'

interface CenterLineProps {
  center: CenterStatistics
  /** The days of the figures, in words, as “Today’s”. */
  label: string
  /** Its part of the collection of all centers, from 0 to 1. */
  share?: number
  /** Whether the name of the sum is visible, and not only for screen readers. */
  hasSumName?: boolean
}

/** A center's figures in the statistics of the day. */
export function CenterLine({ center, label, share = 0, hasSumName = false }: CenterLineProps) {
  const { username, totalDocuments, totalParcels, totalCollection } = center
  return (
    <li className="cc-statistic" style={{ '--share': share } as CSSProperties}>
      <h3 className="d-flex align-items-baseline">
        <span className="text-truncate" translate="no" title={username}>
          {username || DASH}
        </span>
        <small className="flex-none">{label}</small>
      </h3>
      <dl>
        <Figure name={t('lists.documents')}>{countText(totalDocuments)}</Figure>
        <Figure name={t('lists.parcels')}>{countText(totalParcels)}</Figure>
        <div className="sum">
          <dt className={hasSumName ? undefined : 'visually-hidden'}>{t('lists.collection')}</dt>
          <dd translate="no">{amountText(totalCollection)}</dd>
        </div>
      </dl>
    </li>
  )
}
