import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import { isLost, isServiceError, type ServiceError } from '@/services/errors'
import type { BookingLedger } from './bookingLedger'
import type { Found } from './findBooking'
import type { Journal } from './submissionJournal'

/**
 * One submission, sure of its outcome (specification 4 and 8; design 5). As long as a number may carry a booking of this
 * draft, the draft keeps that number and looks it up before it sends: the backend takes a number once.
 */
export type Outcome =
  /** `isEarlier`: it came of an attempt before the last; what was changed since is not in it. */
  | { is: 'booked'; id: string; airwayBillNo: string; isEarlier: boolean }
  | { is: 'refused'; message: string }
  /** The answer was lost, or may hide a booking (its text is `message`), and looking the number up failed as well. */
  | { is: 'unknown'; airwayBillNo: string; message: string | null }
  /** Another tab is booking. */
  | { is: 'busy' }

/** What a submission rests on. */
export interface SubmissionParts {
  draftId: string
  create: (booking: Booking, files: BookingFiles) => Promise<string>
  find: (attempts: readonly Booking[], looks: number) => Promise<Found>
  /** The number that the next booking gets. */
  nextNumber: () => Promise<string>
  /** Does something unless another tab is booking. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  /** Does something once no other tab is booking; null where that takes too long. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result | null>
  ledger: BookingLedger
  journal: Journal
}

const takenText = (number: string) => `Airway bill ${number} went to another shipment meanwhile.`
const notBookedText = (number: string) => `Airway bill ${number} is not booked. You can submit it again.`

/**
 * How often to look for the booking after an error. A lost answer wants two looks. A refusal wants one: browsers send a
 * request again by themselves when the line breaks before the answer, and then the second try is told «exists». A server
 * that broke over the booking is done with it: one look as well.
 */
function looksAfter(error: ServiceError): number {
  return isLost(error) && error.status !== 500 ? 2 : 1
}

/** Sends a booking, unless it is there already. */
export async function submitBooking(parts: SubmissionParts, typed: Booking, files: BookingFiles): Promise<Outcome> {
  return (await parts.alone(() => submitAlone(parts, typed, files))) ?? { is: 'busy' }
}

async function submitAlone(parts: SubmissionParts, typed: Booking, files: BookingFiles): Promise<Outcome> {
  const { draftId, create, ledger, journal } = parts
  const known = await ledger.read(draftId)
  if (known?.id) return booked(parts, { id: known.id, airwayBillNo: known.airwayBillNo, isEarlier: false })

  // The ledger is the newer one where the two differ: a duplicate of this tab has gone on to another number.
  const kept = journal.read()
  const earlier = known && known.airwayBillNo !== kept?.airwayBillNo ? null : kept
  const pinned = earlier?.airwayBillNo ?? known?.airwayBillNo
  const booking = { ...typed, airwayBillNo: pinned ?? typed.airwayBillNo }
  const attempts = [...(earlier?.attempts ?? []), booking]
  if (pinned !== undefined) {
    const settled = await lookUp(parts, attempts, 1)
    if (settled.is !== 'free') return settled.outcome
  }

  await journal.write({ airwayBillNo: booking.airwayBillNo, attempts, isSettled: false })
  await ledger.write({ draftId, airwayBillNo: booking.airwayBillNo, id: null })
  try {
    const id = await create(booking, files)
    return await booked(parts, { id, airwayBillNo: booking.airwayBillNo, isEarlier: false })
  } catch (error) {
    if (!isServiceError(error)) throw error
    // An earlier attempt, of this tab or of its duplicate, may arrive as well.
    return afterError(parts, attempts, error, pinned !== undefined || isLost(error))
  }
}

async function afterError(
  parts: SubmissionParts,
  attempts: Booking[],
  error: ServiceError,
  mayStillArrive: boolean,
): Promise<Outcome> {
  const { journal } = parts
  const airwayBillNo = attempts[0]?.airwayBillNo ?? ''
  const settled = await lookUp(parts, attempts, looksAfter(error))
  if (settled.is === 'free') {
    const late = mayStillArrive && mayMeanTaken(error) ? await lookPast(parts, attempts) : settled
    if (late === 'taken') await letGo(parts, airwayBillNo)
    else if (late.is === 'settled') return late.outcome
    else if (mayStillArrive) await journal.write({ airwayBillNo, attempts, isSettled: true })
    else await letGo(parts, airwayBillNo)
    return { is: 'refused', message: error.message }
  }
  const { outcome } = settled
  if (outcome.is === 'refused' && !isLost(error)) return { is: 'refused', message: error.message }
  if (outcome.is !== 'unknown') return outcome
  const message = error.kind === 'refused' ? error.message : null
  if (isLost(error) || (mayHideBooking(error) && (await isNext(parts, airwayBillNo)) !== true))
    return { ...outcome, message }
  await journal.write({ airwayBillNo, attempts, isSettled: true })
  return { is: 'refused', message: error.message }
}

/** A branch does not see the shipments of others: that they have its number, only a refusal of the booking says. */
function mayMeanTaken({ kind, status }: ServiceError): boolean {
  return kind === 'refused' && (status === 400 || status === 409 || status === 422)
}

/** What the browser's own second try may be told although its first was booked: «exists», or of a server in trouble. */
function mayHideBooking(error: ServiceError): boolean {
  return mayMeanTaken(error) || (error.status ?? 0) >= 500
}

/** Whether the backend gives out this number next, so that nothing is booked under it; null where it does not say. */
async function isNext(parts: SubmissionParts, airwayBillNo: string): Promise<boolean | null> {
  try {
    return (await parts.nextNumber()) === airwayBillNo
  } catch (error) {
    if (!isServiceError(error)) throw error
    return null
  }
}

/**
 * A number that was refused and is nowhere to be seen: once the backend has gone on to another, it is either ours, and
 * shows by now, or somebody else's.
 */
async function lookPast(parts: SubmissionParts, attempts: readonly Booking[]): Promise<LookUp | 'taken'> {
  if ((await isNext(parts, attempts[0]?.airwayBillNo ?? '')) !== false) return { is: 'free' }
  const settled = await lookUp(parts, attempts, 1)
  if (settled.is === 'free') return 'taken'
  // As long as the lists do not answer, the number stays with this draft.
  return settled.outcome.is === 'unknown' ? { is: 'free' } : settled
}

type LookUp = { is: 'free' } | { is: 'settled'; outcome: Outcome }

async function lookUp(parts: SubmissionParts, attempts: readonly Booking[], looks: number): Promise<LookUp> {
  const { draftId, find, ledger } = parts
  const airwayBillNo = attempts[0]?.airwayBillNo ?? ''
  let found: Found
  try {
    found = await find(attempts, looks)
  } catch (error) {
    if (!isServiceError(error)) throw error
    return { is: 'settled', outcome: { is: 'unknown', airwayBillNo, message: null } }
  }
  if (found.is === 'free') return found
  // A copy of this form in another tab may have been booked under the same number.
  const owner = await ledger.bookedAs(airwayBillNo)
  if (found.is === 'ours' && (owner === null || owner.draftId === draftId)) {
    const isEarlier = JSON.stringify(found.attempt) !== JSON.stringify(attempts.at(-1))
    return { is: 'settled', outcome: await booked(parts, { id: found.id, airwayBillNo, isEarlier }) }
  }
  await letGo(parts, airwayBillNo)
  return { is: 'settled', outcome: { is: 'refused', message: takenText(airwayBillNo) } }
}

/**
 * Looks for a booking of which nobody knows: after a reload in the middle, or when the line is back. Where the tab that
 * sent it is still at it, its end is waited for, for a while.
 */
export async function resolveBooking(parts: SubmissionParts): Promise<Outcome> {
  const outcome = await parts.inTurn(async (): Promise<Outcome> => {
    const entry = parts.journal.read()
    const known = await parts.ledger.read(parts.draftId)
    if (known?.id) return booked(parts, { id: known.id, airwayBillNo: known.airwayBillNo, isEarlier: false })
    if (!entry) return { is: 'refused', message: '' }
    const settled = await lookUp(parts, entry.attempts, 2)
    if (settled.is !== 'free') return settled.outcome
    await parts.journal.write({ ...entry, isSettled: true })
    return { is: 'refused', message: notBookedText(entry.airwayBillNo) }
  })
  return outcome ?? { is: 'unknown', airwayBillNo: parts.journal.read()?.airwayBillNo ?? '', message: null }
}

async function booked(
  { draftId, ledger, journal }: SubmissionParts,
  shipment: { id: string; airwayBillNo: string; isEarlier: boolean },
): Promise<Outcome> {
  await ledger.write({ draftId, airwayBillNo: shipment.airwayBillNo, id: shipment.id })
  journal.clear()
  return { is: 'booked', ...shipment }
}

/** A number carries nothing of this draft any more. */
async function letGo({ journal, ledger, draftId }: SubmissionParts, airwayBillNo: string): Promise<void> {
  journal.clear()
  if ((await ledger.read(draftId))?.airwayBillNo === airwayBillNo) await ledger.forget(draftId)
}
