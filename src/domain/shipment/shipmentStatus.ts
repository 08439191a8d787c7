import { stepTime } from './stepTime'

/** The numbers of the statuses (product 4.1), in the order of a shipment’s journey. */
export const statusTypes = [1, 2, 3, 4, 5, 6, 7] as const
export type StatusType = (typeof statusTypes)[number]

/** Whether a number that the backend sends is one of the {@link statusTypes}. */
export function isStatusType(type: number): type is StatusType {
  return (statusTypes as readonly number[]).includes(type)
}

export const INFORMATION_RECEIVED = 1
export const TRACKING_NUMBER_UPDATE = 6
export const DELIVERED = 7

/** A step of the tracking history. `type` may be any number that the backend sends. */
export interface StatusEntry {
  type: number
  description: string
  trackingLink: string
  /** ISO date-time; '' if there is none. */
  createdAt: string
}

/** A shipment without status entries is void. */
export interface Tracked {
  status: readonly StatusEntry[]
}

/** The entry with the latest `createdAt`; of equals, the later in the list (product 4.2). Null if void. */
export function latestStatus(tracked: Tracked): StatusEntry | null {
  let latest: StatusEntry | null = null
  let latestTime = -Infinity
  for (const entry of tracked.status) {
    const time = stepTime(entry)
    if (time >= latestTime) {
      latest = entry
      latestTime = time
    }
  }
  return latest
}

/** Whether a shipment is void: it has no status entry (product 4.2). */
export function isVoid(tracked: Tracked): boolean {
  return tracked.status.length === 0
}

/** Whether a shipment has a single status entry, whose removal would make it void. */
export function isOnlyStep(tracked: Tracked): boolean {
  return tracked.status.length === 1
}

/** The step of a void shipment, which has no status. */
export const VOID = 0

export type JourneyStep = typeof VOID | StatusType

/** The step for lists, badges and filters (product 4.2): 7 for types above 7, 1 for unknown ones. */
export function journeyStep(tracked: Tracked): JourneyStep {
  const latest = latestStatus(tracked)
  if (!latest) return VOID
  if (isStatusType(latest.type)) return latest.type
  return latest.type > DELIVERED ? DELIVERED : INFORMATION_RECEIVED
}

/** The next step; null if the shipment is void or delivered. */
export function nextStep(tracked: Tracked): StatusType | null {
  const step = journeyStep(tracked)
  return step === VOID ? null : (statusTypes.find((type) => type === step + 1) ?? null)
}

/** The statuses that an Up Track can set: all but the first, which booking sets. */
export const upTrackTypes: readonly StatusType[] = statusTypes.filter((type) => type !== INFORMATION_RECEIVED)
