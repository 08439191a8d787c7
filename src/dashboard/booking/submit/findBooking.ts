import type { Booking } from '@/domain/forms/bookingForm'
import { plainDecimal } from '@/domain/typedNumbers'
import type { Shipment } from '@/domain/shipment/shipment'
import { getShipmentsByToday, searchShipments } from '@/services/airwayBill'
import { retried } from '@/services/http/readRetry'

/** Between two looks, in milliseconds: an answer that was lost may still be at work on the server. */
const PAUSE = 2000

/** What a look at the lists has found out about a number. */
export type Found =
  /** `attempts`: those that it may have come of, which the lists cannot tell apart. */
  | { is: 'ours'; id: string; attempts: readonly Booking[] }
  /** The number went to somebody else's shipment. */
  | { is: 'taken' }
  | { is: 'free' }

/** A backend may write names its own way: capitals and blanks make no other person. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
const isSameText = (one: string, other: string) => plain(one) === plain(other)

/**
 * The same number may have gone to another counter meanwhile, or to another shipment of the same two people: number,
 * center, both people, destination and, where the list has it, the amount must agree.
 */
function isThis(booking: Booking, shipment: Shipment, username: string): boolean {
  const amount = plainDecimal(booking.amount)
  return (
    // Whoever has changed his username since is the same center.
    (shipment.center === booking.user || shipment.center === username) &&
    isSameText(shipment.consignor, booking.shipperContactPerson) &&
    isSameText(shipment.consignee, booking.recContactPerson) &&
    isSameText(shipment.destination, booking.recCountry) &&
    (amount === null || shipment.amount === null || Math.abs(Number(amount) - shipment.amount) < 0.01)
  )
}

/** @returns null where the list has no such number */
function among(shipments: readonly Shipment[], attempts: readonly Booking[], username: string): Found | null {
  const sameNumber = shipments.filter(({ airwayBillNo }) => airwayBillNo === attempts[0]?.airwayBillNo)
  for (const shipment of sameNumber) {
    const fitting = attempts.filter((attempt) => isThis(attempt, shipment, username))
    if (fitting.length > 0) return { is: 'ours', id: shipment.id, attempts: fitting }
  }
  return sameNumber.length > 0 ? { is: 'taken' } : null
}

/**
 * Whether a booking was made although its answer does not say so: it is looked up by its number before anyone may
 * submit it again. One list is enough to find it; that it is surely not there takes both, the search and today's.
 *
 * @param attempts what was sent under this number, the first attempt first
 * @param options.looks how often to look before it counts as surely not there
 * @param options.username what the center is called now
 * @returns the shipment and the attempts that it may have come of, or that the number is taken, or free
 * @throws ServiceError where a lookup fails and the other does not have it: nobody knows
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

/** Our booking as soon as one list has it, however long the other one takes. */
function firstOwn(answers: readonly Promise<Found | null>[]): Promise<Found | null> {
  const own = answers.map(async (answer) => {
    const found = await answer
    if (found?.is !== 'ours') throw new Error('Not in this list')
    return found
  })
  return Promise.any(own).catch(() => null)
}
