import { dayOf, readDate } from './dates'

/** `YYYY-MM-DD`; both days are included. */
export interface Days {
  from: string
  to: string
}

export const dayPresets = ['today', 'yesterday', 'thisWeek', 'thisMonth', 'lastMonth'] as const
export type DayPreset = (typeof dayPresets)[number]

export const dayPresetNames: Record<DayPreset, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  thisMonth: 'This month',
  lastMonth: 'Last month',
}

/** Stands in for the first day of a range without a start. */
const FIRST_DAY = '2000-01-01'

/** A preset's days in the viewer's zone. Weeks begin on Monday; this week and this month end today. */
export function daysOf(preset: DayPreset, now: Date): Days {
  const day = (monthsLater: number, date: number) =>
    dayOf(new Date(now.getFullYear(), now.getMonth() + monthsLater, date))
  const today = now.getDate()
  switch (preset) {
    case 'today':
      return { from: day(0, today), to: day(0, today) }
    case 'yesterday':
      return { from: day(0, today - 1), to: day(0, today - 1) }
    case 'thisWeek':
      return { from: day(0, today - ((now.getDay() + 6) % 7)), to: day(0, today) }
    case 'thisMonth':
      return { from: day(0, 1), to: day(0, today) }
    case 'lastMonth':
      return { from: day(-1, 1), to: day(0, 0) }
  }
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

const withoutYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const withYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** A day (`YYYY-MM-DD`) without its year: `Nov 20`; '' if it is not a date. */
export function shortDayText(day: string): string {
  const date = readDate(day)
  return date ? withoutYear.format(date) : ''
}

/** A range in words: `Nov 1 to Nov 20, 2026`, `Nov 20, 2026`, `until Nov 20, 2026`; '' if either is not a date. */
export function daysText({ from, to }: Days): string {
  const first = readDate(from)
  const last = readDate(to)
  if (!first || !last) return ''
  if (from === to) return withYear.format(last)
  if (isFromTheBeginning({ from, to })) return `until ${withYear.format(last)}`
  const start = first.getFullYear() === last.getFullYear() ? withoutYear : withYear
  return `${start.format(first)} to ${withYear.format(last)}`
}
