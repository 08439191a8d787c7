import { DUPLICATE_KEY, readTakenNumber } from '@/domain/booking/readTakenNumber'
import type { Booking } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment/shipment'
import { isAnswerLost, isServiceError, isUnauthorized, type ServiceError } from '@/services/http/errors'
import { t } from '@/texts/t'
import { versionOf } from './bookedVersion'
import type { Found } from './findBooking'
import type { Doubtful, NotLookedUp, Outcome, Submission, Taken } from './submission'

/**
 * How a booking gets its number and is never made twice (product 5.9): a state machine that decides the next step by
 * the last answer. Nothing here waits or makes calls; `submitBooking.ts` carries out the steps.
 */

/** A number with all attempts that were, or are about to be, sent under it; the first one first. */
interface Numbered {
  airwayBillNo: string
  attempts: readonly Booking[]
  /** An earlier attempt, by this tab or its duplicate, may still reach the backend. */
  isPinned: boolean
  gone: readonly Taken[]
}

type Why =
  /**
   * The draft has this number from an earlier attempt. `isSettled`: the number was looked up, and nothing is booked
   * under it.
   */
  | { kind: 'before sending'; isSettled: boolean | undefined }
  /** The page was reloaded before the answer arrived. */
  | { kind: 'cut off' }
  | { kind: 'failed'; error: ServiceError }
  /** The number was refused, no list shows it, and the backend offers another one by now. */
  | { kind: 'no longer next'; error: ServiceError }

export type Step =
  /** Ask for the next number: the form's may be hours old. */
  | { kind: 'ask'; gone: readonly Taken[] }
  | ({ kind: 'send' } & Numbered)
  /** Look the number up, `looks` times before it counts as free. */
  | ({ kind: 'look'; looks: 1 | 2; why: Why } & Numbered)
  /** Ask whether this number is still the next one: if so, nothing is booked under it. */
  | ({ kind: 'ask whether next'; error: ServiceError; didListsAnswer: boolean } & Numbered)
  | Done

/**
 * `note`: what to do with the draft's record of the submission. `leave` it unchanged; `settle` it, as the number was
 * looked up and may be used again; `release` it, which removes it.
 */
interface Done {
  kind: 'done'
  outcome: Outcome
  note: 'leave' | 'settle' | 'release'
}

/** How many more numbers are tried after one that was taken. */
const MAX_OTHER_NUMBERS = 3

const takenText = (number: string) => t('booking.numberTaken', { number })

const done = (outcome: Outcome, note: Done['note'] = 'leave'): Done => ({ kind: 'done', outcome, note })
const refused = (message: string, note?: Done['note']): Done => done({ kind: 'refused', message }, note)

/**
 * The message of a refusal. Our own sentence replaces a text of the backend's that comes from its database driver or
 * says less.
 */
function refusalText(error: ServiceError, airwayBillNo: string): string {
  const isForPeople = error.allTexts.split('\n').includes(error.message) && !DUPLICATE_KEY.test(error.message)
  return isForPeople || readTakenNumber(error.allTexts, airwayBillNo) !== 'this number'
    ? error.message
    : takenText(airwayBillNo)
}

const refusedBy = (error: ServiceError, message: string, note?: Done['note']): Done =>
  done({ kind: 'refused', message, ...(isUnauthorized(error) && { isUnauthorized: true }) }, note)

export const taken = (airwayBillNo: string, message = takenText(airwayBillNo)): Taken => ({ airwayBillNo, message })

/** Asks for another number, unless too many have been tried. */
function askAnother(gone: readonly Taken[], latest: Taken): Step {
  const all = [...gone, latest]
  return all.length > MAX_OTHER_NUMBERS ? refused(latest.message, 'release') : { kind: 'ask', gone: all }
}

/**
 * The first step after a press on Add Shipment.
 *
 * @param earlier the number under which the draft may be booked already, and the attempts sent under it
 * @param disowned the number that the clerk has said belongs to another shipment
 */
export function firstStep(
  { booking }: Submission,
  earlier: { airwayBillNo: string; attempts: readonly Booking[]; isSettled?: boolean } | null,
  disowned: string | null,
): Step {
  if (earlier === null) return { kind: 'ask', gone: [] }
  const { airwayBillNo, attempts, isSettled } = earlier
  if (airwayBillNo === disowned) return { kind: 'ask', gone: [taken(airwayBillNo)] }
  const sent = attempts.length > 0 ? attempts : [{ ...booking, airwayBillNo }]
  // The number could not be read from the browser's storage, so it cannot be looked up.
  if (airwayBillNo === '') return done(notLookedUp('', booking))
  const why = { kind: 'before sending', isSettled } as const
  return { kind: 'look', looks: 1, why, airwayBillNo, attempts: sent, isPinned: true, gone: [] }
}

