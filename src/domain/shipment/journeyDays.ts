import { dayOf, readDate } from '../dates'
import type { StatusEntry, Tracked } from './shipmentStatus'

export type JourneyOrder = 'newest' | 'oldest'

/**
 * Entries grouped by day (`YYYY-MM-DD` in the viewer's zone, '' without a date), as listed on the tracking page. Among
 * entries with the same time, the later in the list is the newer. Entries without a date count as the oldest.
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
