// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '@/dashboard/booking/submit/submissionSteps'
import { seededRandom, type Random } from '../../../backend/random'
import { Backend, computer, EXISTS, Tab, type Line } from './bookingModel'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockImplementation(seededRandom(1).next)
})
afterEach(() => void vi.useRealTimers())

/** Clicks, reloads and other centers' bookings as they fall; at the end whoever goes on submitting gets there. */
async function interleave(tabs: readonly Tab[], backend: Backend, random: Random, seed: number): Promise<void> {
  for (let step = 0; step < 15 * tabs.length; step++) {
    const tab = random.pick(tabs)
    const what = random.next()
    if (what < 0.65) tab.click(random.chance(0.8))
    else if (what < 0.72) tab.reload()
    // Another center takes a number now and then.
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

/** What each tab was told is so, and no refusal hid a booking. */
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

/** Five clerks at five computers, each with a form that came with the same number. */
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

describe('300 interleavings over five clerks at five computers', () => {
  it.each([
    ['of one center, who see each other’s shipments', true],
    ['of five centers, who do not', false],
  ])('%s: nobody is booked twice, told of what is not there, or refused for good and booked', async (_name, isOne) => {
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

describe('1,250 first presses of five clerks who fill and press at once', () => {
  const quick: Line = { ask: [10, 100], create: [20, 200], look: [20, 200], isFaulty: false }
  const slow: Line = { ask: [20, 150], create: [200, 1500], look: [50, 400], isFaulty: false }
  const photos: Line = { ask: [50, 200], create: [1500, 2500], look: [50, 400], isFaulty: false }

  it.each([
    ['a quick line, one center', quick, true],
    ['a quick line, five centers', quick, false],
    ['a slow line, one center', slow, true],
    ['a slow line, five centers', slow, false],
    ['pictures over a slow line, one center', photos, true],
    ['pictures over a slow line, five centers', photos, false],
  ])('%s: at most one in a hundred is refused', async (_name, line, isOne) => {
    let refused = 0
    let presses = 0
    for (let round = 0; round < 250; round++) {
      const random = seededRandom(5000 + round)
      const backend = new Backend(random, line)
      const tabs = fiveClerks(backend, isOne)
      for (const tab of tabs) setTimeout(() => tab.click(), random.int(0, 300))
      await vi.advanceTimersByTimeAsync(180_000)
      expectTruth(tabs, backend, round)
      presses += tabs.length
      refused += tabs.filter(({ outcome }) => outcome?.kind !== 'booked').length
      expect(tabs.map(({ outcome }) => outcome).filter((outcome) => !isTold(outcome))).toEqual([])
    }
    expect(presses).toBe(1250)
    expect(refused / presses).toBeLessThanOrEqual(0.01)
  })
})

/** Who gets another number than the one in his form is told; a refusal is the backend's own. */
function isTold(outcome: Outcome | null): boolean {
  if (outcome?.kind === 'booked') return outcome.instead === (outcome.airwayBillNo === '1' ? null : '1')
  return outcome?.kind === 'refused' && outcome.message === EXISTS
}
