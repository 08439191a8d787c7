import { queryOptions } from '@tanstack/react-query'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import type { Tracked } from '@/domain/shipment/shipmentStatus'
import { mayBeAbout } from '@/domain/tracking/isSameNumber'
import { answerInTime } from './http/retries'
import { trackShipment } from './tracking'
import { readTrackedShipment } from './wire/schemas'
import { isObject } from './wire/wire'

/** Visitors see Void where a status is missing, as specified. To void a bill or to refuse a step takes an empty one. */
function readWithStatus(body: unknown, airwayBillNo: string): TrackedShipment | null {
  const hasStatus = isObject(body) && body.status !== undefined && body.status !== null
  const shipment = hasStatus ? readTrackedShipment(body) : null
  return shipment && mayBeAbout(airwayBillNo, shipment) ? shipment : null
}

/**
 * A shipment's status as tracking shows it; null if tracking fails in any way, is silent, shows no status, or that of
 * another number. Never throws.
 */
export const getStatusNow = (airwayBillNo: string): Promise<Tracked | null> =>
  answerInTime(() => trackShipment(airwayBillNo, (body) => readWithStatus(body, airwayBillNo)))

/** A shipment's current status, never from the cache; null if tracking cannot tell. Logging out cancels it. */
export const statusNowQuery = (airwayBillNo: string) =>
  queryOptions({
    queryKey: ['statusNow', airwayBillNo],
    queryFn: () => getStatusNow(airwayBillNo),
    staleTime: 0,
    gcTime: 0,
  })
