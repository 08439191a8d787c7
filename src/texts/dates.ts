import { DASH } from '@/domain/dash'
import { isDayAlone, type Moment, readDate } from '@/domain/dates'
import type { Language } from './languages'
import { language } from './language'

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

/** The formats, created on first use, as each takes a fraction of a millisecond. */
const made = new Map<string, Intl.DateTimeFormat>()
function formatter(locale: string, form: keyof typeof forms): Intl.DateTimeFormat {
  const key = locale + form
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, forms[form])
  made.set(key, known)
  return known
}

/** Newer ICU versions put a narrow no-break space before PM; we show a plain one (product 16.1). */
function inEnglish(form: Form, date: Date): string {
  if (form === 'time') return inEnglish('dateTime', date).slice(-'03:14:15 PM'.length)
  return formatter('en-US', form).format(date).replaceAll('\u202f', ' ')
}

/**
 * `جمعہ، 20 نومبر 2026، 03:14:15 PM`, with the time isolated, because it is written from left to right. Intl supplies
 * the names, but its own order has a comma before the year, which nobody writes.
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

/** What is written of a day whose time is not known: never midnight. Null for a dash. */
const ofDay: Partial<Record<Form, Form | null>> = { dateTime: 'date', brief: 'dayAlone', time: null, briefTime: null }

/**
 * A formatter. Its results are in the language of the page, unless another is passed, as for papers; a dash if there is
 * no date, or no time to be written.
 */
const inForm =
  (asked: Form) =>
  (moment: Moment, wanted: Language = language): string => {
    const date = readDate(moment)
    const form = isDayAlone(moment) && asked in ofDay ? (ofDay[asked] ?? null) : asked
    if (date === null || form === null) return DASH
    return wanted === 'en' ? inEnglish(form, date) : inUrdu(form, date)
  }

// All of these are in the viewer's time zone.

/** `Fri, Nov 20, 2026, 03:14:15 PM` */
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
/** `03:14 PM` */
export const formatMinute = inForm('briefTime')
/** `Nov 20, 03:14 PM` */
export const formatBriefly = inForm('brief')
