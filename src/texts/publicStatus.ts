import { isVoid, type Tracked } from '@/domain/shipment/shipmentStatus'
import { t } from './t'

/** The public page's status (product 4.4). */
export function publicStatus(tracked: Tracked): string {
  return t(isVoid(tracked) ? 'common.void' : 'tracking.forwarded')
}
