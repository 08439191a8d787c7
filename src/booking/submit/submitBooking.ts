import { type Booking, noFiles } from '@/domain/forms/bookingForm'
import { BAD_ANSWER_TEXT, isServiceError, ServiceError } from '@/services/http/errors'
import { t } from '@/texts/t'
import { readSent } from '../draft/readSent'
import type { SubmissionRecord } from '../draft/submissionRecord'
import type { BookedVersion } from './bookedVersion'
import type { Found } from './findBooking'
import type { NotLookedUp, Outcome, Submission, SubmissionParts, SubmissionProgress } from './submission'
import {
  afterAsking,
  afterAskingWhetherNext,
  afterLooking,
  afterSending,
  firstStep,
  replacedNumber,
  notLookedUp,
  type Step,
  stepAfterReload,
} from './submissionSteps'

/** Milliseconds. Generous, as another tab may be sending large files over a slow connection. */
const QUEUE_TIMEOUT_MS = 20_000

/**
 * Sends a booking under the number that is next at this moment, unless the draft is already booked. As long as it may
 * be booked under some number, that number is stored with the draft and looked up before anything is sent again: the
 * backend accepts a number only once.
 *
 * @param disowned the number of which the clerk has said that it belongs to another shipment
 */
export async function submitBooking(
  parts: SubmissionParts,
  submission: Submission,
  disowned: string | null = null,
): Promise<Outcome> {
  const { record, withLock } = parts
  const doubt: Doubt = { number: null }
  const work = async (): Promise<Outcome> => {
    const twin = await lastRecordOf(record)
    if (twin?.id) return booked(record, twin.id, twin.airwayBillNo)
    const own = record.sending()
    // If they differ, the twin is newer: a duplicate of this tab has continued with another number.
    const earlier = !twin || twin.airwayBillNo === own?.airwayBillNo ? own : { ...twin, attempts: [], isSettled: false }
    if (earlier?.isSettled === false && earlier.airwayBillNo !== disowned) doubt.number = earlier.airwayBillNo
    return run(parts, submission, firstStep(submission, earlier, disowned), doubt)
  }
  return withOutcome(doubt, submission.booking, async () => {
    const outcome = await withLock(0, work)
    if (outcome) return outcome
    parts.tell({ kind: 'queued' })
    return (await withLock(QUEUE_TIMEOUT_MS, work)) ?? { kind: 'busy' }
  })
}

/**
 * Finds out what became of a booking cut off by a reload or a lost connection; waits for a tab still sending it.
 *
 * @param form the contents of the form, shown to the clerk if the attempts cannot be read
 */
export async function resolveBooking(parts: SubmissionParts, form: Booking | null = null): Promise<Outcome> {
  const { record, withLock } = parts
  const doubt: Doubt = { number: '' }
  return withOutcome(doubt, form, async () => {
    const outcome = await withLock(QUEUE_TIMEOUT_MS, async (): Promise<Outcome> => {
      const sending = record.sending()
      doubt.number = sending?.airwayBillNo ?? null
      const twin = await lastRecordOf(record)
      if (twin?.id) return booked(record, twin.id, twin.airwayBillNo)
      const booking = sending?.attempts.at(-1) ?? form
      if (!sending || !booking) return { kind: 'refused', message: '' }
      const { airwayBillNo, attempts } = sending
      return run(parts, { booking, files: noFiles }, stepAfterReload(airwayBillNo, attempts, booking), doubt)
    })
    return outcome ?? { kind: 'unknown', airwayBillNo: record.sending()?.airwayBillNo ?? '', message: null }
  })
}

/** The number under which something may have been sent, now or earlier; null if nothing was. */
interface Doubt {
  number: string | null
}

/**
 * Ensures that a bug in our code does not lock the form: every outcome lets the clerk go on. If something may
 * have been sent, the clerk is asked.
 */
async function withOutcome(doubt: Doubt, form: Booking | null, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    console.warn(error)
    if (doubt.number === null || form === null) return wentWrong()
    return notLookedUp(doubt.number, form)
  }
}

/** The outcome of an error before anything was sent. */
export const wentWrong = (): Outcome => ({ kind: 'refused', message: t('booking.wentWrong') })

/** Does work whose failure must not change the outcome. */
async function ignoreErrors(work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.warn(error)
  }
}

/**
 * The last record of this booking, or of the same one in a duplicate of the tab. If any says that it is booked, that one
 * counts, as the clock by which they are ordered may have been set back.
 */
async function lastRecordOf(record: SubmissionRecord) {
  const version = record.version()
  const sent = readSent(await record.sent()).filter((each) => each.version === version)
  return sent.find(({ id }) => id !== null) ?? sent[0]
}

/** Writes down that the draft is booked, also where the clerk has recognized it. */
export async function booked(
  record: SubmissionRecord,
  id: string,
  airwayBillNo: string,
  version: BookedVersion = 'latest',
  instead: string | null = null,
): Promise<Outcome> {
  await ignoreErrors(() => record.booked(airwayBillNo, id))
  return { kind: 'booked', id, airwayBillNo, version, instead }
}

