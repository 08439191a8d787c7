import type { TrackedShipment } from '@/domain/shipment/shipment'
import { api } from '@/paths'
import { takeAskedAhead } from './http/askedAhead'
import { failure } from './http/failure'
import { readTrackedShipment } from './wire/trackedShipment'

/** Kept apart from the other calls, so that visitors who only track a shipment load nothing else. */

/** Axios is loaded only when needed: theme.js usually makes the first call itself. */
const loadRequest = () => import('./http/request')

/** Milliseconds to wait after the first answer, so that what shows it loads first. */
const AFTERWARDS = 3000

/** A shipment's public tracking. Throws a ServiceError. */
export async function trackShipment(airwayBillNo: string): Promise<TrackedShipment> {
  const call = 'trackShipment'
  const url = api.airwayBill.track(airwayBillNo)
  const ahead = takeAskedAhead(call, url, readTrackedShipment)
  // If this load fails, the next call repeats it and reports the failure.
  if (ahead) return ahead.finally(() => setTimeout(() => void loadRequest().catch(() => undefined), AFTERWARDS))
  const request = await loadRequest().catch((error: unknown) => {
    throw navigator.onLine ? error : failure(call)
  })
  return request.readCall(call, { url }, readTrackedShipment)
}
