import { Icon } from '@/components/Icon'
import { DASH } from '@/domain/dash'
import { journeySteps } from '@/domain/shipment/journeySteps'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { journeyStep, statusTypes } from '@/domain/shipment/shipmentStatus'
import { formatDayAndMonth } from '@/texts/dates'
import { placeName } from '@/texts/placeName'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'
import { stepMeaning } from './answerTexts'

export function JourneyBar({ shipment }: { shipment: TrackedShipment | null }) {
  const tracked = shipment ?? { status: [] }
  const current = journeyStep(tracked)
  const hasSteps = shipment === null || current !== 0
  return (
    <div className="cc-journey">
      <div className="cc-from-to-line">
        <span>
          <small>{t('tracking.origin')}</small>
          <bdi>{placeName(shipment?.origin ?? '') || DASH}</bdi>
        </span>
        <span>
          <small>{t('tracking.destination')}</small>
          <bdi>{placeName(shipment?.destination ?? '') || DASH}</bdi>
        </span>
      </div>
      {hasSteps && (
        <ol className="cc-steps" aria-label={t('tracking.progress')}>
          {journeySteps(tracked).map(({ type, state, entry }) => (
            <li key={type} className={state} aria-current={type === current ? 'step' : undefined}>
              <span>
                {statusName(type)}
                {(state === 'passed' || state === 'skipped') && (
                  <span className="visually-hidden">
                    {' '}
                    {t(state === 'passed' ? 'tracking.passed' : 'tracking.skipped')}
                  </span>
                )}
              </span>
              {entry && entry.createdAt !== '' ? (
                <small>{formatDayAndMonth(entry.createdAt)}</small>
              ) : (
                type === statusTypes[0] && shipment === null && <small aria-hidden="true">{'\u00a0'}</small>
              )}
            </li>
          ))}
        </ol>
      )}
      {hasSteps && (
        <details className="cc-means mt-3">
          <summary>
            {t('tracking.stepsMean')}
            <Icon name="down" small />
          </summary>
          <dl>
            {statusTypes.map((type) => (
              <div key={type}>
                <dt>{statusName(type)}</dt>
                <dd>{stepMeaning(type)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
