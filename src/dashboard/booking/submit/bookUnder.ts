import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import { isLost, isServiceError, type ServiceError } from '@/services/http/errors'
import { askNextNumber } from './askNextNumber'
import type { Found } from './findBooking'
import type { BookedVersion, Outcome, SubmissionParts } from './submissionParts'

/** Certainly another shipment's number: nothing of this draft can be booked under it any more. */
export interface Taken {
  is: 'taken'
  airwayBillNo: string
  /** What to say if no other number is to be had. */
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
  /** An earlier attempt, by this tab or its duplicate, may still arrive. */
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
 * A lost answer takes two looks. A refusal takes one: browsers resend a request by themselves when the line breaks, and
 * the second try is then told «exists». After a 500 the server is done with the booking: one look as well.
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

/** A branch cannot see other branches' shipments: only a refusal tells that one of them has the number. */
function mayMeanTaken({ kind, status }: ServiceError): boolean {
  return kind === 'refused' && (status === 400 || status === 409 || status === 422)
}

/** The browser's own resend may get these answers («exists», server trouble) although its first try was booked. */
function mayHideBooking(error: ServiceError): boolean {
  return mayMeanTaken(error) || (error.status ?? 0) >= 500
}

/** If the backend gives the number out next, nothing is booked under it; null where it does not say. */
async function isNext(parts: SubmissionParts, airwayBillNo: string): Promise<boolean | null> {
  const next = await askNextNumber(parts.nextNumber)
  return typeof next === 'string' ? next === airwayBillNo : null
}

/**
 * For a refused number that no list shows: once the backend has gone on to another, it is either ours, and listed by
 * now, or somebody else's. Open while the lists do not answer.
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
 * Lets a number go that somebody else has.
 *
 * @param attempts all sent under one number, the first attempt first
 * @param looks how often to look before the number counts as free
 * @param current the form as it stands, where it was changed after the last attempt
 * @returns settled where an attempt is booked, and also where the lists do not answer
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

/** Without the saved customers' ids, which change nothing on paper. */
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
