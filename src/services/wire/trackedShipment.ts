import * as z from 'zod/mini'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { moment, objectOf, rowsOf, statusEntrySchema, text } from './schemas'

export const trackedShipmentSchema = z.object({
  airwayBillNo: text,
  origin: text,
  destination: text,
  createdAt: moment,
  status: rowsOf(statusEntrySchema),
}) satisfies z.ZodMiniType<TrackedShipment>

/** Reads a tracking answer; null if it is not one. */
export const readTrackedShipment = objectOf<TrackedShipment>(trackedShipmentSchema)
