import type { Message } from '../message'
import { daysBetween } from '../workingDays'
import type { AttentionRule } from './attentionRule'
import type { Shipment } from './shipment'
import { DELIVERED, journeyStep, latestStatus, VOID } from './shipmentStatus'

/** `last update today`, `last update 2 days ago`: for a shipment under way that needs no attention. */
export function lastUpdateMessage(
  { today }: AttentionRule,
  shipment: Pick<Shipment, 'createdAt' | 'status'>,
): Message<'lists.updatedToday' | 'lists.daysSilent'> | null {
  const step = journeyStep(shipment)
  if (step === VOID || step >= DELIVERED) return null
  const days = daysBetween(latestStatus(shipment)?.createdAt, today) ?? daysBetween(shipment.createdAt, today)
  if (days === null) return null
  // The server's clock may be ahead of this computer's.
  return days <= 0 ? { key: 'lists.updatedToday' } : { key: 'lists.daysSilent', values: { count: days } }
}
