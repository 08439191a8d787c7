import { compareShipment, type Self } from '@/domain/booking/compareShipment'
import type { Booking } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment/shipment'
import { isSameNumber, mayBeAbout } from '@/domain/tracking/isSameNumber'
import { getShipmentsByToday, searchShipments } from '@/services/airwayBill'
import { isServiceError, isUnauthorized, NO_ANSWER_TEXT, ServiceError } from '@/services/http/errors'
import { retried } from '@/services/http/retries'

/** Milliseconds between two lookups: after a lost answer the server may still be working on the booking. */
const SECOND_LOOK_DELAY_MS = 2000

export type Found =
  /**
   * The shipment is this booking. `attempts` are those that fit best; the lists may not show enough to tell them apart.
   */
  | { kind: 'ours'; id: string; attempts: readonly Booking[] }
  /** This shipment has the number, and only the clerk can decide whether it is this booking. */
  | { kind: 'unclear'; shipment: Shipment; attempts: readonly Booking[] }
  /** The number certainly belongs to somebody else's shipment. */
  | { kind: 'theirs' }
  | { kind: 'free' }

/** By how certain it is that the booking was made, most certain first. */
const order: readonly Found['kind'][] = ['ours', 'unclear', 'theirs', 'free']

const moreCertain = (one: Found, other: Found) => order.indexOf(one.kind) - order.indexOf(other.kind)

function among(shipments: readonly Shipment[], attempts: readonly Booking[], self: Self): Found {
  const number = attempts[0]?.airwayBillNo ?? ''
  const found = shipments.flatMap((shipment): Found[] => {
    if (!mayBeAbout(number, shipment)) return []
    const hasNumber = isSameNumber(shipment.airwayBillNo, number)
    const { verdict, fitting } = compareShipment(attempts, shipment, self)
    // A row without a number and without an id proves nothing by itself.
    const isCertain = hasNumber && shipment.id !== ''
    if (verdict === 'ours' && isCertain) return [{ kind: 'ours', id: shipment.id, attempts: fitting }]
    if (!hasNumber) return verdict === 'ours' ? [{ kind: 'unclear', shipment, attempts: fitting }] : []
    return verdict === 'theirs' ? [{ kind: 'theirs' }] : [{ kind: 'unclear', shipment, attempts: fitting }]
  })
  return found.sort(moreCertain)[0] ?? { kind: 'free' }
}

/**
 * Finds out whether a booking was made although its answer does not say so. It is booked if one of the two lists has
 * it. It is not booked only if both lists lack it, or the one that this user may request.
 *
 * @param attempts all sent under this number, the first attempt first
 * @param options.looks how many lookups must fail to find the number before it counts as free
 * @param options.self the names under which the lists may show this center
 * @param options.isAlive whether the session still exists, so that a 401 is about the role
 * @throws {ServiceError} if one list fails and the other lacks the number, so that the outcome is unknown
 */
export async function findBooking(
  attempts: readonly Booking[],
  { looks, self, isAlive = async () => null }: { looks: number; self: Self; isAlive?: () => Promise<boolean | null> },
): Promise<Found> {
  const number = attempts[0]?.airwayBillNo ?? ''
  const lists = [() => searchShipments(number), getShipmentsByToday].map((list) => withListTimeout(retried(list)))
  const answers = lists.map(async (list) => among(await list, attempts, self))
  const own = await firstOwn(answers)
  if (own) return own
  const ended = await Promise.allSettled(answers)
  const [best] = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])).sort(moreCertain)
  if (best && best.kind !== 'free') return best
  for (const end of ended) {
    if (end.status === 'rejected' && !(best && (await isNotForUs(end.reason, isAlive)))) throw end.reason
  }
  if (looks <= 1) return { kind: 'free' }
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_DELAY_MS))
  return findBooking(attempts, { looks: looks - 1, self, isAlive })
}

/** Whether a list is refused to this role, however often it is requested. */
async function isNotForUs(error: unknown, isAlive: () => Promise<boolean | null>): Promise<boolean> {
  if (isUnauthorized(error)) return (await isAlive()) === true
  return isServiceError(error) && error.kind === 'refused' && [403, 404, 405, 410].includes(error.status ?? 0)
}

/** Milliseconds after which a list counts as failed: the clerk is waiting, and can start another lookup. */
const LIST_TIMEOUT_MS = 20_000

function withListTimeout<List>(list: Promise<List>): Promise<List> {
  const call = 'airwaybill/search'
  const silent = new ServiceError(call, { kind: 'noAnswer', status: null, message: NO_ANSWER_TEXT })
  return Promise.race([list, new Promise<never>((_resolve, reject) => setTimeout(reject, LIST_TIMEOUT_MS, silent))])
}

/** Does not wait for the slower list once the other one has the booking. */
function firstOwn(answers: readonly Promise<Found>[]): Promise<Found | null> {
  const own = answers.map(async (answer) => {
    const found = await answer
    if (found.kind !== 'ours') throw new Error('Not in this list')
    return found
  })
  return Promise.any(own).catch(() => null)
}
