import type { Language } from '@/texts/addresses'
import { t, type TextKey } from '@/texts/t'
import { dayOf, formatDay, formatDayAlone, readDate } from './dates'

/** `YYYY-MM-DD`; both days are included. */
export interface Days {
  from: string
  to: string
}

export const dayPresetNames = {
  today: 'lists.today',
  yesterday: 'lists.yesterday',
  thisWeek: 'lists.thisWeek',
  thisMonth: 'lists.thisMonth',
  lastMonth: 'lists.lastMonth',
} as const satisfies Record<string, TextKey>
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

/** A day (`YYYY-MM-DD`) without its year: `Nov 20`; '' if it is not a date. */
export const shortDayText = (day: string) => (readDate(day) ? formatDayAlone(day) : '')

/** A day: `Nov 20, 2026`, in the language of the page unless another is asked for; '' if it is not a date. */
export const dayText = (day: string, wanted?: Language) => (readDate(day) ? formatDay(day, wanted) : '')

/** A range in words: `Nov 1 to Nov 20, 2026`, `Nov 20, 2026`, `until Nov 20, 2026`; '' if either is not a date. */
export function daysText({ from, to }: Days): string {
  const first = readDate(from)
  const last = readDate(to)
  if (!first || !last) return ''
  if (from === to) return dayText(to)
  if (isFromTheBeginning({ from, to })) return t('lists.untilDay', { day: dayText(to) })
  const start = first.getFullYear() === last.getFullYear() ? formatDayAlone(first) : formatDay(first)
  return t('lists.fromDayToDay', { from: start, to: dayText(to) })
}
