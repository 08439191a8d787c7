import { useIsHydrated } from '@/browser/useIsHydrated'
import { Alert } from '@/components/Alert'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { useMessages } from '@/components/messages/useMessages'
import { joinTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'
import { formatDateTime } from '@/texts/dates'
import { addressOf, comma } from '@/texts/language'
import { t } from '@/texts/t'

interface TrackingActionsProps {
  numbers: readonly string[]
  /**
   * True while there is nothing to act on: the buttons are hidden but take up their space, so that nothing moves later.
   */
  isWaiting?: boolean
  isRefreshing: boolean
  problem?: string | null
  /** When the answer was received, if it may be old because it is from an earlier visit or could not be refreshed. */
  knownAt?: Date | null
  onRefresh: () => void
}

export function TrackingActions(props: TrackingActionsProps) {
  const { numbers, isWaiting = false, isRefreshing, problem = null, knownAt = null, onRefresh } = props
  const messages = useMessages()
  const isDrawnHere = useIsHydrated()
  const canShare = isDrawnHere && typeof navigator.share === 'function'

  const link = () => new URL(addressOf(paths.tracking(joinTrackingNumbers(numbers))), window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link())
      messages.success(t('tracking.linkCopied'))
    } catch {
      messages.error(t('tracking.linkNotCopied'))
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title: t('site.aboutShipment', { number: numbers.join(comma) }), url: link() })
    } catch {
      // Usually the visitor has closed the device's own dialog: no message is needed.
    }
  }

  return (
    <>
      <div className="cc-share d-flex flex-wrap" inert={isWaiting}>
        <Button
          look="plain"
          icon={<Icon name="refresh" />}
          text={<span>{t(isRefreshing ? 'tracking.refreshing' : 'tracking.refresh')}</span>}
          aria-busy={isRefreshing}
          onClick={() => !isRefreshing && onRefresh()}
        />
        <Button
          look="plain"
          icon={<Icon name="copy" />}
          text={<span>{t('tracking.copyLink')}</span>}
          onClick={() => void copy()}
        />
        {canShare && (
          <Button
            look="plain"
            icon={<Icon name="share" />}
            text={<span>{t('tracking.share')}</span>}
            onClick={() => void share()}
          />
        )}
        <Button
          look="plain"
          icon={<Icon name="print" />}
          text={<span>{t('tracking.print')}</span>}
          className={canShare ? 'cc-wide-only' : ''}
          onClick={() => window.print()}
        />
      </div>
      {problem && (
        <div className="cc-stale" role="alert">
          <Alert>
            {problem}{' '}
            {knownAt && <span className="d-block">{t('tracking.lastKnownAt', { time: formatDateTime(knownAt) })}</span>}
          </Alert>
        </div>
      )}
      {knownAt && !problem && (
        <p className="cc-stale" role="status">
          {t('tracking.checking', { time: formatDateTime(knownAt) })}
        </p>
      )}
    </>
  )
}
