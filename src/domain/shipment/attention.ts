import { type Moment, readDate } from '../dates'
import { type DeliveryWindow, deliveryWindowOf } from './deliveryWindow'
import { daysBetween, workingDaysBetween } from '../workingDays'
import type { AttentionRule } from './attentionRule'
import type { Shipment } from './shipment'
import { DELIVERED, journeyStep, type JourneyStep, latestStatus, VOID } from './shipmentStatus'

/** Working days without a new status. */
const SILENT_AFTER_WORKING_DAYS = 3

/** Why a shipment needs attention. A reason that does not apply is null. */
export interface Attention {
  /** Working days past the end of the delivery window. */
  late: number | null
  /** Working days since the latest status. */
  silent: number | null
  /** Calendar days since then, as sentences count them. */
  lastUpdateDays: number | null
}

interface WatchedFacts {
  step: JourneyStep
  service: string
  createdAt: Moment
  /** Time of the latest status. */
  latestStepAt: Moment
}

/**
 * Whether a shipment needs attention (product 4.6): neither delivered nor void, and past its service's delivery window
 * or 3 working days without a new status.
 *
 * @returns a function of a shipment's facts, which returns null if no attention is needed
 */
export function attentionByFacts({ windows, today }: AttentionRule): (facts: WatchedFacts) => Attention | null {
  const deliveryOf = cachedDeliveryOf(windows)
  const daysSince = workingDaysSince(today)
  return ({ step, service, createdAt, latestStepAt }) => {
    if (step === VOID || step >= DELIVERED) return null
    const delivery = deliveryOf(service)
    const booked = daysSince(createdAt)
    const late = delivery !== undefined && booked !== null && booked > delivery.to ? booked - delivery.to : null
    const sinceStep = daysSince(latestStepAt)
    const waited = sinceStep ?? booked
    const silent = waited !== null && waited >= SILENT_AFTER_WORKING_DAYS ? waited : null
    if (late === null && silent === null) return null
    const lastUpdateDays = silent === null ? null : daysBetween(sinceStep === null ? createdAt : latestStepAt, today)
    return { late, silent, lastUpdateDays }
  }
}

/** Like {@link attentionByFacts}, for a shipment with its status list. */
export function attentionIn(
  rule: AttentionRule,
): (shipment: Pick<Shipment, 'service' | 'createdAt' | 'status'>) => Attention | null {
  const attentionOf = attentionByFacts(rule)
  return (shipment) =>
    attentionOf({ ...shipment, step: journeyStep(shipment), latestStepAt: latestStatus(shipment)?.createdAt })
}

/** Caches the result per service, as lists have many rows but few services. */
function cachedDeliveryOf(windows: readonly DeliveryWindow[]): (service: string) => DeliveryWindow | undefined {
  const known = new Map<string, DeliveryWindow | undefined>()
  return (service) => {
    if (!known.has(service)) known.set(service, deliveryWindowOf(windows, service))
    return known.get(service)
  }
}

/** Caches the result per day, as lists have many rows but few distinct days. */
function workingDaysSince(today: string): (moment: Moment) => number | null {
  const known = new Map<string, number | null>()
  return (moment) => {
    const day = readDate(moment)
    if (day === null) return null
    const key = `${day.getFullYear()} ${day.getMonth()} ${day.getDate()}`
    let days = known.get(key)
    if (days === undefined) known.set(key, (days = workingDaysBetween(day, today)))
    return days
  }
}
