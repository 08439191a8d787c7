import { queryOptions } from '@tanstack/react-query'
import type { Tracked } from '@/domain/shipment/shipmentStatus'
import { answerInTime } from './http/retries'
import { trackShipment } from './tracking'
import { readTrackedShipment } from './wire/schemas'
import { isObject } from './wire/wire'

/** Visitors see Void where a status is missing, as specified. To void a bill or to refuse a step takes an empty one. */
const readWithStatus = (body: unknown) =>
  isObject(body) && body.status !== undefined && body.status !== null ? readTrackedShipment(body) : null

/**
 * A shipment's status as tracking shows it; null if tracking fails in any way, is silent, or shows no status. Never
 * throws.
 */
export const getStatusNow = (airwayBillNo: string): Promise<Tracked | null> =>
  answerInTime(() => trackShipment(airwayBillNo, readWithStatus))

/** A shipment's current status, never from the cache; null if tracking cannot tell. Logging out cancels it. */
export const statusNowQuery = (airwayBillNo: string) =>
  queryOptions({
    queryKey: ['statusNow', airwayBillNo],
    queryFn: () => getStatusNow(airwayBillNo),
    staleTime: 0,
    gcTime: 0,
  })
