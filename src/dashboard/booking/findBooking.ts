import type { Booking } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment'
import { getShipmentsByToday, searchShipments } from '@/services/airwayBill'
import { retried } from '@/services/readRetry'

/** Between two looks, in milliseconds: an answer that was lost may still be at work on the server. */
const PAUSE = 2000

/** What a look at the lists has found out about a number. */
export type Found =
  | { is: 'ours'; id: string; attempt: Booking }
  /** The number went to somebody else's shipment. */
  | { is: 'taken' }
  | { is: 'free' }

/** The same number may have gone to another counter meanwhile: number, center, both people and destination must agree. */
function isThis(booking: Booking, shipment: Shipment): boolean {
  return (
    shipment.center === booking.user &&
    shipment.consignor === booking.shipperContactPerson &&
    shipment.consignee === booking.recContactPerson &&
    shipment.destination === booking.recCountry
  )
}

/** @returns null where the list has no such number */
function among(shipments: readonly Shipment[], attempts: readonly Booking[]): Found | null {
  let isTaken = false
  for (const attempt of attempts) {
    const sameNumber = shipments.filter(({ airwayBillNo }) => airwayBillNo === attempt.airwayBillNo)
    const own = sameNumber.find((shipment) => isThis(attempt, shipment))
    if (own) return { is: 'ours', id: own.id, attempt }
    isTaken ||= sameNumber.length > 0
  }
  return isTaken ? { is: 'taken' } : null
}

/**
 * Whether a booking was made although its answer does not say so (design 5): it is looked up by its number before anyone
 * may submit it again. One list is enough to find it; that it is surely not there takes both, the search and today's.
 *
 * @param attempts what was sent under this number, the first attempt first
 * @param looks how often to look before it counts as surely not there
 * @returns the shipment and the attempt that it came of, or that the number is taken, or free
 * @throws ServiceError where a lookup fails and the other does not have it: nobody knows
 */
export async function findBooking(attempts: readonly Booking[], looks: number): Promise<Found> {
  const number = attempts[0]?.airwayBillNo ?? ''
  const answers = await Promise.allSettled([retried(() => searchShipments(number)), retried(getShipmentsByToday)])
  const found = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? (among(answer.value, attempts) ?? []) : [],
  )
  const known = found.find(({ is }) => is === 'ours') ?? found[0]
  if (known) return known
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
  if (looks <= 1) return { is: 'free' }
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  return findBooking(attempts, looks - 1)
}
