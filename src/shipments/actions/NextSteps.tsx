import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { hasPlainNextStep } from '@/domain/shipment/upTrackMany'
import { t } from '@/texts/t'

/** Explains what “Each to its next step” does. */
export function NextSteps({ shipments }: { shipments: readonly Shipment[] }) {
  const going = shipments.filter(hasPlainNextStep).length
  const left = shipments.length - going
  return (
    <div role="status">
      <p className="mb-0">{t('lists.goForward', { count: formatCount(going) })}</p>
      {left > 0 && <p className="mt-2 mb-0">{t('lists.needOwnLink', { count: formatCount(left) })}</p>}
    </div>
  )
}
