import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useReconnected } from '@/browser/useReconnected'
import { Icon } from '@/components/Icon'
import { paths } from '@/paths'
import { trackShipment } from '@/services/tracking'
import { formatBriefly } from '@/texts/dates'
import { hidden, rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { stepName } from './answerTexts'
import {
  forgetAllShipments,
  forgetShipment,
  hasNewStep,
  updateRecentShipment,
  useRecentShipments,
} from './recentShipments'

const small = (words: string) => <small className="d-block cc-muted">{words}</small>

/** @param except the number that the page itself shows */
export function RecentNumbers({ except }: { except?: string }) {
  const id = useId()
  const recent = useRecentShipments().filter(({ number }) => number !== except)
  useNewAnswers(recent.map(({ number }) => number))
  if (recent.length === 0) return null
  return (
    <div className="cc-recent mt-4">
      <h2>{t('tracking.recentNumbers')}</h2>
      <ul className="d-flex flex-wrap gap-2">
        {recent.map((shipment) => (
          <li key={shipment.number}>
            <Link to={paths.tracking(shipment.number)} aria-describedby={`${id}-${shipment.number}`}>
              <span className="cc-bill-number" translate="no">
                {shipment.number}
              </span>{' '}
              {hasNewStep(shipment) && (
                <span className="cc-new" title={t('tracking.newStepTitle')}>
                  <span className="visually-hidden">{t('tracking.hasNewStep')}</span>
                </span>
              )}
            </Link>
            <span className="cc-known" id={`${id}-${shipment.number}`}>
              {rich('tracking.knownStatus', {
                status: stepName(shipment.shipment),
                time: formatBriefly(shipment.at),
                hidden,
                small,
              })}
            </span>
            <button
              type="button"
              aria-label={t('tracking.forget', { number: shipment.number })}
              onClick={() => forgetShipment(shipment.number)}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      {recent.length > 1 && (
        <button className="cc-recent-all cc-link" type="button" onClick={forgetAllShipments}>
          {t('tracking.clear')}
        </button>
      )}
    </div>
  )
}

/** Milliseconds before recent numbers are looked up, so that the visitor's own request goes first. */
const LOOKUP_DELAY_MS = 1500

/**
 * Requests each number once while the page is open, one after the other; failed ones again when the connection is back.
 */
function useNewAnswers(numbers: readonly string[]): void {
  const asked = useRef(new Set<string>())
  const isOpen = useRef(false)
  const askAll = async () => {
    for (const number of numbers.filter((each) => !asked.current.has(each))) {
      if (!isOpen.current) return
      asked.current.add(number)
      // The visitor's own request for the number may be answered first, and is then newer than this answer.
      const askedAt = new Date()
      await trackShipment(number).then(
        (shipment) => updateRecentShipment(number, shipment, askedAt, false),
        // A background request fails silently, and may be repeated.
        () => asked.current.delete(number),
      )
    }
  }
  const askAfterwards = useEffectEvent(() => void askAll())
  useEffect(() => {
    isOpen.current = true
    const timer = setTimeout(() => askAfterwards(), LOOKUP_DELAY_MS)
    return () => {
      isOpen.current = false
      clearTimeout(timer)
    }
  }, [])
  useReconnected(() => void askAll())
}
