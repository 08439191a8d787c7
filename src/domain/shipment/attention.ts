import { dayOf, readDate, type Moment } from '../dates'
import { DELIVERED, journeyStep, latestStatus, type JourneyStep, type Tracked } from './shipmentStatus'
import { workingDaysBetween } from './workingDays'

/** A shipment rests when it has had no new status for so many working days. */
export const SILENT_AFTER = 3

/** The delivery window of a service in working days: it should arrive within `to`. */
export interface DeliveryWindow {
  name: string
  to: number
}

/** Why a shipment needs attention; either number is null where that is not the reason. */
export interface Attention {
  /** Working days since the delivery window has ended. */
  late: number | null
  /** Working days since the latest status. */
  silent: number | null
}

/** What the rule looks at. */
export interface Watched extends Tracked {
  service: string
  createdAt: string
}

/** The rule for a list, as it crosses to where the rows are. */
export interface AttentionRule {
  windows: readonly DeliveryWindow[]
  /** The day that counts as today, `YYYY-MM-DD`. */
  today: string
}

/**
 * The rule of a day.
 *
 * @param windows the company's services; one that is not among them has no delivery window
 * @param now the moment that counts as now
 */
export function attentionRule(windows: readonly DeliveryWindow[], now: Date): AttentionRule {
  return { windows: windows.map(({ name, to }) => ({ name, to })), today: dayOf(now) }
}

/** What the rule asks of a shipment, where more than its row is at hand. */
export interface WatchedFacts {
  step: JourneyStep
  service: string
  createdAt: Moment
  /** When the latest status came. */
  newsAt: Moment
}

/**
 * Whether a shipment needs attention (product 4.6): it is not delivered (nor void) and past its service's delivery
 * window, or has been without a new status for 3 working days; Saturday and Sunday do not count.
 *
 * @param rule of {@link attentionRule}
 * @returns asks about a shipment by its facts; null where all is well
 */
export function attentionByFacts({ windows, today }: AttentionRule): (facts: WatchedFacts) => Attention | null {
  const windowOf = new Map(windows.map(({ name, to }) => [name.toLowerCase(), to]))
  const daysSince = workingDaysSince(today)
  return ({ step, service, createdAt, newsAt }) => {
    if (step === 0 || step >= DELIVERED) return null
    const window = windowOf.get(service.trim().toLowerCase())
    const booked = daysSince(createdAt)
    const late = window !== undefined && booked !== null && booked > window ? booked - window : null
    const rested = daysSince(newsAt) ?? booked
    const silent = rested !== null && rested >= SILENT_AFTER ? rested : null
    return late === null && silent === null ? null : { late, silent }
  }
}

/**
 * Whether a shipment needs attention, as {@link attentionByFacts} has it.
 *
 * @param rule of {@link attentionRule}
 * @returns asks about a shipment; null where all is well
 */
export function attentionIn(rule: AttentionRule): (shipment: Watched) => Attention | null {
  const attentionOf = attentionByFacts(rule)
  return (shipment) => {
    const { service, createdAt } = shipment
    return attentionOf({
      step: journeyStep(shipment),
      service,
      createdAt,
      newsAt: latestStatus(shipment)?.createdAt,
    })
  }
}

/** A day that a parcel is late weighs as much as so many days without news. */
const LATE = 2

/**
 * How much a shipment needs attention: its days late count twice, its days without news once.
 *
 * @param attention of {@link attentionIn}; null has no weight
 */
export function weightOf(attention: Attention | null): number | null {
  return attention && (attention.late ?? 0) * LATE + (attention.silent ?? 0)
}

/** How many working days ago a moment was; each day is worked out once: lists have many rows and few days. */
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

/**
 * Why a shipment needs attention, in words: `2 days late · no news for 4 days`. Days are working days.
 *
 * @param attention of {@link attentionIn}
 */
export function attentionText({ late, silent }: Attention): string {
  const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
  const texts = [late === null ? '' : `${days(late)} late`, silent === null ? '' : `no news for ${days(silent)}`]
  return texts.filter((text) => text !== '').join(' · ')
}
