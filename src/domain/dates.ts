import type { Language } from '@/texts/addresses'
import { language } from '@/texts/language'

const day = { weekday: 'short', month: 'short', day: '2-digit', year: 'numeric' } as const
const minute = { hour: '2-digit', minute: '2-digit', hour12: true } as const
const second = { ...minute, second: '2-digit' } as const
const forms = {
  date: day,
  dateTime: { ...day, ...second },
  longDate: { ...day, weekday: 'long', month: 'long', day: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: '2-digit' },
  dayAndMonth: { month: 'short', day: '2-digit' },
  dayOfYear: { month: 'short', day: 'numeric', year: 'numeric' },
  dayAlone: { month: 'short', day: 'numeric' },
  brief: { month: 'short', day: 'numeric', ...minute },
  briefTime: minute,
} as const
type Form = keyof typeof forms | 'time'

/** Made when first used: each takes a part of a millisecond. */
const made = new Map<string, Intl.DateTimeFormat>()
function formatter(locale: string, form: keyof typeof forms): Intl.DateTimeFormat {
  const key = locale + form
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, forms[form])
  made.set(key, known)
  return known
}

const NO_DATE = '—'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export type Moment = Date | string | null | undefined

/** Newer ICU versions put a narrow no-break space before PM; we show a plain one (product 16.1). */
function inEnglish(form: Form, date: Date): string {
  if (form === 'time') return inEnglish('dateTime', date).slice(-'03:14:15 PM'.length)
  return formatter('en-US', form).format(date).replaceAll('\u202f', ' ')
}

/**
 * `جمعہ، 20 نومبر 2026، 03:14:15 PM`, of which the time is isolated: it reads from left to right. Intl gives the names;
 * its own order has a comma before the year, which nobody writes.
 */
function inUrdu(form: Form, date: Date): string {
  const named = formatter('ur-PK-u-nu-latn', 'longDate').formatToParts(date)
  const parts = Object.fromEntries(named.map(({ type, value }) => [type, value]))
  const dayAndMonth = `${parts['day']} ${parts['month']}`
  const weekday = `${parts['weekday']}، ${dayAndMonth}`
  const whole = `${weekday} ${parts['year']}`
  const time = (of: Form) => `\u2066${inEnglish(of, date)}\u2069`
  const texts: Record<Form, () => string> = {
    date: () => whole,
    dateTime: () => `${whole}، ${time('time')}`,
    longDate: () => whole,
    weekday: () => weekday,
    dayAndMonth: () => dayAndMonth,
    dayOfYear: () => `${dayAndMonth} ${parts['year']}`,
    dayAlone: () => dayAndMonth,
    time: () => time('time'),
    brief: () => `${dayAndMonth}، ${time('briefTime')}`,
    briefTime: () => time('briefTime'),
  }
  return texts[form]()
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

/** In the language of the page unless another is asked for, as for papers; a dash if there is no date. */
const inForm =
  (form: Form) =>
  (moment: Moment, wanted: Language = language): string => {
    const date = readDate(moment)
    if (date === null) return NO_DATE
    return wanted === 'en' ? inEnglish(form, date) : inUrdu(form, date)
  }

/** All are in the viewer's zone: this one `Fri, Nov 20, 2026, 03:14:15 PM`. */
export const formatDateTime = inForm('dateTime')
/** `Fri, Nov 20, 2026` */
export const formatDate = inForm('date')
/** `Friday, November 20, 2026` */
export const formatLongDate = inForm('longDate')
/** `Fri, Nov 20` */
export const formatWeekday = inForm('weekday')
/** `Nov 20` */
export const formatDayAndMonth = inForm('dayAndMonth')
/** `Nov 5, 2026` */
export const formatDay = inForm('dayOfYear')
/** `Nov 5` */
export const formatDayAlone = inForm('dayAlone')
/** `03:14:15 PM` */
export const formatTime = inForm('time')
/** `Nov 20, 03:14 PM` */
export const formatBriefly = inForm('brief')

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
