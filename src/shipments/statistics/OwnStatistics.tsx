import type { CenterStatistics } from '@/domain/shipment/shipment'
import { t } from '@/texts/t'
import { CenterLine } from './CenterLine'
import './ownStatistics.css'

interface OwnStatisticsProps {
  statistics: readonly CenterStatistics[]
  /** The days of the figures, in words, as “Today’s”. */
  label: string
  /** Draws a placeholder while the figures load. */
  isWaiting: boolean
}

/** The statistics of the day of a branch: its own. */
export function OwnStatistics({ statistics, label, isWaiting }: OwnStatisticsProps) {
  return (
    <section
      className={isWaiting ? 'cc-own-statistics cc-deep waiting' : 'cc-own-statistics cc-deep'}
      {...(isWaiting ? { 'aria-hidden': true, inert: true } : { 'aria-label': t('lists.statistics') })}
    >
      <h2 className="visually-hidden">{t('lists.statistics')}</h2>
      <ul aria-label={t('desk.centers')}>
        {statistics.map((center) => (
          <CenterLine key={center.username} center={center} label={label} hasSumName />
        ))}
      </ul>
    </section>
  )
}