/**
 * The first step after a reload in the middle of a booking. If the attempts cannot be read, the form is taken for what
 * was sent, as it was locked then.
 */
export function stepAfterReload(
  airwayBillNo: string,
  attempts: readonly Booking[],
  form: Booking | undefined = attempts.at(-1),
): Step {
  if (airwayBillNo === '' && form) return done(notLookedUp('', form))
  const sent = attempts.length === 0 && form ? [{ ...form, airwayBillNo }] : attempts
  return { kind: 'look', looks: 2, why: { kind: 'cut off' }, airwayBillNo, attempts: sent, isPinned: true, gone: [] }
}

/**
 * The next step after asking for a number. Falls back on the form's number if the backend does not answer in time
 * (null) or refuses. If the backend cannot be reached, nothing is sent, so that nobody has to find out whether it was
 * booked (product 9.6).
 */
export function afterAsking(
  { gone }: Step & { kind: 'ask' },
  next: string | ServiceError | null,
  { booking }: Submission,
): Step {
  const send = (airwayBillNo: string): Step => {
    const attempts = [{ ...booking, airwayBillNo }]
    return { kind: 'send', airwayBillNo, attempts, isPinned: false, gone }
  }
  const latest = gone.at(-1)
  if (isServiceError(next) && (next.kind === 'noAnswer' || isUnauthorized(next))) return refusedBy(next, next.message)
  if (typeof next === 'string' && gone.every(({ airwayBillNo }) => airwayBillNo !== next)) return send(next)
  if (latest) return refused(latest.message)
  if (booking.airwayBillNo !== '') return send(booking.airwayBillNo)
  return refused(t('booking.noNumber'))
}

/** The number that the form shows, if the booking is sent under another one, which replaces it. */
export function replacedNumber({ airwayBillNo, isPinned }: Numbered, { airwayBillNo: shown }: Booking): string | null {
  return isPinned || shown === airwayBillNo ? null : shown || null
}

/** @param answer the new shipment's id, or why there is none */
export function afterSending(step: Step & { kind: 'send' }, answer: string | ServiceError, form: Booking): Step {
  const { airwayBillNo } = step
  if (isServiceError(answer))
    return { ...step, kind: 'look', looks: looksAfter(answer), why: { kind: 'failed', error: answer } }
  const instead = replacedNumber(step, form)
  return done({ kind: 'booked', id: answer, airwayBillNo, version: 'latest', instead })
}

/**
 * How many lookups are needed: two after a lost answer; one after a refusal, because browsers resend a request when the
 * connection breaks, and the second request is then refused with “exists”; one after a 500, because the server has
 * finished with the booking by then.
 */
function looksAfter(error: ServiceError): 1 | 2 {
  return isAnswerLost(error) && error.status !== 500 ? 2 : 1
}

/**
 * The next step after the number was looked up.
 *
 * @param found null if the lists do not answer; `not looked up` after a bug in our code
 * @param form the booking as the form has it now
 */
export function afterLooking(step: Step & { kind: 'look' }, found: Found | NotLookedUp | null, form: Booking): Step {
  if (found === null) return afterFailedLook(step)
  const { airwayBillNo } = step
  switch (found.kind) {
    case 'not looked up':
      return afterBrokenLook(step, form)
    case 'ours': {
      const version = versionOf(found.attempts, form)
      return done({ kind: 'booked', id: found.id, airwayBillNo, version, instead: replacedNumber(step, form) })
    }
    case 'unclear':
      return done(doubtful(airwayBillNo, found.shipment, found.attempts, form))
    case 'theirs':
      return afterFoundTheirs(step)
    case 'free':
      return afterFoundFree(step, form)
  }
}

/** Another shipment has the number. */
function afterFoundTheirs({ airwayBillNo, why, gone }: Step & { kind: 'look' }): Step {
  if (why.kind === 'cut off') return refused(takenText(airwayBillNo), 'release')
  if (!('error' in why) || isAnswerLost(why.error)) return askAnother(gone, taken(airwayBillNo))
  const { error } = why
  const isRefusedForNumber =
    mayMeanTaken(error, airwayBillNo) && readTakenNumber(error.allTexts, airwayBillNo) !== 'another'
  return isRefusedForNumber
    ? askAnother(gone, taken(airwayBillNo, refusalText(error, airwayBillNo)))
    : refusedBy(error, refusalText(error, airwayBillNo), 'release')
}

