import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment/shipment'
import { isLost, isServiceError, isUnauthorized, type ServiceError } from '@/services/http/errors'
import type { Found } from './backendParts'
import { t } from '@/texts/t'

/**
 * How a booking gets its number and is never made twice (product 5.9): what is done next, by what has just been
 * answered. Nothing here waits or calls; `runSubmission.ts` does what each step says.
 */

/** The form, with the number it shows; '' if none has arrived yet. */
export interface Submission {
  booking: Booking
  files: BookingFiles
}

/** The form as it is now; as it was sent before a change; or either of them, if the lists do not show which. */
export type BookedVersion = 'latest' | 'earlier' | 'either'

export type Outcome =
  | {
      kind: 'booked'
      id: string
      airwayBillNo: string
      version: BookedVersion
      /** The form's number, if it went to another shipment. */
      instead: string | null
    }
  | { kind: 'refused'; message: string }
  /** The answer was lost, or may hide a booking (`message` is its text), and the lookup failed too. */
  | { kind: 'unknown'; airwayBillNo: string; message: string | null }
  /** A shipment has the number, and only the clerk can tell whether it is this booking. */
  | Doubtful
  /** Another tab is booking. */
  | { kind: 'busy' }

export interface Doubtful {
  kind: 'doubtful'
  airwayBillNo: string
  /** As a list shows it; null if the backend says that the number exists, and no list shows it. */
  shipment: Shipment | null
  /** What was sent, as far as it is like the shipment. */
  attempt: Booking
  version: BookedVersion
}

/** A number that certainly belongs to another shipment. `message` is shown if no other number can be obtained. */
export interface Taken {
  airwayBillNo: string
  message: string
}

/** A number with all that was sent under it, or is about to be: the first attempt first. */
interface Numbered {
  airwayBillNo: string
  attempts: readonly Booking[]
  /** An earlier attempt, by this tab or its duplicate, may still reach the backend. */
  isPinned: boolean
  gone: readonly Taken[]
}

type Why =
  /** The draft has kept this number from an earlier attempt. */
  | { kind: 'before sending' }
  /** A reload came before the answer. */
  | { kind: 'cut off' }
  | { kind: 'failed'; error: ServiceError }
  /** The number was refused, no list shows it, and the backend has gone on to another one. */
  | { kind: 'passed'; error: ServiceError }

export type Step =
  /** Ask for the next number: the form's may be hours old. */
  | { kind: 'ask'; gone: readonly Taken[] }
  | ({ kind: 'send' } & Numbered)
  /** Look the number up, `looks` times before it counts as free. */
  | ({ kind: 'look'; looks: 1 | 2; why: Why } & Numbered)
  /** Ask whether the backend would give this number out next: then nothing is booked under it. */
  | ({ kind: 'ask whether next'; error: ServiceError; didListsAnswer: boolean } & Numbered)
  | Done

/** `keep`: the draft's note of what was sent stays as it is; `settle`: the number was looked up, and may be used again. */
interface Done {
  kind: 'done'
  outcome: Outcome
  note: 'keep' | 'settle' | 'release'
}

/** How many more numbers are tried after one that was taken. */
const OTHER_NUMBERS = 3

const takenText = (number: string) => t('booking.numberTaken', { number })

const done = (outcome: Outcome, note: Done['note'] = 'keep'): Done => ({ kind: 'done', outcome, note })
const refused = (message: string, note?: Done['note']): Done => done({ kind: 'refused', message }, note)

export const taken = (airwayBillNo: string, message = takenText(airwayBillNo)): Taken => ({ airwayBillNo, message })

/** Goes on with another number, if not too many are gone. */
function askAnother(gone: readonly Taken[], latest: Taken): Step {
  const all = [...gone, latest]
  return all.length > OTHER_NUMBERS ? refused(latest.message, 'release') : { kind: 'ask', gone: all }
}

/**
 * The first step of a press on Add Shipment.
 *
 * @param kept the number under which the draft may be booked already, and what was sent under it
 * @param disowned the number of which the clerk has said that it belongs to another shipment
 */
export function firstStep(
  { booking }: Submission,
  kept: { airwayBillNo: string; attempts: readonly Booking[] } | null,
  disowned: string | null,
): Step {
  if (kept === null) return { kind: 'ask', gone: [] }
  const { airwayBillNo, attempts } = kept
  if (airwayBillNo === disowned) return { kind: 'ask', gone: [taken(airwayBillNo)] }
  const earlier = attempts.length > 0 ? attempts : [{ ...booking, airwayBillNo }]
  const why = { kind: 'before sending' } as const
  return { kind: 'look', looks: 1, why, airwayBillNo, attempts: earlier, isPinned: true, gone: [] }
}

/** The step after a reload in the middle of a booking. */
export function stepAfterReload(airwayBillNo: string, attempts: readonly Booking[]): Step {
  return { kind: 'look', looks: 2, why: { kind: 'cut off' }, airwayBillNo, attempts, isPinned: true, gone: [] }
}

/** Falls back on the number given to the form if the backend does not answer (null) or refuses. */
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
  if (isUnauthorized(next)) return refused(next.message)
  if (typeof next === 'string' && gone.every(({ airwayBillNo }) => airwayBillNo !== next)) return send(next)
  if (latest) return refused(latest.message)
  if (booking.airwayBillNo !== '') return send(booking.airwayBillNo)
  return refused(t('booking.noNumber'))
}

/** The number that the form shows, if a booking goes out under another one. */
export function insteadOf({ airwayBillNo, isPinned }: Numbered, { airwayBillNo: shown }: Booking): string | null {
  return isPinned || shown === airwayBillNo ? null : shown || null
}

