import type { Found } from '@/dashboard/booking/submit/backendParts'
import {
  booked,
  type Doing,
  resolveBooking,
  type Sending,
  type SubmissionParts,
  type SubmissionRecord,
  submitBooking,
} from '@/dashboard/booking/submit/runSubmission'
import type { Outcome } from '@/dashboard/booking/submit/submissionSteps'
import type { Sent } from '@/dashboard/session/draftStore'
import { noFiles, type Booking } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment/shipment'
import { NO_ANSWER_TEXT, ServiceError } from '@/services/http/errors'
import type { Random } from '../../../backend/random'

/** Counters, their tabs and one backend, without screens: what a submission is made of, with lines that fail. */

const booking = (airwayBillNo: string, recContactPerson: string) => ({ airwayBillNo, recContactPerson }) as Booking
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const lost = (kind: 'noAnswer' | 'badAnswer', status: number | null) =>
  new ServiceError('createAirwayBill', { kind, status, message: NO_ANSWER_TEXT })
const refused = (status: number, message: string) =>
  new ServiceError('createAirwayBill', { kind: 'refused', status, message })

export const EXISTS = 'AirwayBill No already exists'
const DISK = 'disk is full'

/** Another center, which takes numbers as well. */
const STRANGER = { recContactPerson: 'somebody else', center: 'another center' }

interface BookedRow {
  id: string
  airwayBillNo: string
  recContactPerson: string
  center: string
}

/** Milliseconds, from and to. */
type Span = readonly [number, number]

/** How slow lines and backend are, and whether they lose requests and answers. */
export interface Line {
  ask: Span
  create: Span
  look: Span
  isFaulty: boolean
}
export const faultyLine: Line = { ask: [0, 30], create: [0, 40], look: [0, 30], isFaulty: true }

/** A backend that takes a number once. */
export class Backend {
  booked: BookedRow[] = []
  /** Hears whose shipment is booked. */
  onBooked: (recContactPerson: string) => void = () => undefined

  constructor(
    private random: Random,
    private line: Line = faultyLine,
  ) {}

  next(): string {
    return String(1 + Math.max(0, ...this.booked.map(({ airwayBillNo }) => Number(airwayBillNo))))
  }

  private passes([from, to]: Span) {
    return wait(this.random.int(from, to))
  }

  private fails(share: number): boolean {
    return this.line.isFaulty && this.random.chance(share)
  }

  async nextNumber(): Promise<string> {
    await this.passes(this.line.ask)
    if (this.fails(0.15)) throw new ServiceError('getNextAirwayBillNo', { kind: 'noAnswer', status: null, message: '' })
    const next = this.next()
    await this.passes(this.line.ask)
    return next
  }

  book(airwayBillNo: string, recContactPerson: string, center: string): string {
    if (this.booked.some((other) => other.airwayBillNo === airwayBillNo)) throw refused(400, EXISTS)
    const id = `id-${this.booked.length}`
    this.booked.push({ id, airwayBillNo, recContactPerson, center })
    this.onBooked(recContactPerson)
    return id
  }

  /** Another center takes the next number. */
  bookElsewhere(): void {
    this.book(this.next(), STRANGER.recContactPerson, STRANGER.center)
  }

  async create({ airwayBillNo, recContactPerson }: Booking, center: string): Promise<string> {
    const { line, random } = this
    await this.passes(line.create)
    const fate = line.isFaulty ? random.next() : 1
    if (fate < 0.1) throw lost('noAnswer', null)
    if (fate < 0.15) throw refused(500, DISK)
    if (fate < 0.3) {
      // The line breaks first, and the request arrives all the same, even after the second look.
      setTimeout(
        () => {
          try {
            this.book(airwayBillNo, recContactPerson, center)
          } catch {
            // Nobody hears the refusal.
          }
        },
        random.int(0, 6000),
      )
      throw lost('noAnswer', null)
    }
    const id = this.book(airwayBillNo, recContactPerson, center)
    await this.passes(line.create)
    if (fate < 0.45) throw lost('noAnswer', null)
    if (fate < 0.55) throw refused(502, 'Bad Gateway')
    if (fate < 0.6) throw lost('badAnswer', 200)
    // The line broke before the answer, the browser sent the request again by itself, and that one was refused.
    if (fate < 0.65) throw refused(400, EXISTS)
    if (fate < 0.7) throw refused(500, DISK)
    return id
  }

  /** A center sees its own shipments alone. */
  async find(attempts: readonly Booking[], looks: number, center: string): Promise<Found> {
    for (let look = 1; ; look++) {
      await this.passes(this.line.look)
      if (this.fails(0.15)) throw new ServiceError('searchShipments', { kind: 'noAnswer', status: null, message: '' })
      const own = this.booked.filter((shipment) => shipment.center === center)
      const same = own.find(({ airwayBillNo }) => airwayBillNo === attempts[0]?.airwayBillNo)
      const fitting = attempts.filter(({ recContactPerson }) => recContactPerson === same?.recContactPerson)
      // A list may leave out what would tell.
      if (same && this.fails(0.2)) return { kind: 'unclear', shipment: { id: same.id } as Shipment, attempts }
      if (same && fitting.length > 0) return { kind: 'ours', id: same.id, attempts: fitting }
      if (same) return { kind: 'theirs' }
      if (look >= looks) return { kind: 'free' }
      await wait(2000)
    }
  }
}

