import { formatDate } from '@/domain/dates'
import { safeLink, unlinkedText } from '@/domain/links'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import {
  DELIVERED,
  isVoid,
  journeyStep,
  latestStatus,
  nextStep,
  publicStatus,
  statusNames,
  TRACKING_NUMBER_UPDATE,
  type StatusEntry,
  type StatusType,
} from '@/domain/shipment/shipmentStatus'

export interface AnswerTexts {
  headline: string
  meaning: string
  /** The delivery partner's page or number, as long as the shipment is with the partner. */
  partner: Partner | null
  next: string
}

export interface Partner {
  /** Null if only a number is known, which some branches enter. */
  link: string | null
  name: string
}

/** `unknown` while the answer is still loading. */
export type AnswerLook = 'unknown' | 'underWay' | 'delivered' | 'void'

export function answerTexts(shipment: TrackedShipment): AnswerTexts {
  const step = journeyStep(shipment)
  const next = nextStep(shipment)
  return {
    headline: [stepName(shipment), dayOfStep(shipment)].filter(Boolean).join(', '),
    meaning: step === 0 ? 'This shipment was cancelled.' : stepMeanings[step],
    partner: step === TRACKING_NUMBER_UPDATE ? partnerOf(latestStatus(shipment)) : null,
    next: next === null ? '' : `Next: ${statusNames[next]}.`,
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

/** The partner whom a step's tracking link leads to; null if the step has none. */
export function partnerOf(entry: StatusEntry | null): Partner | null {
  if (entry?.type !== TRACKING_NUMBER_UPDATE) return null
  const link = safeLink(entry.trackingLink)
  const name = link === null ? unlinkedText(entry.trackingLink) : new URL(link).host
  return name === null ? null : { link, name }
}

/** Before the partner's name. */
export const beforePartner = ({ link }: Partner) => (link === null ? 'Partner’s number:' : 'Follow it on')

export const stepMeanings: Record<StatusType, string> = {
  1: 'Your booking is recorded.',
  2: 'Your shipment is weighed and packed.',
  3: 'The delivery partner has given it a number.',
  4: 'It is listed for a flight from Pakistan.',
  5: 'It is on its way to the destination.',
  6: 'The delivery partner has your shipment.',
  7: 'It was delivered to the receiver.',
}