/** @param answer the new shipment's id, or why there is none */
export function afterSending(step: Step & { kind: 'send' }, answer: string | ServiceError, form: Booking): Step {
  const { airwayBillNo } = step
  if (isServiceError(answer))
    return { ...step, kind: 'look', looks: looksAfter(answer), why: { kind: 'failed', error: answer } }
  const instead = insteadOf(step, form)
  return done({ kind: 'booked', id: answer, airwayBillNo, version: 'latest', instead })
}

/**
 * Lookups needed: two after a lost answer; one after a refusal, because browsers resend a request when the connection
 * breaks, and the second try is then told “exists”; one after a 500, because the server is done with the booking.
 */
function looksAfter(error: ServiceError): 1 | 2 {
  return isLost(error) && error.status !== 500 ? 2 : 1
}

/**
 * @param found null if the lists do not answer
 * @param form the booking as the form has it now
 */
export function afterLooking(step: Step & { kind: 'look' }, found: Found | null, form: Booking): Step {
  const { airwayBillNo, attempts, why, isPinned, gone } = step
  const error = 'error' in why ? why.error : null
  switch (found?.kind) {
    case undefined:
      return afterFailedLook(step)
    case 'ours': {
      const version = versionOf(found.attempts, form)
      return done({ kind: 'booked', id: found.id, airwayBillNo, version, instead: insteadOf(step, form) })
    }
    case 'unclear':
      return done(doubtful(airwayBillNo, found.shipment, found.attempts, form))
    case 'theirs':
      if (why.kind === 'cut off') return refused(takenText(airwayBillNo), 'release')
      if (error === null || isLost(error)) return askAnother(gone, taken(airwayBillNo))
      if (mayMeanTaken(error)) return askAnother(gone, taken(airwayBillNo, error.message))
      return refused(error.message, 'release')
    case 'free':
      break
  }
  switch (why.kind) {
    case 'before sending':
      return { ...step, kind: 'send', attempts: [...attempts, { ...form, airwayBillNo }] }
    case 'cut off':
      return refused(t('booking.isNotBooked', { number: airwayBillNo }), 'settle')
    case 'failed':
      // Of a number that may be booked already, nothing is sent elsewhere by itself, whatever the refusal says.
      if (mayMeanTaken(why.error) && (isPinned || saysTaken(why.error, airwayBillNo)))
        return { ...step, kind: 'ask whether next', error: why.error, didListsAnswer: true }
      return refused(why.error.message, isPinned || isLost(why.error) ? 'settle' : 'release')
    case 'passed':
      // An earlier attempt whose answer was lost may be what has the number.
      if (isPinned) return done(doubtful(airwayBillNo, null, attempts, form))
      return askAnother(gone, taken(airwayBillNo, why.error.message))
  }
}

function afterFailedLook(step: Step & { kind: 'look' }): Step {
  const { airwayBillNo, why } = step
  const unknown = (message: string | null) => done({ kind: 'unknown', airwayBillNo, message })
  if (why.kind === 'passed') return refused(why.error.message, 'settle')
  if (why.kind !== 'failed') return unknown(null)
  const { error } = why
  if (isLost(error)) return unknown(error.kind === 'refused' ? error.message : null)
  if (mayHideBooking(error)) return { ...step, kind: 'ask whether next', error, didListsAnswer: false }
  return refused(error.message, 'settle')
}

/** @param isNext null if the backend does not say */
export function afterAskingWhetherNext(step: Step & { kind: 'ask whether next' }, isNext: boolean | null): Step {
  const { airwayBillNo, error, didListsAnswer, isPinned } = step
  if (didListsAnswer && isNext === false) return { ...step, kind: 'look', looks: 1, why: { kind: 'passed', error } }
  if (!didListsAnswer && isNext !== true) return done({ kind: 'unknown', airwayBillNo, message: error.message })
  return refused(error.message, didListsAnswer && !isPinned ? 'release' : 'settle')
}

/** A branch cannot see other branches' shipments: only a refusal reveals that one of them has the number. */
function mayMeanTaken({ kind, status }: ServiceError): boolean {
  return kind === 'refused' && [200, 400, 409, 422].includes(status ?? 0)
}

/** In whatever words: a booking that is refused for another reason would be refused under every number. */
const saysTaken = ({ status, message }: ServiceError, number: string) =>
  status === 409 ||
  message.includes(number) ||
  /exist|taken|already|dup|unique|used|use\b|another|available|conflict/i.test(message)

/** A request resent by the browser may get these answers (“exists”, server error) although the first was booked. */
function mayHideBooking(error: ServiceError): boolean {
  return mayMeanTaken(error) || (error.status ?? 0) >= 500
}

function doubtful(
  airwayBillNo: string,
  shipment: Shipment | null,
  attempts: readonly Booking[],
  form: Booking,
): Doubtful {
  const attempt = attempts.at(-1) ?? form
  return { kind: 'doubtful', airwayBillNo, shipment, attempt, version: versionOf(attempts, form) }
}

function versionOf(attempts: readonly Booking[], form: Booking): BookedVersion {
  const isCurrent = attempts.map((attempt) => contentOf(attempt) === contentOf(form))
  if (isCurrent.every(Boolean)) return 'latest'
  return isCurrent.some(Boolean) ? 'either' : 'earlier'
}

/** Leaves out the saved customers' ids, which are not printed, and the number. */
function contentOf(booking: Booking): string {
  return JSON.stringify({ ...booking, shipperId: '', recId: '', airwayBillNo: '' })
}
