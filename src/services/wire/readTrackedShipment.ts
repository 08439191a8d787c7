import * as z from 'zod/mini'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import { isObject } from './readValues'
import { isEmpty, moment, objectOf, statusRows, text, textOf } from './schemas'

/** A tracked shipment, as the backend answers it and as a visitor’s device stores it. */
export const trackedShipmentSchema = z.object({
  airwayBillNo: text,
  origin: textOf('name'),
  destination: textOf('name'),
  createdAt: moment,
  status: statusRows,
}) satisfies z.ZodMiniType<TrackedShipment>

const readTracked = objectOf<TrackedShipment>(trackedShipmentSchema)

/**
 * Reads a tracking answer; null if it is not one. An answer with nothing but a status that is not a list, such as `{
 * status: 404, message }`, is not one: its number would be read as a step, and 404 as the delivery.
 */
export function readTrackedShipment(body: unknown): TrackedShipment | null {
  const shipment = readTracked(body)
  if (!shipment || (isObject(body) && Array.isArray(body.status))) return shipment
  const { status: _status, ...others } = shipment
  return isEmpty(others) ? null : shipment
}
