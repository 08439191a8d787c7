import type { TrackedShipment } from '@/domain/shipment/shipment'
import type { Tracked } from '@/domain/shipment/shipmentStatus'
import { mayBeAbout } from '@/domain/tracking/isSameNumber'
import { answerInTime } from './http/retries'
import { trackShipment } from './tracking'
import { readTrackedShipment } from './wire/readTrackedShipment'
import { isObject } from './wire/readValues'

/**
 * Reads a tracking answer; null unless it states a status. Visitors see “Void” for a missing status, as specified, but
 * only an empty list is proof enough to mark a bill as void or to refuse a step.
 */
function readWithStatus(body: unknown, airwayBillNo: string): TrackedShipment | null {
  const hasStatus = isObject(body) && body.status !== undefined && body.status !== null
  const shipment = hasStatus ? readTrackedShipment(body) : null
  return shipment && mayBeAbout(airwayBillNo, shipment) ? shipment : null
}

/**
 * A shipment's status as tracking shows it; null if tracking fails in any way, does not answer in time, or shows no
 * status or another number. Never throws.
 */
export const getStatusNow = (airwayBillNo: string): Promise<Tracked | null> =>
  answerInTime(() => trackShipment(airwayBillNo, (body) => readWithStatus(body, airwayBillNo)))
