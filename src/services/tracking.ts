import * as z from 'zod/mini'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { api } from '@/paths'
import { readCall } from './http/request'
import { moment, objectOf, rowsOf, statusEntrySchema, text } from './wire/schemas'

/** The one call below /api/airwaybill that visitors make: apart from the others, so that they load nothing else. */

const trackedShipmentSchema = z.object({
  airwayBillNo: text,
  origin: text,
  destination: text,
  createdAt: moment,
  status: rowsOf(statusEntrySchema),
}) satisfies z.ZodMiniType<TrackedShipment>

const readTracked = objectOf<TrackedShipment>(trackedShipmentSchema)

/** Where a shipment is, for the public. */
export function trackShipment(airwayBillNo: string): Promise<TrackedShipment> {
  return readCall('trackShipment', { url: api.airwayBill.track(airwayBillNo) }, readTracked)
}
