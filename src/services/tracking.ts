import type { TrackedShipment } from '@/domain/shipment/shipment'
import { api } from '@/paths'
import { takeAskedAhead } from './http/askedAhead'
import { failure } from './http/failure'
import { readTrackedShipment } from './wire/trackedShipment'

/** The one call below /api/airwaybill that visitors make: apart from the others, so that they load nothing else. */

/** What makes calls comes after the first answer: that one has been asked for ahead of the scripts. */
const loadRequest = () => import('./http/request')

/** Milliseconds after the first answer: what shows it, and what a first visit loads, comes first. */
const AFTERWARDS = 3000

/** Where a shipment is, for the public. */
export async function trackShipment(airwayBillNo: string): Promise<TrackedShipment> {
  const call = 'trackShipment'
  const url = api.airwayBill.track(airwayBillNo)
  const ahead = takeAskedAhead(call, url, readTrackedShipment)
  // Where the line breaks afterwards, the next call can still be made, and says so.
  if (ahead) return ahead.finally(() => setTimeout(() => void loadRequest().catch(() => undefined), AFTERWARDS))
  const request = await loadRequest().catch((error: unknown) => {
    throw navigator.onLine ? error : failure(call)
  })
  return request.readCall(call, { url }, readTrackedShipment)
}