async function run(parts: SubmissionParts, submission: Submission, first: Step, doubt: Doubt): Promise<Outcome> {
  const { booking, files } = submission
  const report = (doing: SubmissionProgress) => void ignoreErrors(() => parts.tell(doing))
  let step = first
  let sentAt = Date.now()
  let took = 0
  for (;;) {
    switch (step.kind) {
      case 'ask': {
        const latest = step.gone.at(-1)
        if (latest) await ignoreErrors(() => parts.record.save(null))
        if (latest) doubt.number = null
        report({ kind: 'asking', taken: latest?.airwayBillNo ?? null })
        if (latest) await waitBeforeRetry(took, step.gone.length)
        sentAt = Date.now()
        // There is no other number to fall back on, so the answer is awaited without a limit.
        const next = await askNextNumber(parts.nextNumber, booking.airwayBillNo || latest ? NUMBER_TIMEOUT_MS : null)
        if (parts.isClosed()) return { kind: 'refused', message: '' }
        step = afterAsking(step, next, submission)
        break
      }
      case 'send': {
        // The lookup before it may have taken long, too.
        if (parts.isClosed()) return { kind: 'refused', message: '' }
        const { airwayBillNo, attempts } = step
        const sent = { ...booking, airwayBillNo }
        report({ kind: 'booking', airwayBillNo, instead: replacedNumber(step, booking) })
        await parts.record.save({ airwayBillNo, attempts, isSettled: false })
        doubt.number = airwayBillNo
        step = afterSending(step, await resultOrError(() => parts.create(sent, files)), booking)
        took = Date.now() - sentAt
        break
      }
      case 'look':
        report({ kind: 'looking up', airwayBillNo: step.airwayBillNo })
        step = afterLooking(step, await look(parts, step), booking)
        break
      case 'ask whether next': {
        const next = await askNextNumber(parts.nextNumber)
        step = afterAskingWhetherNext(step, typeof next === 'string' ? next === step.airwayBillNo : null)
        break
      }
      case 'done':
        return end(parts, step)
    }
  }
}

async function end({ record }: SubmissionParts, { outcome, note }: Step & { kind: 'done' }): Promise<Outcome> {
  if (outcome.kind === 'booked') {
    const { id, airwayBillNo, version, instead } = outcome
    return booked(record, id, airwayBillNo, version, instead)
  }
  await ignoreErrors(async () => {
    const sending = record.sending()
    if (sending && note === 'settle') await record.save({ ...sending, isSettled: true })
    if (sending && note === 'release') await record.save(null)
  })
  return outcome
}

/** Null if the lists do not answer. */
async function look(
  { find, record }: SubmissionParts,
  { airwayBillNo, attempts, looks }: Step & { kind: 'look' },
): Promise<Found | NotLookedUp | null> {
  try {
    const found = await find(attempts, looks)
    if (found.kind === 'free' || found.kind === 'theirs') return found
    // A copy of this form in another tab, edited since, may have been booked under the same number.
    const owner = readSent(await record.sent()).find((sent) => sent.airwayBillNo === airwayBillNo && sent.id !== null)
    return !owner || owner.version === record.version() ? found : { kind: 'theirs' }
  } catch (error) {
    if (isServiceError(error)) return null
    console.warn(error)
    return { kind: 'not looked up' }
  }
}

/**
 * Returns what the call throws. A bug in our code counts as an unreadable answer, after which it is not known
 * either what the backend has done.
 */
async function resultOrError<Answer>(call: () => Promise<Answer>): Promise<Answer | ServiceError> {
  try {
    return await call()
  } catch (error) {
    if (isServiceError(error)) return error
    console.warn(error)
    return new ServiceError('airwaybill', { kind: 'badAnswer', status: null, message: BAD_ANSWER_TEXT })
  }
}

/** How long to wait for a number, in milliseconds. */
const NUMBER_TIMEOUT_MS = 8000

/** Resolves to the number, to the error if the backend refuses, or to null if no answer comes in time. */
async function askNextNumber(
  nextNumber: () => Promise<string>,
  timeoutMs: number | null = NUMBER_TIMEOUT_MS,
): Promise<string | ServiceError | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    if (timeoutMs !== null) timer = setTimeout(() => resolve(null), timeoutMs)
  })
  try {
    return await Promise.race([resultOrError(nextNumber), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const MAX_RETRY_DELAY_MS = 15_000

/**
 * Waits for a random time before the next attempt. Counters that are refused at the same moment would otherwise ask
 * again together, and get the same number once more. The time grows with `took` (the milliseconds that the refused
 * attempt took, probably the same at all counters) and with the number of refusals.
 */
function waitBeforeRetry(took: number, times: number): Promise<void> {
  const pause = Math.random() * Math.min(3 * times * took, MAX_RETRY_DELAY_MS)
  return new Promise((resolve) => setTimeout(resolve, pause))
}
