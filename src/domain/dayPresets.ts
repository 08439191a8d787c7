import { dayOf } from './dates'
import type { Days } from './days'

/** The keys of their texts. */
export const dayPresetNames = {
  today: 'lists.today',
  yesterday: 'lists.yesterday',
  thisWeek: 'lists.thisWeek',
  thisMonth: 'lists.thisMonth',
  lastMonth: 'lists.lastMonth',
} as const
export type DayPreset = keyof typeof dayPresetNames
/** The presets in the order in which they are offered. */
export const dayPresets = Object.keys(dayPresetNames) as DayPreset[]

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
