const day = { weekday: 'short', month: 'short', day: '2-digit', year: 'numeric' } as const
const minute = { hour: '2-digit', minute: '2-digit', hour12: true } as const
const dateFormat = new Intl.DateTimeFormat('en-US', day)
const dateTimeFormat = new Intl.DateTimeFormat('en-US', { ...day, ...minute, second: '2-digit' })
const longDateFormat = new Intl.DateTimeFormat('en-US', { ...day, weekday: 'long', month: 'long', day: 'numeric' })
const briefFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...minute })

const NO_DATE = '—'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export type Moment = Date | string | null | undefined

function format(formatter: Intl.DateTimeFormat, moment: Moment): string {
  const date = readDate(moment)
  // Newer ICU versions put a narrow no-break space before PM; we show a plain one (product 16.1).
  return date === null ? NO_DATE : formatter.format(date).replaceAll('\u202f', ' ')
}

/**
 * Reads an ISO date-time, or a day (`YYYY-MM-DD`) as midnight in the viewer's zone; null if it is not a date. Read by
 * the Date constructor alone, `2026-11-20` would be the evening before in New York.
 */
export function readDate(moment: Moment): Date | null {
  if (moment === null || moment === undefined || moment === '') return null
  const date = moment instanceof Date ? moment : new Date(DAY.test(moment) ? `${moment}T00:00:00` : moment)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Date and time in the viewer's zone: `Fri, Nov 20, 2026, 03:14:15 PM`; a dash if there is no date. */
export function formatDateTime(moment: Moment): string {
  return format(dateTimeFormat, moment)
}

/** The day in the viewer's zone: `Fri, Nov 20, 2026`; a dash if there is no date. */
export function formatDate(moment: Moment): string {
  return format(dateFormat, moment)
}

/** The day in the viewer's zone, in full: `Friday, November 20, 2026`; a dash if there is no date. */
export function formatLongDate(moment: Moment): string {
  return format(longDateFormat, moment)
}

/** The time of day in the viewer's zone: `03:14:15 PM`; a dash if there is no date. */
export function formatTime(moment: Moment): string {
  return readDate(moment) === null ? NO_DATE : formatDateTime(moment).slice(-11)
}

/** A short day and time in the viewer's zone: `Nov 20, 03:14 PM`; a dash if there is no date. */
export function formatBriefly(moment: Moment): string {
  return format(briefFormat, moment)
}

/** The calendar day in the viewer's zone, in the format of `from` and `to`: `2026-11-20`. */
export function dayOf(date: Date): string {
  return [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join(
    '-',
  )
}

/**
 * Date and time in the viewer's zone, with its offset, for files: `2026-11-20T00:30:15+05:00` (ISO 8601, product 16.2).
 * '' if there is no date.
 */
export function localMoment(moment: Moment): string {
  const date = readDate(moment)
  if (date === null) return ''
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')
  const ahead = -date.getTimezoneOffset()
  const offset = [Math.trunc(Math.abs(ahead) / 60), Math.trunc(Math.abs(ahead) % 60)].map(twoDigits).join(':')
  return `${dayOf(date)}T${time}${ahead < 0 ? '-' : '+'}${offset}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
