import type { Booking } from '@/domain/forms/bookingForm'
import { plainDecimal } from '@/domain/typedNumbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { getShipmentsByToday, searchShipments } from '@/services/airwayBill'
import { retried } from '@/services/http/readRetry'

/** Milliseconds between two looks: after a lost answer the server may still be working on the booking. */
const PAUSE = 2000

export type Found =
  /** `attempts`: all that match, as the lists do not show enough to tell them apart. */
  | { is: 'ours'; id: string; attempts: readonly Booking[] }
  /** Somebody else's shipment has the number. */
  | { is: 'taken' }
  | { is: 'free' }

/** The backend may change the case and the spaces of a name. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
const isSameText = (one: string, other: string) => plain(one) === plain(other)

/** The number may belong to another counter, or to another shipment of the same people: more has to match. */
function isThis(booking: Booking, shipment: Shipment, username: string): boolean {
  const amount = plainDecimal(booking.amount)
  return (
    // The user may have renamed himself since; it is the same center.
    (shipment.center === booking.user || shipment.center === username) &&
    isSameText(shipment.consignor, booking.shipperContactPerson) &&
    isSameText(shipment.consignee, booking.recContactPerson) &&
    isSameText(shipment.destination, booking.recCountry) &&
    (amount === null || shipment.amount === null || Math.abs(Number(amount) - shipment.amount) < 0.01)
  )
}

/** Null if the list does not have the number. */
function among(shipments: readonly Shipment[], attempts: readonly Booking[], username: string): Found | null {
  const sameNumber = shipments.filter(({ airwayBillNo }) => airwayBillNo === attempts[0]?.airwayBillNo)
  for (const shipment of sameNumber) {
    const fitting = attempts.filter((attempt) => isThis(attempt, shipment, username))
    if (fitting.length > 0) return { is: 'ours', id: shipment.id, attempts: fitting }
  }
  return sameNumber.length > 0 ? { is: 'taken' } : null
}

/**
 * Finds out whether a booking was made although the answer does not say so. Finding it in one of the two lists is
 * enough; to be sure that it is not booked takes both.
 *
 * @param attempts all sent under this number, the first attempt first
 * @param options.looks how often to look before the number counts as free
 * @param options.username the center's current name
 * @throws ServiceError if a list fails and the other does not have the booking: then nobody knows
 */
export async function findBooking(
  attempts: readonly Booking[],
  { looks, username }: { looks: number; username: string },
): Promise<Found> {
  const number = attempts[0]?.airwayBillNo ?? ''
  const lists = [retried(() => searchShipments(number)), retried(getShipmentsByToday)]
  const answers = lists.map(async (list) => among(await list, attempts, username))
  const own = await firstOwn(answers)
  if (own) return own
  const found = await Promise.allSettled(answers)
  const known = found.find((answer) => answer.status === 'fulfilled' && answer.value !== null)
  if (known?.status === 'fulfilled' && known.value) return known.value
  const failed = found.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
  if (looks <= 1) return { is: 'free' }
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  return findBooking(attempts, { looks: looks - 1, username })
}

/** Does not wait for the slower list once the other has it. */
function firstOwn(answers: readonly Promise<Found | null>[]): Promise<Found | null> {
  const own = answers.map(async (answer) => {
    const found = await answer
    if (found?.is !== 'ours') throw new Error('Not in this list')
    return found
  })
  return Promise.any(own).catch(() => null)
}
