// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sending } from '@/booking/draft/readSending'
import type { SubmissionRecord } from '@/booking/draft/submissionRecord'
import type { Found } from '@/booking/submit/findBooking'
import type { Outcome, SubmissionParts } from '@/booking/submit/submission'
import { booked, resolveBooking, submitBooking } from '@/booking/submit/submitBooking'
import { type Booking, noFiles } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment/shipment'
import { NO_ANSWER_TEXT, ServiceError } from '@/services/http/errors'
import type { Sent } from '@/session/drafts/finishedDrafts'
import { type Random, seededRandom } from '../backend/random'

/** Simulates counters, their tabs and one backend, without screens: submissions on connections that fail. */

const booking = (airwayBillNo: string, recContactPerson: string) => ({ airwayBillNo, recContactPerson }) as Booking
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const lost = (kind: 'noAnswer' | 'badAnswer', status: number | null) =>
  new ServiceError('createAirwayBill', { kind, status, message: NO_ANSWER_TEXT })
const refused = (status: number, message: string) =>
  new ServiceError('createAirwayBill', { kind: 'refused', status, message })

const EXISTS = 'AirwayBill No already exists'
const DISK = 'disk is full'

/** A center that takes numbers as well. */
const STRANGER = { recContactPerson: 'somebody else', center: 'another center' }

interface BookedRow {
  id: string
  airwayBillNo: string
  recContactPerson: string
  center: string
}

/** A backend that accepts each number once, behind connections that lose requests and answers. */
class Backend {
  booked: BookedRow[] = []
  /** Told whose shipment is booked. */
  onBooked: (recContactPerson: string) => void = () => undefined

  constructor(private random: Random) {}

  next(): string {
    return String(1 + Math.max(0, ...this.booked.map(({ airwayBillNo }) => Number(airwayBillNo))))
  }

  private passes() {
    return wait(this.random.int(0, 30))
  }

  async nextNumber(): Promise<string> {
    await this.passes()
    if (this.random.chance(0.15))
      throw new ServiceError('getNextAirwayBillNo', { kind: 'noAnswer', status: null, message: '' })
    const next = this.next()
    await this.passes()
    return next
  }

  book(airwayBillNo: string, recContactPerson: string, center: string): string {
    if (this.booked.some((other) => other.airwayBillNo === airwayBillNo)) throw refused(400, EXISTS)
    const id = `id-${this.booked.length}`
    this.booked.push({ id, airwayBillNo, recContactPerson, center })
    this.onBooked(recContactPerson)
    return id
  }

  /** Lets another center book under the next number. */
  bookElsewhere(): void {
    this.book(this.next(), STRANGER.recContactPerson, STRANGER.center)
  }

  async create({ airwayBillNo, recContactPerson }: Booking, center: string): Promise<string> {
    const { random } = this
    await this.passes()
    const fate = random.next()
    if (fate < 0.1) throw lost('noAnswer', null)
    if (fate < 0.15) throw refused(500, DISK)
    if (fate < 0.3) {
      // The connection breaks before the request arrives, which may be after the second lookup.
      setTimeout(
        () => {
          try {
            this.book(airwayBillNo, recContactPerson, center)
          } catch {
            // Nobody receives the refusal.
          }
        },
        random.int(0, 6000),
      )
      throw lost('noAnswer', null)
    }
    const id = this.book(airwayBillNo, recContactPerson, center)
    await this.passes()
    if (fate < 0.45) throw lost('noAnswer', null)
    if (fate < 0.55) throw refused(502, 'Bad Gateway')
    if (fate < 0.6) throw lost('badAnswer', 200)
    // The connection broke before the answer, the browser sent the request again, and that was refused.
    if (fate < 0.65) throw refused(400, EXISTS)
    if (fate < 0.7) throw refused(500, DISK)
    return id
  }