/** What the tabs of one browser share. */
export function computer() {
  /** What each tab's draft was last sent as. */
  const sent = new Map<Tab, Sent>()
  let writes = 0
  const note = (tab: Tab, what: Omit<Sent, 'at'> | null) => {
    if (what) sent.set(tab, { ...what, at: writes++ })
    else sent.delete(tab)
  }
  const allSent = () => [...sent.values()].sort((one, other) => other.at - one.at)
  /** Whose page holds the lock; it goes with the page. */
  let holder: object | null = null
  const waiting: (() => void)[] = []
  const release = (page: object) => {
    if (holder !== page) return
    holder = null
    waiting.shift()?.()
  }
  const withLockFor =
    (page: object, isOpen: () => boolean): SubmissionParts['withLock'] =>
    async (patience, work) => {
      const isTaken = () => holder !== null
      if (patience === 0 && isTaken()) return null
      while (isTaken() && isOpen()) await new Promise<void>((resolve) => waiting.push(resolve))
      // A page that is gone takes no turn.
      if (!isOpen()) {
        waiting.shift()?.()
        return new Promise(() => undefined)
      }
      holder = page
      try {
        return await work()
      } finally {
        release(page)
      }
    }
  return { note, allSent, withLockFor, release }
}

/** Who books, and what he has before him. */
interface Counter {
  /** The same in a tab and its duplicate. */
  draft: string
  person: string
  center: string
  /** The number that came with the form. */
  number: string
}

/** One tab: what its form holds, and what it has been told. */
export class Tab {
  outcome: Outcome | null = null
  isBusy = false
  /** How often a refusal was taken at its word although the booking was made. */
  wronglyRefused = 0
  /** What has been said while it was on its way. */
  told: Doing[] = []
  private kept: Sending | null = null
  private disowned: string | null = null
  private page = {}

  constructor(
    private backend: Backend,
    private shared: ReturnType<typeof computer>,
    readonly counter: Counter,
  ) {}

  /** A refusal that leaves nothing open: whatever is booked after it nobody would know of. */
  isRefusedForGood(): boolean {
    return !this.isBusy && this.outcome?.kind === 'refused' && this.kept === null
  }

  /** What a page has at hand: once it is gone, it hears of nothing and writes nothing. */
  private parts(): SubmissionParts {
    const { backend, counter, page, shared } = this
    const isOpen = () => this.page === page
    const whileOpen = <Result>(call: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (!isOpen()) return
        call().then(
          (result) => isOpen() && resolve(result),
          (error: unknown) => isOpen() && reject(error as Error),
        )
      })
    const version = counter.draft
    const record: SubmissionRecord = {
      version: () => version,
      sending: () => this.kept,
      keep: (sending) =>
        whileOpen(async () => {
          this.kept = structuredClone(sending)
          shared.note(this, sending && { version, airwayBillNo: sending.airwayBillNo, id: null })
        }),
      sent: () => whileOpen(async () => shared.allSent()),
      booked: (airwayBillNo, id) =>
        whileOpen(async () => {
          this.kept = null
          shared.note(this, { version, airwayBillNo, id })
        }),
    }
    return {
      record,
      isOver: () => false,
      withLock: shared.withLockFor(page, isOpen),
      create: (sent) => whileOpen(() => backend.create(sent, counter.center)),
      find: (attempts, looks) => whileOpen(() => backend.find(attempts, looks, counter.center)),
      nextNumber: () => whileOpen(() => backend.nextNumber()),
      tell: (doing) => void this.told.push(doing),
    }
  }

  /** A click, unless the form is locked or its booking is made: exactly what the form's own flag does. */
  click(hasNumber = true): void {
    const { outcome } = this
    if (this.isBusy || outcome?.kind === 'booked') return
    const { number, person, center } = this.counter
    if (outcome?.kind === 'unknown') return this.run(() => resolveBooking(this.parts()))
    if (outcome?.kind === 'doubtful') {
      // Clerks who compare the two are right.
      const { airwayBillNo } = outcome
      const row = this.backend.booked.find((each) => each.airwayBillNo === airwayBillNo)
      if (row?.recContactPerson === person && row.center === center)
        return this.run(() => booked(this.parts().record, row.id, airwayBillNo))
      this.disowned = airwayBillNo
    }
    const submission = { booking: booking(hasNumber ? number : '', person), files: noFiles }
    this.run(() => submitBooking(this.parts(), submission, this.disowned))
  }

  /** A reload in the middle: what was under way is heard of no more, and the journal is read anew. */
  reload(): void {
    if (this.outcome?.kind === 'booked') return
    this.shared.release(this.page)
    this.page = {}
    this.isBusy = false
    this.outcome = null
    this.disowned = null
    if (this.kept && !this.kept.isSettled) this.run(() => resolveBooking(this.parts()))
  }

  private run(work: () => Promise<Outcome>): void {
    const { page } = this
    this.isBusy = true
    void work().then((outcome) => {
      if (this.page !== page) return
      this.isBusy = false
      this.outcome = outcome
      const isBooked = this.backend.booked.some(({ recContactPerson }) => recContactPerson === this.counter.person)
      if (outcome.kind === 'refused' && [EXISTS, DISK].includes(outcome.message) && isBooked) this.wronglyRefused++
      // After a refusal the next number is fetched, unless this one may still be ours.
      if (outcome.kind === 'refused') this.counter.number = this.kept?.airwayBillNo ?? this.backend.next()
    })
  }
}
