import { safeLink, unlinkedText } from '@/domain/links'
import type { TrackedShipment } from '@/domain/shipment/shipment'
import {
  DELIVERED,
  isVoid,
  journeyStep,
  latestStatus,
  nextStep,
  type StatusEntry,
  type StatusType,
  TRACKING_NUMBER_UPDATE,
  VOID,
} from '@/domain/shipment/shipmentStatus'
import { formatWeekday } from '@/texts/dates'
import { publicStatus } from '@/texts/publicStatus'
import { statusName } from '@/texts/statusName'
import { t, type TextKey } from '@/texts/t'

export interface Partner {
  /** Null if the step has only a number in place of a link, as some branches enter it. */
  link: string | null
  name: string
}

export function answerTexts(shipment: TrackedShipment) {
  const step = journeyStep(shipment)
  const next = nextStep(shipment)
  return {
    ...headline(shipment),
    meaning: step === VOID ? t('tracking.voidMeans') : stepMeaning(step),
    /** The delivery partner's page or number, as long as the shipment is with the partner. */
    partner: step === TRACKING_NUMBER_UPDATE ? partnerOf(latestStatus(shipment)) : null,
    next: next === null ? '' : t('tracking.next', { status: statusName(next) }),
  }
}

/** The name of the step that a shipment is at, or "Void". */
export function stepName(shipment: TrackedShipment): string {
  const step = journeyStep(shipment)
  return step === VOID ? publicStatus(shipment) : statusName(step)
}

/** `unknown` while the answer is still loading. */
export function answerLook(shipment: TrackedShipment | null): 'unknown' | 'underWay' | 'delivered' | 'void' {
  if (!shipment) return 'unknown'
  if (isVoid(shipment)) return 'void'
  return journeyStep(shipment) === DELIVERED ? 'delivered' : 'underWay'
}

/** The step, and the day of the newest status: `Packed,` and `Tue, Sep 15`. A void shipment has no day. */
function headline(shipment: TrackedShipment): { headline: string; day: string } {
  const status = stepName(shipment)
  const at = latestStatus(shipment)?.createdAt
  // On phones the line breaks before the day, not within it.
  return at
    ? { headline: t('tracking.headline', { status }), day: formatWeekday(at).replaceAll(' ', '\u00a0') }
    : { headline: status, day: '' }
}

/** The partner whom a step's tracking link leads to; null if the step has none. */
export function partnerOf(entry: StatusEntry | null): Partner | null {
  if (entry?.type !== TRACKING_NUMBER_UPDATE) return null
  const link = safeLink(entry.trackingLink)
  const name = link === null ? unlinkedText(entry.trackingLink) : new URL(link).host
  return name === null ? null : { link, name }
}

/** The sentence that names a `partner`. */
export const aboutPartner = ({ link }: Partner): TextKey =>
  link === null ? 'tracking.partnerNumberSentence' : 'tracking.followOn'

const meanings: Record<StatusType, TextKey> = {
  1: 'tracking.recordedMeans',
  2: 'tracking.packedMeans',
  3: 'tracking.thirdPartyMeans',
  4: 'tracking.manifestMeans',
  5: 'tracking.proceedMeans',
  6: 'tracking.partnerHasIt',
  7: 'tracking.deliveredMeans',
}

export const stepMeaning = (type: StatusType): string => t(meanings[type])
