import { dayOf, readDate } from '../dates'
import type { StatusEntry, Tracked } from './shipmentStatus'
import { stepTime } from './stepTime'

/** Which end of the tracking history is shown first. */
export type HistoryOrder = 'newest' | 'oldest'

/**
 * Entries grouped by day (`YYYY-MM-DD` in the viewer's zone, '' without a date), as listed on the tracking page. Among
 * entries with the same time, the later in the list is the newer. Entries without a date count as the oldest.
 */
export function historyDays(tracked: Tracked, order: HistoryOrder) {
  const oldestFirst = [...tracked.status].sort(compareSteps)
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

/** 0 for two steps without a date. */
function compareSteps(one: StatusEntry, other: StatusEntry): number {
  const [earlier, later] = [stepTime(one), stepTime(other)]
  return earlier === later ? 0 : earlier - later
}
