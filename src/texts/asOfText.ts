import { dayOf } from '@/domain/dates'
import { formatBriefly, formatTime } from './dates'

/**
 * When something was loaded, such as rows that could not be refreshed since: `03:14:15 PM`, or `Nov 20, 03:14 PM` if
 * that was on another day, as tabs are open overnight.
 */
export const asOfText = (at: Date, today: Date): string =>
  dayOf(at) === dayOf(today) ? formatTime(at) : formatBriefly(at)
