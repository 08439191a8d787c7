// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingLedger, LedgerEntry } from '@/dashboard/booking/bookingLedger'
import type { Found } from '@/dashboard/booking/findBooking'
import { resolveBooking, submitBooking, type Outcome, type SubmissionParts } from '@/dashboard/booking/submission'
import type { JournalEntry } from '@/dashboard/booking/submissionJournal'
import { noFiles, type Booking } from '@/domain/forms/bookingForm'
import { NO_ANSWER_TEXT, ServiceError } from '@/services/errors'
import { seededRandom, type Random } from '../backend/random'

const booking = (airwayBillNo: string, recContactPerson: string) => ({ airwayBillNo, recContactPerson }) as Booking
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const lost = (kind: 'noAnswer' | 'badAnswer', status: number | null) =>
  new ServiceError('createAirwayBill', { kind, status, message: NO_ANSWER_TEXT })
const refused = (status: number, message: string) =>
  new ServiceError('createAirwayBill', { kind: 'refused', status, message })

/** Another center, which takes numbers as well. */
const STRANGER = 'somebody else'

/** A backend that takes a number once, over a line that is slow and loses requests and answers. */
class Backend {
  booked: { id: string; airwayBillNo: string; recContactPerson: string }[] = []
  constructor(private random: Random) {}

  next(): string {
    return String(1 + Math.max(0, ...this.booked.map(({ airwayBillNo }) => Number(airwayBillNo))))
  }

  async nextNumber(): Promise<string> {
    if (this.random.chance(0.15))
      throw new ServiceError('getNextAirwayBillNo', { kind: 'noAnswer', status: null, message: '' })
    return this.next()
  }

  book(airwayBillNo: string, recContactPerson: string): string {
    if (this.booked.some((other) => other.airwayBillNo === airwayBillNo)) throw refused(400, 'exists')
    const id = `id-${this.booked.length}`
    this.booked.push({ id, airwayBillNo, recContactPerson })
    return id
  }

  async create({ airwayBillNo, recContactPerson }: Booking): Promise<string> {
    const { random } = this
    await wait(random.int(0, 40))
    const fate = random.next()
    if (fate < 0.1) throw lost('noAnswer', null)
    if (fate < 0.15) throw refused(500, 'disk is full')
    if (fate < 0.3) {
      // The line breaks first, and the request arrives all the same, even after the second look.
      setTimeout(
        () => {
          try {
            this.book(airwayBillNo, recContactPerson)
          } catch {
            // Nobody hears the refusal.
          }
        },
        random.int(0, 6000),
      )
      throw lost('noAnswer', null)
    }
    const id = this.book(airwayBillNo, recContactPerson)
    await wait(random.int(0, 40))
    if (fate < 0.45) throw lost('noAnswer', null)
    if (fate < 0.55) throw refused(502, 'Bad Gateway')
    if (fate < 0.6) throw lost('badAnswer', 200)
    // The line broke before the answer, the browser sent the request again by itself, and that one was refused.
    if (fate < 0.65) throw refused(400, 'exists')
    if (fate < 0.7) throw refused(500, 'disk is full')
    return id
  }

  async find(attempts: readonly Booking[], looks: number): Promise<Found> {
    for (let look = 1; ; look++) {
      await wait(this.random.int(0, 30))
      if (this.random.chance(0.15))
        throw new ServiceError('searchShipments', { kind: 'noAnswer', status: null, message: '' })
      for (const attempt of attempts) {
        // A branch sees its own shipments alone.
        const own = this.booked.filter(({ recContactPerson }) => recContactPerson !== STRANGER)
        const same = own.find(({ airwayBillNo }) => airwayBillNo === attempt.airwayBillNo)
        if (same?.recContactPerson === attempt.recContactPerson) return { is: 'ours', id: same.id, attempt }
        if (same && attempt === attempts.at(-1)) return { is: 'taken' }
      }
      if (look >= looks) return { is: 'free' }
      await wait(2000)
    }
  }
}

