import { dayOf, readDate } from '../dates'
import {
  DELIVERED,
  journeyStep,
  latestStatus,
  type StatusEntry,
  type StatusType,
  statusTypes,
  type Tracked,
} from './shipmentStatus'

export interface ShownStep {
  type: StatusType
  /** A step before the current one is skipped if it has no entry. For a delivered shipment, the last one is passed. */
  state: 'passed' | 'skipped' | 'current' | 'ahead'
  /** The step's latest entry; null if there is none. */
  entry: StatusEntry | null
}

/** The seven steps in order; all of them are ahead if the shipment is void. */
export function journeySteps(tracked: Tracked): ShownStep[] {
  const current = journeyStep(tracked)
  return statusTypes.map((type) => {
    const entry = latestStatus({ status: tracked.status.filter((each) => each.type === type) })
    const before = entry ? 'passed' : 'skipped'
    const state = type < current ? before : type > current ? 'ahead' : type === DELIVERED ? 'passed' : 'current'
    return { type, state, entry }
  })
}

export type JourneyOrder = 'newest' | 'oldest'

/**
 * Entries grouped by day (`YYYY-MM-DD` in the viewer's zone, '' without a date), as listed on the tracking page. Among entries with the same time, the later in the list is
 * the newer. Entries without a date count as the oldest.
 */
export function journeyDays(tracked: Tracked, order: JourneyOrder) {
  const oldestFirst = [...tracked.status].sort((one, other) => timeOf(one) - timeOf(other))
  const days: { day: string; entries: StatusEntry[] }[] = []
  for (const entry of order === 'oldest' ? oldestFirst : [...oldestFirst].reverse()) {
    const date = readDate(entry.createdAt)
    const day = date === null ? '' : dayOf(date)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

const timeOf = (entry: StatusEntry): number => readDate(entry.createdAt)?.getTime() ?? 0
