import { queryOptions } from '@tanstack/react-query'
import type { Tracked } from '@/domain/shipment/shipmentStatus'
import { answerInTime } from './http/retries'
import { trackShipment } from './tracking'

/** A shipment's status as tracking shows it; null if tracking fails in any way or is silent. Never throws. */
export const getStatusNow = (airwayBillNo: string): Promise<Tracked | null> =>
  answerInTime(() => trackShipment(airwayBillNo))

/** A shipment's current status, never from the cache; null if tracking cannot tell. Logging out cancels it. */
export const statusNowQuery = (airwayBillNo: string) =>
  queryOptions({
    queryKey: ['statusNow', airwayBillNo],
    queryFn: () => getStatusNow(airwayBillNo),
    staleTime: 0,
    gcTime: 0,
  })
