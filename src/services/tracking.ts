import type { TrackedShipment } from '@/domain/shipment/shipment'
import { pathPart } from '@/paths'
import { takeAskedAhead } from './http/askedAhead'
import { failure, STATUS_TEXT, type ReadCall } from './http/call'
import { readTrackedShipment } from './wire/trackedShipment'

/** Kept apart from the other calls, so that visitors who only track a shipment load nothing else. */

/** Axios is loaded only when needed: theme.js usually makes the first call itself. */
const loadRequest = () => import('./http/request')

/** Milliseconds to wait after the first answer, so that what shows it loads first. */
const AFTERWARDS = 3000

/** Without a number, the beginning of every address. */
export const trackPath = (airwayBillNo: string) => `/api/airwaybill/track/${pathPart(airwayBillNo)}`

/** A shipment's public tracking. Throws a ServiceError. */
export async function trackShipment(airwayBillNo: string): Promise<TrackedShipment> {
  const call: ReadCall<TrackedShipment> = {
    path: trackPath(airwayBillNo),
    refusals: { 404: "AirwayBill doesn't exists", others: STATUS_TEXT },
    read: readTrackedShipment,
  }
  const ahead = takeAskedAhead(call)
  // If this load fails, the next call repeats it and reports the failure.
  if (ahead) return ahead.finally(() => setTimeout(() => void loadRequest().catch(() => undefined), AFTERWARDS))
  const request = await loadRequest().catch((error: unknown) => {
    throw navigator.onLine ? error : failure(call)
  })
  return request.readCall(call)
}
