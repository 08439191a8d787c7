import type { TrackedShipment } from '@/domain/shipment/shipment'
import { trackShipment } from '@/services/tracking'
import { isServiceError, isTransient } from '@/services/http/errors'

export interface Found {
  kind: 'found'
  shipment: TrackedShipment
  /** When the answer came. */
  at: Date
}

export interface Refused {
  kind: 'refused'
  /** The text to show. */
  problem: string
  /** There is no such number; anything else may be worth another try. */
  isUnknown: boolean
}

/** Waits in milliseconds before the second and the third try (reading calls are retried twice). */
const WAITS = [250, 600]

/**
 * Looks a number up, and tries again where there was no answer.
 *
 * @param airwayBillNo ten digits
 */
export async function lookUp(airwayBillNo: string): Promise<Found | Refused> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const shipment = await trackShipment(airwayBillNo)
      return { kind: 'found', shipment, at: new Date() }
    } catch (error) {
      if (!isServiceError(error)) throw error
      const wait = WAITS[attempt]
      if (wait === undefined || !isTransient(error)) {
        return { kind: 'refused', problem: error.message, isUnknown: error.status === 404 }
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
