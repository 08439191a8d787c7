import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import { isUnauthorized } from '@/services/http/errors'
import { askNextNumber, stepAside } from './askNextNumber'
import { booked, bookUnder, lookUp, taken, takenText, type Taken } from './bookUnder'
import type { Outcome, SubmissionParts } from './submissionParts'

/** The form, with the number it shows. */
export interface Submission {
  booking: Booking
  files: BookingFiles
  /** The backend gave this number to this form; it is not one remembered from the last visit. */
  isNumberGiven: boolean
}

/** How many more numbers are tried after one that was taken. */
const OTHER_NUMBERS = 3

const NUMBER_COMING = 'The airway bill number is still being fetched. Submit again in a moment.'
const NO_NUMBER = 'Airway Bill No is required: the next number could not be fetched. Submit again in a moment.'
const notBookedText = (number: string) => `Airway bill ${number} is not booked. You can submit it again.`

/**
 * Sends under the number that is next now, unless the draft is already booked. As long as it may be booked under some
 * number, the draft keeps that number and looks it up before sending again: the backend accepts a number only once.
 */
export async function submitBooking(parts: SubmissionParts, submission: Submission): Promise<Outcome> {
  return (await parts.tryWithLock(() => submitAlone(parts, submission))) ?? { is: 'busy' }
}

async function submitAlone(parts: SubmissionParts, submission: Submission): Promise<Outcome> {
  const { draftId, ledger, journal, tell } = parts
  const known = await ledger.read(draftId)
  if (known?.id) return booked(parts, { id: known.id, airwayBillNo: known.airwayBillNo })

  // Where they differ the ledger is newer: a duplicate of this tab went on to another number.
  const kept = journal.read()
  const earlier = known && known.airwayBillNo !== kept?.airwayBillNo ? null : kept
  const pinned = earlier?.airwayBillNo ?? known?.airwayBillNo
  if (pinned === undefined) return submitAnew(parts, submission, null)

  const attempts = earlier?.attempts ?? []
  const booking = { ...submission.booking, airwayBillNo: pinned }
  const found = await lookUp(parts, attempts.length > 0 ? attempts : [booking], 1, booking)
  if (found.is === 'settled') return found.outcome
  if (found.is === 'taken') return submitAnew(parts, submission, taken(pinned))
  tell({ is: 'booking', airwayBillNo: pinned, instead: null })
  const sent = await bookUnder(parts, { booking, files: submission.files, earlier: attempts, isPinned: true })
  return sent.is === 'taken' ? submitAnew(parts, submission, sent) : sent.outcome
}

/** Sends under a newly fetched number: the form's may be hours old. `last`: the draft's former number, now taken. */
async function submitAnew(parts: SubmissionParts, submission: Submission, last: Taken | null): Promise<Outcome> {
  const { booking, files } = submission
  const gone = last ? [last] : []
  let took = 0
  for (;;) {
    const latest = gone.at(-1)
    parts.tell({ is: 'asking', taken: latest?.airwayBillNo ?? null })
    if (latest) await stepAside(took, gone.length)
    const beganAt = Date.now()
    const next = await numberFor(parts, submission, gone)
    if (parts.isOver()) return { is: 'refused', message: '' }
    if (next.message !== null) return { is: 'refused', message: next.message }
    const { airwayBillNo } = next
    const instead = booking.airwayBillNo === airwayBillNo ? null : booking.airwayBillNo || null
    parts.tell({ is: 'booking', airwayBillNo, instead })
    const sent = await bookUnder(parts, {
      booking: { ...booking, airwayBillNo },
      files,
      earlier: [],
      isPinned: false,
    })
    if (sent.is === 'settled') return sent.outcome.is === 'booked' ? { ...sent.outcome, instead } : sent.outcome
    if (gone.length >= OTHER_NUMBERS) return { is: 'refused', message: sent.message }
    gone.push(sent)
    took = Date.now() - beganAt
  }
}

type Numbered = { airwayBillNo: string; message: null } | { airwayBillNo: null; message: string }

/** Falls back on the number given to the form if the backend does not answer. */
async function numberFor(
  { nextNumber }: SubmissionParts,
  { booking, isNumberGiven }: Submission,
  gone: readonly Taken[],
): Promise<Numbered> {
  const next = await askNextNumber(nextNumber)
  if (isUnauthorized(next)) return { airwayBillNo: null, message: next.message }
  const latest = gone.at(-1)
  if (typeof next === 'string' && gone.every(({ airwayBillNo }) => airwayBillNo !== next))
    return { airwayBillNo: next, message: null }
  if (latest) return { airwayBillNo: null, message: latest.message }
  if (isNumberGiven) return { airwayBillNo: booking.airwayBillNo, message: null }
  return { airwayBillNo: null, message: booking.airwayBillNo === '' ? NO_NUMBER : NUMBER_COMING }
}

/** Finds out what became of a booking cut off by a reload or a lost connection; waits for a tab still sending it. */
export async function resolveBooking(parts: SubmissionParts): Promise<Outcome> {
  const outcome = await parts.withLock(async (): Promise<Outcome> => {
    const entry = parts.journal.read()
    const known = await parts.ledger.read(parts.draftId)
    if (known?.id) return booked(parts, { id: known.id, airwayBillNo: known.airwayBillNo })
    if (!entry) return { is: 'refused', message: '' }
    const found = await lookUp(parts, entry.attempts, 2)
    if (found.is === 'settled') return found.outcome
    if (found.is === 'taken') return { is: 'refused', message: takenText(entry.airwayBillNo) }
    await parts.journal.write({ ...entry, isSettled: true })
    return { is: 'refused', message: notBookedText(entry.airwayBillNo) }
  })
  return outcome ?? { is: 'unknown', airwayBillNo: parts.journal.read()?.airwayBillNo ?? '', message: null }
}
