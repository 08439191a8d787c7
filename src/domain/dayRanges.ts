import { dayOf } from './dates'

/** `YYYY-MM-DD`; both days are included. */
export interface Days {
  from: string
  to: string
}

/** The keys of their texts. */
export const dayPresetNames = {
  today: 'lists.today',
  yesterday: 'lists.yesterday',
  thisWeek: 'lists.thisWeek',
  thisMonth: 'lists.thisMonth',
  lastMonth: 'lists.lastMonth',
} as const
export type DayPreset = keyof typeof dayPresetNames
export const dayPresets = Object.keys(dayPresetNames) as DayPreset[]

/** Stands in for the first day of a range without a start. */
const FIRST_DAY = '2000-01-01'

/** A preset's days in the viewer's zone. Weeks begin on Monday; this week and this month end today. */
export function daysOf(preset: DayPreset, now: Date): Days {
  const day = (monthsLater: number, date: number) =>
    dayOf(new Date(now.getFullYear(), now.getMonth() + monthsLater, date))
  const today = now.getDate()
  const firstAndLast: Record<DayPreset, readonly [string, string]> = {
    today: [day(0, today), day(0, today)],
    yesterday: [day(0, today - 1), day(0, today - 1)],
    thisWeek: [day(0, today - ((now.getDay() + 6) % 7)), day(0, today)],
    thisMonth: [day(0, 1), day(0, today)],
    lastMonth: [day(-1, 1), day(0, 0)],
  }
  const [from, to] = firstAndLast[preset]
  return { from, to }
}

/** The last `count` days in the viewer's zone, including today. */
export function lastDays(count: number, now: Date): Days {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + 1)
  return { from: dayOf(first), to: dayOf(now) }
}

/**
 * The range that two fields describe, either of which may be ''. Without an end it runs until today; without a start it
 * includes everything earlier. Null if both are empty, or if `to` is before `from`.
 */
export function askedDays(from: string, to: string, now: Date): Days | null {
  if (from === '' && to === '') return null
  const days = { from: from || FIRST_DAY, to: to || dayOf(now) }
  return days.from <= days.to ? days : null
}

/** Whether a range has no start. */
export const isFromTheBeginning = ({ from }: Days): boolean => from === FIRST_DAY
