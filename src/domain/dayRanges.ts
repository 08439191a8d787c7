import { dayOf, readDate } from './dates'

/** Two days as `YYYY-MM-DD`; both count. */
export interface Days {
  from: string
  to: string
}

/** The ranges of days that are one click away. */
export const dayPresets = ['today', 'yesterday', 'thisWeek', 'thisMonth', 'lastMonth'] as const
export type DayPreset = (typeof dayPresets)[number]

export const dayPresetNames: Record<DayPreset, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  thisMonth: 'This month',
  lastMonth: 'Last month',
}

/** Far enough back for a range that is open at its beginning. */
const FIRST_DAY = '2000-01-01'

/**
 * The days of a preset in the viewer's zone. Weeks begin on Monday; this week and this month end today.
 *
 * @param preset which one
 * @param now the moment that counts as now
 */
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

/**
 * Today and the days before it, in the viewer's zone.
 *
 * @param count how many in all
 * @param now the moment that counts as now
 */
export function lastDays(count: number, now: Date): Days {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - count + 1)
  return { from: dayOf(first), to: dayOf(now) }
}

/**
 * The range that two fields ask for. One that is open at its end lasts until today, one that is open at its beginning
 * holds everything before.
 *
 * @param from a day, or '' where the field is empty
 * @param to a day, or ''
 * @param now the moment that counts as now
 * @returns null where neither is given, or `to` lies before `from`
 */
export function askedDays(from: string, to: string, now: Date): Days | null {
  if (from === '' && to === '') return null
  const days = { from: from || FIRST_DAY, to: to || dayOf(now) }
  return days.from <= days.to ? days : null
}

/** Whether a range is open at its beginning. */
export const isFromTheBeginning = ({ from }: Days): boolean => from === FIRST_DAY

const withoutYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const withYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/**
 * A day of these weeks in words: `Nov 20`.
 *
 * @param day `YYYY-MM-DD`
 */
export function shortDayText(day: string): string {
  const date = readDate(day)
  return date ? withoutYear.format(date) : ''
}

/**
 * A range of days in words: `Nov 1 to Nov 20, 2026`, `Nov 20, 2026`, `till Nov 20, 2026`.
 *
 * @param days both count
 */
export function daysText({ from, to }: Days): string {
  const first = readDate(from)
  const last = readDate(to)
  if (!first || !last) return ''
  if (from === to) return withYear.format(last)
  if (isFromTheBeginning({ from, to })) return `till ${withYear.format(last)}`
  const start = first.getFullYear() === last.getFullYear() ? withoutYear : withYear
  return `${start.format(first)} to ${withYear.format(last)}`
}