function computer() {
  const entries = new Map<string, LedgerEntry>()
  const ledger: BookingLedger = {
    read: async (draftId) => entries.get(draftId) ?? null,
    bookedAs: async (number) => [...entries.values()].find((e) => e.airwayBillNo === number && e.id !== null) ?? null,
    write: async (entry) => void entries.set(entry.draftId, { ...entry, at: 0 }),
    forget: async (draftId) => void entries.delete(draftId),
  }
  /** Whose page holds the lock; it goes with the page. */
  let holder: object | null = null
  const aloneFor =
    (page: object): SubmissionParts['alone'] =>
    async (work) => {
      if (holder) return null
      holder = page
      try {
        return await work()
      } finally {
        release(page)
      }
    }
  const waiting: (() => void)[] = []
  const inTurnFor =
    (page: object, isOpen: () => boolean): SubmissionParts['inTurn'] =>
    async (work) => {
      const isTaken = () => holder !== null
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
  const release = (page: object) => {
    if (holder !== page) return
    holder = null
    waiting.shift()?.()
  }
  return { ledger, aloneFor, inTurnFor, release }
}

/** One tab: what its form holds, and what it has been told. */
class Tab {
  outcome: Outcome | null = null
  isBusy = false
  /** How often a refusal was taken at its word although the booking was made. */
  wronglyRefused = 0
  private kept: JournalEntry | null = null
  private page = {}

  constructor(
    private backend: Backend,
    private shared: ReturnType<typeof computer>,
    private draftId: string,
    private person: string,
    private number: string,
  ) {}

  /** What a page has at hand: once it is gone, it hears of nothing and writes nothing. */
  private parts(): SubmissionParts {
    const { backend, draftId, page, shared } = this
    const whileOpen = <Result>(answer: Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        answer.then(
          (result) => this.page === page && resolve(result),
          (error: unknown) => this.page === page && reject(error as Error),
        )
      })
    const { ledger } = shared
    return {
      draftId,
      journal: {
        read: () => this.kept,
        write: async (entry) => void (this.kept = structuredClone(entry)),
        clear: () => (this.kept = null),
      },
      alone: shared.aloneFor(page),
      inTurn: shared.inTurnFor(page, () => this.page === page),
      ledger: {
        read: (id) => whileOpen(ledger.read(id)),
        bookedAs: (number) => whileOpen(ledger.bookedAs(number)),
        write: (entry) => whileOpen(ledger.write(entry)),
        forget: (id) => whileOpen(ledger.forget(id)),
      },
      create: (sent) => whileOpen(backend.create(sent)),
      find: (attempts, looks) => whileOpen(backend.find(attempts, looks)),
      nextNumber: () => whileOpen(backend.nextNumber()),
    }
  }

  /** A click, unless the form is locked or its booking is made: exactly what the form's own flag does. */
  click(): void {
    if (this.isBusy || this.outcome?.is === 'booked') return
    this.run(
      this.outcome?.is === 'unknown'
        ? () => resolveBooking(this.parts())
        : () => submitBooking(this.parts(), booking(this.number, this.person), noFiles),
    )
  }

  /** A reload in the middle: what was under way is heard of no more, and the journal is read anew. */
  reload(): void {
    if (this.outcome?.is === 'booked') return
    this.shared.release(this.page)
    this.page = {}
    this.isBusy = false
    this.outcome = null
    if (this.kept && !this.kept.isSettled) this.run(() => resolveBooking(this.parts()))
  }

  private run(work: () => Promise<Outcome>): void {
    this.isBusy = true
    void work().then((outcome) => {
      this.isBusy = false
      this.outcome = outcome
      const isBooked = this.backend.booked.some(({ recContactPerson }) => recContactPerson === this.person)
      if (outcome.is === 'refused' && ['exists', 'disk is full'].includes(outcome.message) && isBooked)
        this.wronglyRefused++
      // After a refusal the next number is fetched, unless this one may still be ours.
      if (outcome.is === 'refused') this.number = this.kept?.airwayBillNo ?? this.backend.next()
    })
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('500 interleavings over two tabs', () => {
  const seeds = Array.from({ length: 500 }, (_, seed) => seed)

  it.each([
    ['of one draft in a tab and its duplicate', true],
    ['of two drafts', false],
  ])('%s make no booking twice, and show no success without one', async (_name, isDuplicate) => {
    for (const seed of seeds.filter((each) => (each % 2 === 0) === isDuplicate)) {
      const random = seededRandom(seed)
      const backend = new Backend(random)
      const shared = computer()
      const tabs = [
        new Tab(backend, shared, 'draft-a', 'Ruth', '1'),
        isDuplicate
          ? new Tab(backend, shared, 'draft-a', 'Ruth', '1')
          : new Tab(backend, shared, 'draft-b', 'Hina', '1'),
      ]
      for (let step = 0; step < 30; step++) {
        const tab = random.pick(tabs)
        const what = random.next()
        if (what < 0.65) tab.click()
        else if (what < 0.72) tab.reload()
        // Another center takes a number now and then.
        else if (what < 0.76) backend.book(backend.next(), STRANGER)
        await vi.advanceTimersByTimeAsync(random.pick([0, 1, 15, 60, 400, 2500]))
      }
      await vi.advanceTimersByTimeAsync(30_000)
      // Nobody is stuck: whoever goes on submitting gets there.
      for (let again = 0; again < 40; again++) {
        for (const tab of tabs) tab.click()
        await vi.advanceTimersByTimeAsync(9000)
      }
      expect(
        tabs.every(({ outcome }) => outcome?.is === 'booked'),
        `seed ${seed}`,
      ).toBe(true)

      expect(
        tabs.map(({ wronglyRefused }) => wronglyRefused),
        `seed ${seed}`,
      ).toEqual([0, 0])
      for (const person of ['Ruth', 'Hina']) {
        const made = backend.booked.filter(({ recContactPerson }) => recContactPerson === person)
        expect(made.length, `seed ${seed}: ${person}`).toBe(person === 'Ruth' || !isDuplicate ? 1 : 0)
      }
      for (const [index, { outcome }] of tabs.entries()) {
        if (outcome?.is !== 'booked') continue
        const person = isDuplicate || index === 0 ? 'Ruth' : 'Hina'
        expect(backend.booked, `seed ${seed}`).toContainEqual({
          id: outcome.id,
          airwayBillNo: outcome.airwayBillNo,
          recContactPerson: person,
        })
      }
    }
  })
})