/** No list shows a shipment with the number. */
function afterFoundFree(step: Step & { kind: 'look' }, form: Booking): Step {
  const { airwayBillNo, attempts, why, isPinned, gone } = step
  switch (why.kind) {
    case 'before sending':
      return { ...step, kind: 'send', attempts: [...attempts, { ...form, airwayBillNo }] }
    case 'cut off':
      return refused(t('booking.isNotBooked', { number: airwayBillNo }), 'settle')
    case 'failed': {
      const { error } = why
      // As long as it may be booked under this number, it is never sent automatically under another, whatever the
      // refusal says.
      if (isPinned ? mayMeanTaken(error, airwayBillNo) : saysTaken(error, airwayBillNo))
        return { ...step, kind: 'ask whether next', error, didListsAnswer: true }
      return refusedBy(error, refusalText(error, airwayBillNo), isPinned || isAnswerLost(error) ? 'settle' : 'release')
    }
    case 'no longer next':
      // The number may have been taken by an earlier attempt whose answer was lost.
      if (isPinned) return done(doubtful(airwayBillNo, null, attempts, form))
      return askAnother(gone, taken(airwayBillNo, refusalText(why.error, airwayBillNo)))
  }
}

/** A bug in our code: another lookup would fail in the same way, so the clerk is asked. */
function afterBrokenLook(step: Step & { kind: 'look' }, form: Booking): Step {
  const next = afterFailedLook(step)
  const isOpen = next.kind === 'done' && next.outcome.kind === 'unknown'
  return isOpen ? done(doubtful(step.airwayBillNo, null, step.attempts, form, 'not looked up')) : next
}

/** The lists do not answer. */
function afterFailedLook(step: Step & { kind: 'look' }): Step {
  const { airwayBillNo, why } = step
  const unknown = (message: string | null) => done({ kind: 'unknown', airwayBillNo, message })
  if (why.kind === 'no longer next') return refused(why.error.message, 'settle')
  // Nothing was sent since the number was looked up, and nothing is sent now.
  if (why.kind === 'before sending' && why.isSettled)
    return refused(t('booking.notLookedUp', { number: airwayBillNo }), 'leave')
  if (why.kind !== 'failed') return unknown(null)
  const { error } = why
  if (isAnswerLost(error)) return unknown(error.kind === 'refused' ? error.message : null)
  if (mayHideBooking(error)) return { ...step, kind: 'ask whether next', error, didListsAnswer: false }
  return refusedBy(error, error.message, 'settle')
}

/** @param isNext null if the backend does not say */
export function afterAskingWhetherNext(step: Step & { kind: 'ask whether next' }, isNext: boolean | null): Step {
  const { airwayBillNo, error, didListsAnswer, isPinned } = step
  if (didListsAnswer && isNext === false)
    return { ...step, kind: 'look', looks: 1, why: { kind: 'no longer next', error } }
  if (!didListsAnswer && isNext !== true) return done({ kind: 'unknown', airwayBillNo, message: error.message })
  return refusedBy(error, refusalText(error, airwayBillNo), didListsAnswer && !isPinned ? 'release' : 'settle')
}

/**
 * Whether a refusal may mean that the number is taken. A branch cannot see other branches' shipments, so only a refusal
 * reveals that one of them has the number.
 */
function mayMeanTaken(error: ServiceError, airwayBillNo: string): boolean {
  return (
    error.kind === 'refused' &&
    (hasStatusOfTaken(error) || readTakenNumber(error.allTexts, airwayBillNo) === 'this number')
  )
}

/** Whether the status is one that backends answer for a taken number, whatever the text says. */
const hasStatusOfTaken = ({ status }: ServiceError) => [200, 400, 409, 422].includes(status ?? 0)

/**
 * Whether a refusal says that the number is taken. If it gives another reason, the booking would be refused under every
 * number.
 */
function saysTaken(error: ServiceError, airwayBillNo: string): boolean {
  if (!mayMeanTaken(error, airwayBillNo)) return false
  const reading = readTakenNumber(error.allTexts, airwayBillNo)
  return reading === 'this number' || reading === 'perhaps' || (error.status === 409 && reading === 'nothing')
}

/**
 * Whether the booking may have been made despite this answer: a request that the browser resends may get it (“exists”,
 * a server error) after the first request was booked.
 */
function mayHideBooking(error: ServiceError): boolean {
  return hasStatusOfTaken(error) || (error.status ?? 0) >= 500
}

function doubtful(
  airwayBillNo: string,
  shipment: Shipment | null,
  attempts: readonly Booking[],
  form: Booking,
  why: Doubtful['why'] = 'exists',
): Doubtful {
  const attempt = attempts.at(-1) ?? form
  return { kind: 'doubtful', airwayBillNo, shipment, attempt, why, version: versionOf(attempts, form) }
}

/**
 * The outcome of a bug in our code, after which it is not known whether the booking was made: the clerk decides.
 */
export const notLookedUp = (airwayBillNo: string, form: Booking): Doubtful =>
  doubtful(airwayBillNo, null, [form], form, 'not looked up')
