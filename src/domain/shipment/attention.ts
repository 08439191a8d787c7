import { dayOf, type Moment, readDate } from '../dates'
import { type DeliveryWindow, deliveryWindowOf } from '../deliveryWindow'
import type { Message } from '../message'
import { daysBetween, workingDaysAfter, workingDaysBetween } from '../workingDays'
import type { Shipment } from './shipment'
import { DELIVERED, journeyStep, type JourneyStep, latestStatus } from './shipmentStatus'

/** Working days without a new status. */
const SILENT_AFTER_WORKING_DAYS = 3

/** Working days without a new status that flights, customs and sorting explain; more is no longer usual. */
export const USUAL_SILENCE_WORKING_DAYS = 10

/** Why a shipment needs attention. A reason that does not apply is null. */
export interface Attention {
  /** Working days past the end of the delivery window. */
  late: number | null
  /** Working days since the latest status. */
  silent: number | null
  /** Calendar days since then, as sentences count them. */
  lastUpdateDays: number | null
}

/** Plain data, so that it can be passed to the worker. */
export interface AttentionRule {
  windows: readonly DeliveryWindow[]
  /** `YYYY-MM-DD`. */
  today: string
}

/** The rule for `now`'s day. A service that is not in `windows` has no delivery window. */
export function attentionRule(windows: readonly DeliveryWindow[], now: Date): AttentionRule {
  return { windows: windows.map(({ name, to }) => ({ name, to })), today: dayOf(now) }
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
    if (step === 0 || step >= DELIVERED) return null
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

/**
 * Working days without a new status, from 3 on (product 4.6); null before that, and for a void or delivered shipment.
 *
 * @param now its day counts in the viewer's zone
 */
export function silentDays(shipment: Pick<Shipment, 'createdAt' | 'status'>, now: Date): number | null {
  return attentionIn(attentionRule([], now))({ ...shipment, service: '' })?.silent ?? null
}

/** Like {@link attentionByFacts}, for a shipment with its status list. */
export function attentionIn(
  rule: AttentionRule,
): (shipment: Pick<Shipment, 'service' | 'createdAt' | 'status'>) => Attention | null {
  const attentionOf = attentionByFacts(rule)
  return (shipment) =>
    attentionOf({ ...shipment, step: journeyStep(shipment), latestStepAt: latestStatus(shipment)?.createdAt })
}

/**
 * When a shipment is due by its service and booking date, and how late it is or was delivered (product 4.6).
 *
 * @returns null if it is void, its service has no delivery window, or it has no booking date
 */
export function deliveryDue(
  { windows, today }: AttentionRule,
  shipment: Pick<Shipment, 'service' | 'createdAt' | 'status'>,
) {
  const step = journeyStep(shipment)
  const delivery = deliveryWindowOf(windows, shipment.service)
  const booked = readDate(shipment.createdAt)
  if (step === 0 || delivery === undefined || booked === null) return null
  const taken = workingDaysBetween(booked, step >= DELIVERED ? latestStatus(shipment)?.createdAt : today)
  return {
    /** The last day of the delivery window, `YYYY-MM-DD` in the viewer's zone. */
    day: dayOf(workingDaysAfter(booked, delivery.to)),
    /** Working days past it: up to the delivery, or up to today. 0 if it is not late; null if nobody knows. */
    late: taken === null ? null : Math.max(0, taken - delivery.to),
  }
}

/** A day late counts as so many without an update: no shipment has that many. */
const DAYS_PER_LATE_DAY = 100_000

/** A number to sort by (product 10.9): days late, then days without an update; null if no attention is needed. */
export function urgencyOf(attention: Attention | null): number | null {
  return attention && (attention.late ?? 0) * DAYS_PER_LATE_DAY + (attention.silent ?? 0)
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

/** `2 working days late`. */
export const lateMessage = (late: number): Message<'lists.daysLate'> => ({
  key: 'lists.daysLate',
  values: { count: late },
})

/** The reasons: `2 working days late`, `last update 4 days ago`. */
export function attentionMessages({
  late,
  lastUpdateDays,
}: Attention): Message<'lists.daysLate' | 'lists.daysSilent'>[] {
  return [
    ...(late === null ? [] : [lateMessage(late)]),
    ...(lastUpdateDays === null ? [] : [{ key: 'lists.daysSilent' as const, values: { count: lastUpdateDays } }]),
  ]
}

/** `last update today`, `last update 2 days ago`: for a shipment under way that needs no attention. */
export function lastUpdateMessage(
  { today }: AttentionRule,
  shipment: Pick<Shipment, 'createdAt' | 'status'>,
): Message<'lists.updatedToday' | 'lists.daysSilent'> | null {
  const step = journeyStep(shipment)
  if (step === 0 || step >= DELIVERED) return null
  const days = daysBetween(latestStatus(shipment)?.createdAt, today) ?? daysBetween(shipment.createdAt, today)
  if (days === null) return null
  // A server's clock may be ahead of this computer's.
  return days <= 0 ? { key: 'lists.updatedToday' } : { key: 'lists.daysSilent', values: { count: days } }
}