  /** A center sees only its own shipments. */
  async find(attempts: readonly Booking[], looks: number, center: string): Promise<Found> {
    for (let look = 1; ; look++) {
      await this.passes()
      if (this.random.chance(0.15))
        throw new ServiceError('searchShipments', { kind: 'noAnswer', status: null, message: '' })
      const own = this.booked.filter((shipment) => shipment.center === center)
      const same = own.find(({ airwayBillNo }) => airwayBillNo === attempts[0]?.airwayBillNo)
      const fitting = attempts.filter(({ recContactPerson }) => recContactPerson === same?.recContactPerson)
      // A list may lack the values that would tell whose shipment it is.
      if (same && this.random.chance(0.2)) return { kind: 'unclear', shipment: { id: same.id } as Shipment, attempts }
      if (same && fitting.length > 0) return { kind: 'ours', id: same.id, attempts: fitting }
      if (same) return { kind: 'theirs' }
      if (look >= looks) return { kind: 'free' }
      await wait(2000)
    }
  }
}

/** What the tabs of one browser share. */
function computer() {
  /** The version under which each tab's draft was sent. */
  const sent = new Map<Tab, Sent>()
  let writes = 0
  const note = (tab: Tab, what: Omit<Sent, 'at'> | null) => {
    if (what) sent.set(tab, { ...what, at: writes++ })
    else sent.delete(tab)
  }
  const allSent = () => [...sent.values()].sort((one, other) => other.at - one.at)
  /** The page that holds the lock, which is released when the page goes. */
  let holder: object | null = null
  const waiting: (() => void)[] = []
  const release = (page: object) => {
    if (holder !== page) return
    holder = null
    waiting.shift()?.()
  }
  const withLockFor =
    (page: object, isOpen: () => boolean): SubmissionParts['withLock'] =>
    async (timeoutMs, work) => {
      const isTaken = () => holder !== null
      if (timeoutMs === 0 && isTaken()) return null
      while (isTaken() && isOpen()) await new Promise<void>((resolve) => waiting.push(resolve))
      // A page that is gone does not get the lock.
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

/** Who books, and with which form. */
interface Counter {
  /** The same in a tab and its duplicate. */
  draft: string
  person: string
  center: string
  /** The number that the form was loaded with. */
  number: string
}

/** A tab: its form, and what it was told. */
class Tab {
  outcome: Outcome | null = null
  isBusy = false
  /** How often a refusal was believed although the booking had been made. */
  wronglyRefused = 0
  private kept: Sending | null = null
  private disowned: string | null = null
  private page = {}

  constructor(
    private backend: Backend,
    private shared: ReturnType<typeof computer>,
    readonly counter: Counter,
  ) {}

  /** A final refusal: if the booking was made all the same, nobody would find out. */
  isRefusedForGood(): boolean {
    return !this.isBusy && this.outcome?.kind === 'refused' && this.kept === null
  }

  /** The parts of a page's submission; once the page is gone, they neither answer nor write. */
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
      save: (sending) =>
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
      isClosed: () => false,
      withLock: shared.withLockFor(page, isOpen),
      create: (sent) => whileOpen(() => backend.create(sent, counter.center)),
      find: (attempts, looks) => whileOpen(() => backend.find(attempts, looks, counter.center)),
      nextNumber: () => whileOpen(() => backend.nextNumber()),
      tell: () => undefined,
    }
  }

  /** A click on Add Shipment, unless the form is locked or its booking is made, as in the form itself. */
  click(hasNumber = true): void {
    const { outcome } = this
    if (this.isBusy || outcome?.kind === 'booked') return
    const { number, person, center } = this.counter
    if (outcome?.kind === 'unknown') return this.run(() => resolveBooking(this.parts()))
    if (outcome?.kind === 'doubtful') {
      // Clerks who compare the shipments decide correctly.
      const { airwayBillNo } = outcome
      const row = this.backend.booked.find((each) => each.airwayBillNo === airwayBillNo)
      if (row?.recContactPerson === person && row.center === center)
        return this.run(() => booked(this.parts().record, row.id, airwayBillNo))
      this.disowned = airwayBillNo
    }
    const submission = { booking: booking(hasNumber ? number : '', person), files: noFiles }
    this.run(() => submitBooking(this.parts(), submission, this.disowned))
  }

  /** A reload during a submission: its page is gone, and the record is read again. */
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
      // After a refusal the next number is requested, unless this one may be ours.
      if (outcome.kind === 'refused') this.counter.number = this.kept?.airwayBillNo ?? this.backend.next()
    })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockImplementation(seededRandom(1).next)
})
afterEach(() => void vi.useRealTimers())

