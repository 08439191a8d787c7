const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
})
const dateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
})
const longDateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
const briefFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
})

/** What stands where an answer has no date. */
const NO_DATE = '—'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export type Moment = Date | string | null | undefined

function format(formatter: Intl.DateTimeFormat, moment: Moment): string {
  const date = readDate(moment)
  // Newer ICU puts a narrow no-break space before PM; a plain one is shown (product 16.1).
  return date === null ? NO_DATE : formatter.format(date).replaceAll('\u202f', ' ')
}

/**
 * Reads a date of an answer, or a day as `from` and `to` have it. A day alone is that day in the viewer's zone:
 * `new Date('2026-11-20')` would be the evening before in New York.
 *
 * @param moment an ISO text or a Date
 * @returns the Date, or null where it is none
 */
export function readDate(moment: Moment): Date | null {
  if (moment === null || moment === undefined || moment === '') return null
  const date = moment instanceof Date ? moment : new Date(DAY.test(moment) ? `${moment}T00:00:00` : moment)
  return Number.isNaN(date.getTime()) ? null : date
}

/**
 * Date and time in the viewer's zone: `Fri, Nov 20, 2026, 03:14:15 PM`.
 *
 * @param moment an ISO text or a Date
 * @returns the text; a dash where there is no date
 */
export function formatDateTime(moment: Moment): string {
  return format(dateTimeFormat, moment)
}

/**
 * The day in the viewer's zone: `Fri, Nov 20, 2026`.
 *
 * @param moment an ISO text or a Date
 */
export function formatDate(moment: Moment): string {
  return format(dateFormat, moment)
}

/**
 * The day in the viewer's zone, in full: `Friday, November 20, 2026`.
 *
 * @param moment an ISO text or a Date
 */
export function formatLongDate(moment: Moment): string {
  return format(longDateFormat, moment)
}

/**
 * The time of day in the viewer's zone: `03:14:15 PM`.
 *
 * @param moment an ISO text or a Date
 */
export function formatTime(moment: Moment): string {
  return readDate(moment) === null ? NO_DATE : formatDateTime(moment).slice(-11)
}

/**
 * Day and time for a narrow place, in the viewer's zone: `Nov 20, 03:14 PM`.
 *
 * @param moment an ISO text or a Date
 */
export function formatBriefly(moment: Moment): string {
  return format(briefFormat, moment)
}

/**
 * The calendar day in the viewer's zone, as `from` and `to` are sent: `2026-11-20`.
 *
 * @param date a moment
 */
export function dayOf(date: Date): string {
  return [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join(
    '-',
  )
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
