import { dayOf } from './dates'
import type { Days } from './days'

/** The last `count` days in the viewer's zone, including today. */
export function lastDays(count: number, now: Date): Days {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + 1)
  return { from: dayOf(first), to: dayOf(now) }
}
