import { formatDate, formatDateTime } from '@/domain/dates'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import {
  DELIVERED,
  isVoid,
  journeyStep,
  latestStatus,
  nextStep,
  publicStatus,
  statusNames,
} from '@/domain/shipment/shipmentStatus'

export interface AnswerTexts {
  headline: string
  next: string
  status: string
  bookedAt: string
}

/** `unknown` while the answer is still loading. */
export type AnswerLook = 'unknown' | 'underWay' | 'delivered' | 'void'

export function answerTexts(shipment: TrackedShipment): AnswerTexts {
  return {
    headline: [stepName(shipment), dayOfStep(shipment)].filter(Boolean).join(', '),
    next: whatFollows(shipment),
    status: publicStatus(shipment),
    bookedAt: formatDateTime(shipment.createdAt),
  }
}

/** The name of the step that a shipment is at, or "Void". */
export function stepName(shipment: TrackedShipment): string {
  const step = journeyStep(shipment)
  return step === 0 ? publicStatus(shipment) : statusNames[step]
}

export function answerLook(shipment: TrackedShipment | null): AnswerLook {
  if (!shipment) return 'unknown'
  if (isVoid(shipment)) return 'void'
  return journeyStep(shipment) === DELIVERED ? 'delivered' : 'underWay'
}

/** Day of the newest status, as in `Tue, Sep 15`; '' for a void shipment. */
function dayOfStep(shipment: TrackedShipment): string {
  const at = latestStatus(shipment)?.createdAt
  return at ? formatDate(at).split(', ').slice(0, 2).join(', ') : ''
}

function whatFollows(shipment: TrackedShipment): string {
  if (isVoid(shipment)) return 'It was made void: there is nothing to follow.'
  const place = shipment.destination || 'its destination'
  const next = nextStep(shipment)
  return next === null ? `Handed over in ${place}` : `Next: ${statusNames[next]}, on the way to ${place}`
}
