import { readDate } from '@/domain/dates'
import { type Days, isFromTheBeginning } from '@/domain/days'
import type { Language } from './languages'
import { formatDay, formatDayAlone } from './dates'
import { t } from './t'

/** A day (`YYYY-MM-DD`) without its year: `Nov 20`; '' if it is not a date. */
export const shortDayText = (day: string) => (readDate(day) ? formatDayAlone(day) : '')

/** A day: `Nov 20, 2026`, in the language of the page unless another is asked for; '' if it is not a date. */
export const dayText = (day: string, wanted?: Language) => (readDate(day) ? formatDay(day, wanted) : '')

/**
 * A range in words, whose lines do not break within a day: `Nov 1 to Nov 20, 2026`, `Nov 20, 2026`,
 * `until Nov 20, 2026`; '' if either is not a date.
 */
export function daysText({ from, to }: Days): string {
  const first = readDate(from)
  const end = readDate(to)
  if (!first || !end) return ''
  const last = whole(dayText(to))
  if (from === to) return last
  if (isFromTheBeginning({ from, to })) return t('lists.untilDay', { day: last })
  const start = first.getFullYear() === end.getFullYear() ? formatDayAlone(first) : formatDay(first)
  return t('lists.fromDayToDay', { from: whole(start), to: last })
}

const whole = (day: string) => day.replaceAll(' ', '\u00a0')