/** Random clicks, reloads and bookings of other centers; those who go on submitting succeed in the end. */
async function interleave(tabs: readonly Tab[], backend: Backend, random: Random, seed: number): Promise<void> {
  for (let step = 0; step < 15 * tabs.length; step++) {
    const tab = random.pick(tabs)
    const what = random.next()
    if (what < 0.65) tab.click(random.chance(0.8))
    else if (what < 0.72) tab.reload()
    // Sometimes another center takes the number.
    else if (what < 0.76) backend.bookElsewhere()
    await vi.advanceTimersByTimeAsync(random.pick([0, 1, 15, 60, 400, 2500]))
  }
  await vi.advanceTimersByTimeAsync(30_000)
  for (let again = 0; again < 40 && tabs.some(({ outcome }) => outcome?.kind !== 'booked'); again++) {
    for (const tab of tabs) tab.click()
    await vi.advanceTimersByTimeAsync(30_000)
  }
  expect(
    tabs.map(({ outcome }) => outcome?.kind),
    `seed ${seed}`,
  ).toEqual(tabs.map(() => 'booked'))
}

/** Expects what each tab was told to be true, and no refusal to have hidden a booking. */
function expectTruth(tabs: readonly Tab[], backend: Backend, seed: number): void {
  expect(
    tabs.map(({ wronglyRefused }) => wronglyRefused),
    `seed ${seed}`,
  ).toEqual(tabs.map(() => 0))
  for (const { outcome, counter } of tabs) {
    if (outcome?.kind !== 'booked') continue
    expect(backend.booked, `seed ${seed}`).toContainEqual({
      id: outcome.id,
      airwayBillNo: outcome.airwayBillNo,
      recContactPerson: counter.person,
      center: counter.center,
    })
  }
}

const bookingsOf = (backend: Backend, person: string) =>
  backend.booked.filter(({ recContactPerson }) => recContactPerson === person).length

describe('500 interleavings of two tabs', () => {
  const seeds = Array.from({ length: 500 }, (_, seed) => seed)

  it.each([
    ['of one draft in a tab and its duplicate', true],
    ['of two drafts', false],
  ])('%s never book twice, and never report success without a booking', async (_name, isDuplicate) => {
    for (const seed of seeds.filter((each) => (each % 2 === 0) === isDuplicate)) {
      const random = seededRandom(seed)
      const backend = new Backend(random)
      const shared = computer()
      const here = { center: 'gujrat', number: '1' }
      const ruth = { draft: 'a', person: 'Ruth', ...here }
      const tabs = [
        new Tab(backend, shared, ruth),
        new Tab(backend, shared, isDuplicate ? { ...ruth } : { draft: 'b', person: 'Hina', ...here }),
      ]
      await interleave(tabs, backend, random, seed)
      expectTruth(tabs, backend, seed)
      expect(bookingsOf(backend, 'Ruth'), `seed ${seed}`).toBe(1)
      expect(bookingsOf(backend, 'Hina'), `seed ${seed}`).toBe(isDuplicate ? 0 : 1)
    }
  })
})

/** Five clerks at five computers, whose forms have the same number. */
function fiveClerks(backend: Backend, areOneCenter: boolean): Tab[] {
  return ['Ruth', 'Hina', 'Ann', 'Omar', 'Lena'].map(
    (person, index) =>
      new Tab(backend, computer(), {
        draft: String(index),
        person,
        center: areOneCenter ? 'gujrat' : `center-${index}`,
        number: '1',
      }),
  )
}

describe('300 interleavings of five clerks on five computers', () => {
  it.each([
    ['of one center, who see each other’s shipments', true],
    ['of five centers, who do not', false],
  ])('%s never book twice, claim a booking that failed, or refuse one that was made', async (_name, isOne) => {
    for (let seed = 0; seed < 150; seed++) {
      const random = seededRandom(1000 + seed)
      const backend = new Backend(random)
      const tabs = fiveClerks(backend, isOne)
      const unheard: string[] = []
      backend.onBooked = (person) =>
        unheard.push(...tabs.filter((tab) => tab.counter.person === person && tab.isRefusedForGood()).map(() => person))
      await interleave(tabs, backend, random, seed)
      expectTruth(tabs, backend, seed)
      expect(unheard, `seed ${seed}`).toEqual([])
      for (const { counter } of tabs) expect(bookingsOf(backend, counter.person), `seed ${seed}`).toBe(1)
    }
  })
})
