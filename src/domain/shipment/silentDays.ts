import { attentionIn } from './attention'
import { attentionRule } from './attentionRule'
import type { Shipment } from './shipment'

/** Working days without a new status that flights, customs and sorting can explain. More than these are unusual. */
export const USUAL_SILENCE_WORKING_DAYS = 10

/**
 * Working days without a new status, from 3 on (product 4.6); null before that, and for a void or delivered shipment.
 *
 * @param now its day counts in the viewer's zone
 */
export function silentDays(shipment: Pick<Shipment, 'createdAt' | 'status'>, now: Date): number | null {
  return attentionIn(attentionRule([], now))({ ...shipment, service: '' })?.silent ?? null
}
