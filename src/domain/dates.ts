const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A point in time as it is known: a date, or a text as the backend sends it, such as an ISO date-time. */
export type Moment = Date | string | null | undefined

/**
 * Reads an ISO date-time, or a day (`YYYY-MM-DD`) as midnight in the viewer's zone; null if it is not a date. Read by
 * the Date constructor alone, `2026-11-20` would be the evening before in New York.
 */
export function readDate(moment: Moment): Date | null {
  if (moment === null || moment === undefined || moment === '') return null
  const date = moment instanceof Date ? moment : new Date(DAY.test(moment) ? `${moment}T00:00:00` : moment)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Whether a text names a day and no time, as old records do: that it was at midnight is not known. */
export const isDayAlone = (moment: Moment): boolean => typeof moment === 'string' && !moment.includes(':')

/** The calendar day in the viewer's zone, in the format of `from` and `to`: `2026-11-20`. */
export function dayOf(date: Date): string {
  return [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join(
    '-',
  )
}

/**
 * Date and time in the viewer's zone, with its offset, for files: `2026-11-20T00:30:15+05:00` (ISO 8601, product 16.2).
 * The day alone where no time is known; '' if there is no date.
 */
export function localMoment(moment: Moment): string {
  const date = readDate(moment)
  if (date === null) return ''
  if (isDayAlone(moment)) return dayOf(date)
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')
  const ahead = -date.getTimezoneOffset()
  const offset = [Math.trunc(Math.abs(ahead) / 60), Math.trunc(Math.abs(ahead) % 60)].map(twoDigits).join(':')
  return `${dayOf(date)}T${time}${ahead < 0 ? '-' : '+'}${offset}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
