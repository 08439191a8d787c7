import type { TrackedShipment } from '@/domain/shipment/shipment'
import { api } from '@/paths'
import { takeAskedAhead } from './http/askedAhead'
import { failure } from './http/failure'
import { readTrackedShipment } from './wire/trackedShipment'

/** The one call that visitors make, apart from the others so that they load nothing else. */

/** Loaded after the first answer, which was asked for ahead of the scripts. */
const loadRequest = () => import('./http/request')

/** Milliseconds after the first answer, so that what shows it loads first. */
const AFTERWARDS = 3000

/** Where a shipment is, for the public. Throws a ServiceError. */
export async function trackShipment(airwayBillNo: string): Promise<TrackedShipment> {
  const call = 'trackShipment'
  const url = api.airwayBill.track(airwayBillNo)
  const ahead = takeAskedAhead(call, url, readTrackedShipment)
  // If this fails, the next call tries again, and reports it.
  if (ahead) return ahead.finally(() => setTimeout(() => void loadRequest().catch(() => undefined), AFTERWARDS))
  const request = await loadRequest().catch((error: unknown) => {
    throw navigator.onLine ? error : failure(call)
  })
  return request.readCall(call, { url }, readTrackedShipment)
}
