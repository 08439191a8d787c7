import { bookingNames } from '@/domain/booking/bookingNames'
import { dayOf } from '@/domain/dates'
import { heldSince } from '@/domain/booking/heldSince'
import { formatDate, formatMinute } from './dates'
import { comma } from './language'
import { say } from './say'
import { t } from './t'

/** A short description of a booking, such as “Sana Butt → Sheffield”, from the form's texts by field name. */
export function bookingInWords(texts: unknown): string {
  const { shipper, receiver } = bookingNames(texts)
  return t('booking.fromTo', {
    from: shipper ?? t('booking.noShipperYet'),
    to: receiver ?? t('booking.noReceiverYet'),
  })
}

/** When a booking was last edited: “03:14 PM”, after the date if it was not on `now`'s day. Both in milliseconds. */
export function lastTouched(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  const time = formatMinute(then)
  return dayOf(then) === dayOf(today) ? time : `${formatDate(then)}${comma}${time}`
}

/**
 * How long a booking has been held; if the clock was set back since, the time at which it was held. Both in
 * milliseconds since 1970.
 */
export function heldSinceText(at: number, now: number): string {
  const held = heldSince(at, now)
  return held ? say(held) : lastTouched(at, now)
}
