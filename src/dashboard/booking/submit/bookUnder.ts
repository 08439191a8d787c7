import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import { isLost, isServiceError, type ServiceError } from '@/services/http/errors'
import { askNextNumber } from './askNextNumber'
import type { Found } from './findBooking'
import type { BookedVersion, Outcome, SubmissionParts } from './submissionParts'

/** The number certainly belongs to another shipment: this draft cannot be booked under it any more. */
export interface Taken {
  is: 'taken'
  airwayBillNo: string
  /** The message to show if no other number can be obtained. */
  message: string
}

export const takenText = (number: string) => `Airway bill ${number} went to another shipment meanwhile.`

export const taken = (airwayBillNo: string, message = takenText(airwayBillNo)): Taken => ({
  is: 'taken',
  airwayBillNo,
  message,
})

interface Settled {
  is: 'settled'
  outcome: Outcome
}
const settled = (outcome: Outcome): Settled => ({ is: 'settled', outcome })
const refused = (message: string): Settled => settled({ is: 'refused', message })

interface Sending {
  booking: Booking
  files: BookingFiles
  /** What was sent under this number before. */
  earlier: readonly Booking[]
  /** An earlier attempt, by this tab or its duplicate, may still reach the backend. */
  isPinned: boolean
}

export async function bookUnder(parts: SubmissionParts, sending: Sending): Promise<Taken | Settled> {
  const { draftId, create, ledger, journal } = parts
  const { booking, files, earlier, isPinned } = sending
  const { airwayBillNo } = booking
  const attempts = [...earlier, booking]
  await journal.write({ airwayBillNo, attempts, isSettled: false })
  await ledger.write({ draftId, airwayBillNo, id: null })
  try {
    const id = await create(booking, files)
    return settled(await booked(parts, { id, airwayBillNo }))
  } catch (error) {
    if (!isServiceError(error)) throw error
    return await afterError(parts, attempts, error, isPinned || isLost(error))
  }
}

/**
 * Lookups needed: two after a lost answer; one after a refusal, because browsers resend a request when the connection
 * breaks, and the second try is then told «exists»; one after a 500, because the server is done with the booking.
 */
function looksAfter(error: ServiceError): number {
  return isLost(error) && error.status !== 500 ? 2 : 1
}

async function afterError(
  parts: SubmissionParts,
  attempts: Booking[],
  error: ServiceError,
  mayStillArrive: boolean,
): Promise<Taken | Settled> {
  const { journal } = parts
  const airwayBillNo = attempts[0]?.airwayBillNo ?? ''
  const found = await lookUp(parts, attempts, looksAfter(error))
  if (found.is === 'taken') {
    if (isLost(error)) return taken(airwayBillNo)
    return mayMeanTaken(error) ? taken(airwayBillNo, error.message) : refused(error.message)
  }
  if (found.is === 'free') {
    const late = mayMeanTaken(error) ? await lookPast(parts, attempts) : found
    if (late.is === 'settled') return late
    if (late.is === 'taken') return taken(airwayBillNo, error.message)
    if (mayStillArrive || late.is === 'open') await journal.write({ airwayBillNo, attempts, isSettled: true })
    else await releaseNumber(parts, airwayBillNo)
    return refused(error.message)
  }
  const { outcome } = found
  if (outcome.is !== 'unknown') return found
  const message = error.kind === 'refused' ? error.message : null
  if (isLost(error) || (mayHideBooking(error) && (await isNext(parts, airwayBillNo)) !== true))
    return settled({ ...outcome, message })
  await journal.write({ airwayBillNo, attempts, isSettled: true })
  return refused(error.message)
}

/** A branch cannot see other branches' shipments: only a refusal reveals that one of them has the number. */
function mayMeanTaken({ kind, status }: ServiceError): boolean {
  return kind === 'refused' && (status === 400 || status === 409 || status === 422)
}

/** A request resent by the browser may get these answers («exists», server error) although the first was booked. */
function mayHideBooking(error: ServiceError): boolean {
  return mayMeanTaken(error) || (error.status ?? 0) >= 500
}

/** Whether the backend would give out this number next: then nothing is booked under it. Null if it does not say. */
async function isNext(parts: SubmissionParts, airwayBillNo: string): Promise<boolean | null> {
  const next = await askNextNumber(parts.nextNumber)
  return typeof next === 'string' ? next === airwayBillNo : null
}

/**
 * For a refused number that no list shows. If the backend's next number is another one, this one is booked: by us, and
 * then it is listed by now, or by somebody else. `open` if the lists do not answer.
 */
async function lookPast(parts: SubmissionParts, attempts: readonly Booking[]): Promise<LookUp | { is: 'open' }> {
  const airwayBillNo = attempts[0]?.airwayBillNo ?? ''
  if ((await isNext(parts, airwayBillNo)) !== false) return { is: 'free' }
  const found = await lookUp(parts, attempts, 1)
  if (found.is === 'settled' && found.outcome.is === 'unknown') return { is: 'open' }
  if (found.is !== 'free') return found
  await releaseNumber(parts, airwayBillNo)
  return { is: 'taken' }
}

export type LookUp = { is: 'free' } | { is: 'taken' } | Settled

/**
 * Looks up whether one of the attempts is booked. Releases a number that somebody else has.
 *
 * @param attempts all sent under one number, the first attempt first
 * @param looks how often to look the number up before it counts as free
 * @param current the form as it is now, if it was changed after the last attempt
 * @returns `settled` if an attempt is booked, and also if the lists do not answer
 */
export async function lookUp(
  parts: SubmissionParts,
  attempts: readonly Booking[],
  looks: number,
  current = attempts.at(-1),
): Promise<LookUp> {
  const { draftId, find, ledger, tell } = parts
  const airwayBillNo = attempts[0]?.airwayBillNo ?? ''
  tell({ is: 'looking up', airwayBillNo })
  let found: Found
  try {
    found = await find(attempts, looks)
  } catch (error) {
    if (!isServiceError(error)) throw error
    return settled({ is: 'unknown', airwayBillNo, message: null })
  }
  if (found.is === 'free') return found
  // A copy of this form in another tab may have been booked under the same number.
  const owner = await ledger.bookedAs(airwayBillNo)
  if (found.is === 'ours' && (owner === null || owner.draftId === draftId)) {
    return settled(await booked(parts, { id: found.id, airwayBillNo }, versionOf(found.attempts, current)))
  }
  await releaseNumber(parts, airwayBillNo)
  return { is: 'taken' }
}

function versionOf(attempts: readonly Booking[], current: Booking | undefined): BookedVersion {
  const isCurrent = attempts.map((attempt) => contentOf(attempt) === contentOf(current))
  if (isCurrent.every(Boolean)) return 'latest'
  return isCurrent.some(Boolean) ? 'either' : 'earlier'
}

/** Leaves out the saved customers' ids, which are not printed. */
function contentOf(booking: Booking | undefined): string {
  return JSON.stringify({ ...booking, shipperId: '', recId: '' })
}

export async function booked(
  { draftId, ledger, journal }: SubmissionParts,
  { id, airwayBillNo }: { id: string; airwayBillNo: string },
  version: BookedVersion = 'latest',
): Promise<Outcome> {
  await ledger.write({ draftId, airwayBillNo, id })
  journal.clear()
  return { is: 'booked', id, airwayBillNo, version, instead: null }
}

async function releaseNumber({ journal, ledger, draftId }: SubmissionParts, airwayBillNo: string): Promise<void> {
  journal.clear()
  if ((await ledger.read(draftId))?.airwayBillNo === airwayBillNo) await ledger.forget(draftId)
}
