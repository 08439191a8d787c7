// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newestFirst } from '@/domain/shipment-index/shipmentFilter'
import { listsOfTabs } from '@/services/shipment-list/listsOfTabs'
import type { ListProgress, LoadWanted, ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { aBackend, json } from '../backend'

const backend = aBackend()
const found: ShipmentSource = { kind: 'search', term: 'oman' }
const others: ShipmentSource = { kind: 'search', term: 'yemen' }
const query = { filter: {}, sort: newestFirst }
const row = (number: number, changes: object = {}) => ({
  _id: `id-${number}`,
  airwayBillNo: `401000000${number}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  status: [{ type: 1, createdAt: '2026-11-20T10:00:00.000Z' }],
  ...changes,
})
/** Nothing known will do. */
const anew: LoadWanted = { isWhole: false, since: Infinity }
const whatever: LoadWanted = { isWhole: false, since: 0 }
const whole: LoadWanted = { isWhole: true, since: Infinity }

let takeIn = listsOfTabs()

/** A tab in which somebody works. */
async function aTab(user = 'ali') {
  const lists = takeIn()
  const onNewer = vi.fn()
  await lists.enter(user, onNewer)
  const progress: ListProgress[] = []
  const load = (wanted = whatever, source = found) => lists.load(source, (each) => progress.push(each), wanted)
  const ids = (source = found) => lists.ids(source, query)
  return { ...lists, onNewer, progress, load, ids }
}

/** Answers that the test gives, in the order of the calls. */
function heldAnswers() {
  const answers: ((rows: readonly object[]) => void)[] = []
  const signals: AbortSignal[] = []
  backend.answerWith((request) => {
    signals.push(request.signal)
    return new Promise<Response>((resolve) => answers.push((rows) => resolve(json(rows))))
  })
  const answer = async (call: number, ...rows: object[]) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(call))
    answers[call - 1]?.(rows)
  }
  const asked = (calls: number) => vi.waitFor(() => expect(answers).toHaveLength(calls))
  return { answers, answer, asked, signals }
}

/** Answers at once, and counts. */
function answered(...rows: object[]) {
  const calls = vi.fn()
  backend.answerWith(() => {
    calls()
    return json(rows)
  })
  return calls
}

beforeEach(() => {
  takeIn = listsOfTabs()
})
afterEach(() => vi.useRealTimers())

describe('two tabs of one user', () => {
  it('fetch a list once, and each can ask it', async () => {
    const calls = answered(row(1))
    const [one, two] = [await aTab(), await aTab()]
    const first = await one.load()
    expect(await two.load()).toEqual(first)
    expect(calls).toHaveBeenCalledTimes(1)
    expect(await two.ids()).toEqual(['id-1'])
    expect((await two.window({ source: found, query, offset: 0, limit: 9 }))?.rows).toHaveLength(1)
    expect((await two.facets(found))?.status).toHaveLength(1)
    expect(await two.sums(found, query, 'status')).toHaveLength(1)
    expect(await two.byIds(found, ['id-1'])).toHaveLength(1)
  })

  it('wait for the same call, and both see how far it is', async () => {
    const { answer, asked, answers } = heldAnswers()
    const [one, two] = [await aTab(), await aTab()]
    const loads = [one.load(), two.load()]
    await asked(1)
    expect(two.progress).toEqual([{ shipments: 0, share: null }])
    await answer(1, row(1), row(2))
    const [first, second] = await Promise.all(loads)
    expect(first).toMatchObject({ list: { shipments: 2 } })
    expect(second).toEqual(first)
    expect(answers).toHaveLength(1)
    expect(two.progress.at(-1)).toMatchObject({ shipments: 1 })
    expect(one.onNewer).not.toHaveBeenCalled()
    expect(two.onNewer).not.toHaveBeenCalled()
  })

  it('hear of a failed call both, and the next load asks again', async () => {
    backend.answerWith(() => json({ error: 'no' }, { status: 500 }))
    const [one, two] = [await aTab(), await aTab()]
    const outcomes = await Promise.all([one.load(), two.load()])
    for (const outcome of outcomes) expect(outcome).toMatchObject({ failure: { status: 500 } })
    answered(row(1))
    expect(await two.load()).toMatchObject({ list: { shipments: 1 } })
  })

  it('keep what they have where the other hears of a failed call', async () => {
    answered(row(1))
    const [one, two] = [await aTab(), await aTab()]
    await one.load()
    await two.load()
    backend.answerWith(() => json({ error: 'no' }, { status: 500 }))
    expect(await one.load(anew)).toMatchObject({ failure: { status: 500 } })
    expect(two.onNewer).not.toHaveBeenCalled()
    expect(await two.ids()).toEqual(['id-1'])
  })

  it('hear of an error that is no failed call both', async () => {
    const [one, two] = [await aTab(), await aTab()]
    const nonsense = { kind: 'nonsense' } as never
    const outcomes = await Promise.allSettled([one.load(anew, nonsense), two.load(whatever, nonsense)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('hear of what the other has loaded since', async () => {
    answered(row(1))
    const [one, two] = [await aTab(), await aTab()]
    await one.load()
    await two.load()
    answered(row(1), row(2))
    const outcome = await one.load(anew)
    expect(outcome).toMatchObject({ list: { version: 2, shipments: 2 } })
    expect(two.onNewer).toHaveBeenCalledExactlyOnceWith(found, 'list' in outcome ? outcome.list : null)
    expect(one.onNewer).not.toHaveBeenCalled()
  })

  it('see at once what the other has done to a shipment, which is done once', async () => {
    answered(row(1))
    const [one, two, third] = [await aTab(), await aTab(), await aTab()]
    await one.load()
    await two.load()
    await third.load(whatever, others)
    const note = { id: 'id-1', change: { action: 'addNote', form: { note: 'Call first' } } } as const
    const written = await one.write([note])
    expect(two.onNewer).toHaveBeenCalledExactlyOnceWith(found, written.get('search\noman'))
    expect(one.onNewer).not.toHaveBeenCalled()
    expect(third.onNewer).toHaveBeenCalledExactlyOnceWith(others, written.get('search\nyemen'))
    expect(await two.byIds(found, ['id-1'])).toMatchObject([{ notes: 'Call first' }])
  })

  it('that ask for all of a list both get what was asked for last', async () => {
    const { answer, asked, signals } = heldAnswers()
    const [one, two] = [await aTab(), await aTab()]
    const first = one.load()
    await asked(1)
    const second = two.load(whole)
    await asked(2)
    expect(signals[0]?.aborted).toBe(true)
    await answer(2, row(1), row(2))
    expect(await second).toMatchObject({ list: { shipments: 2 } })
    expect(await first).toEqual(await second)
  })

  it('begin a load anew where one must know of what has just happened', async () => {
    const { answer, asked } = heldAnswers()
    const [one, two] = [await aTab(), await aTab()]
    const first = one.load()
    await asked(1)
    const second = two.load({ isWhole: false, since: Date.now() + 1 })
    await answer(2, row(1))
    expect(await first).toEqual(await second)
  })
})

describe('a list that another tab has', () => {
  it('will do until it is to be looked after', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const calls = answered(row(1))
    const [one, two] = [await aTab(), await aTab()]
    const outcome = await one.load()
    const { seenAt, rest } = 'list' in outcome ? outcome.list : { seenAt: NaN, rest: NaN }
    vi.setSystemTime(seenAt + rest - 1)
    await two.load()
    expect(calls).toHaveBeenCalledTimes(1)
    vi.setSystemTime(seenAt + rest)
    await two.load()
    expect(calls).toHaveBeenCalledTimes(2)
  })

  it('will do where it is newer than what the tab knows, and not where all of it is wanted', async () => {
    const calls = answered(row(1))
    const [one, two] = [await aTab(), await aTab()]
    const outcome = await one.load()
    const seenAt = 'list' in outcome ? outcome.list.seenAt : NaN
    await two.load({ isWhole: false, since: seenAt })
    expect(calls).toHaveBeenCalledTimes(1)
    await two.load({ isWhole: false, since: seenAt + 1 })
    expect(calls).toHaveBeenCalledTimes(2)
    await two.load({ isWhole: true, since: 0 })
    expect(calls).toHaveBeenCalledTimes(3)
  })
})

describe('a load', () => {
  it('goes on for the tab that still waits, and ends with the last one', async () => {
    const { answer, asked, signals } = heldAnswers()
    const [one, two] = [await aTab(), await aTab()]
    const loads = [one.load(), two.load()] as const
    await asked(1)
    await one.cancel(found)
    expect(await loads[0]).toEqual({ cancelled: true })
    expect(signals[0]?.aborted).toBe(false)
    await two.cancel(found)
    expect(await loads[1]).toEqual({ cancelled: true })
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true))
    const again = two.load()
    await answer(2, row(2))
    expect(await again).toMatchObject({ list: { shipments: 1 } })
  })

  it('that the same tab asks for again takes the place of its first', async () => {
    const { answer } = heldAnswers()
    const one = await aTab()
    const first = one.load()
    const second = one.load(anew)
    expect(await first).toEqual({ cancelled: true })
    await answer(2, row(1))
    expect(await second).toMatchObject({ list: { shipments: 1 } })
  })

  it('of all of a list stays one where another begins it anew', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...row(1), _id: `id-${index}` }))
    answered(...rows)
    const [one, two] = [await aTab(), await aTab()]
    await one.load()
    await two.load()
    const { answer, asked } = heldAnswers()
    const wholeLoad = one.load(whole)
    await asked(1)
    const look = two.load({ isWhole: false, since: Date.now() + 1 })
    await answer(2, ...rows, row(2))
    expect(await look).toMatchObject({ list: { shipments: 501 } })
    expect(await wholeLoad).toEqual(await look)
  })

  it('of the last days alone stays one where another begins it anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
    const all: ShipmentSource = { kind: 'all' }
    answered(...Array.from({ length: 500 }, (_, index) => ({ ...row(1), _id: `id-${index}` })))
    const [one, two] = [await aTab(), await aTab()]
    await one.load(whatever, all)
    await two.load(whatever, all)
    const paths: string[] = []
    const held: ((answer: Response) => void)[] = []
    backend.answerWith(({ url }) => {
      paths.push(new URL(url).pathname)
      return new Promise((resolve) => held.push(resolve))
    })
    const first = one.load(anew, all)
    await vi.waitFor(() => expect(paths).toHaveLength(1))
    const second = two.load(anew, all)
    await vi.waitFor(() => expect(paths).toHaveLength(2))
    held[1]?.(json([{ ...row(2), _id: 'new' }]))
    expect(await second).toMatchObject({ list: { shipments: 501 } })
    expect(await first).toEqual(await second)
    expect(new Set(paths)).toEqual(new Set(['/api/airwaybill/getAllByToday']))
  })
})

describe('a list is dropped', () => {
  it('with the last tab that holds it', async () => {
    const calls = answered(row(1))
    const [one, two] = [await aTab(), await aTab()]
    await one.load()
    await two.load()
    await one.forget(found)
    expect(await two.ids()).toEqual(['id-1'])
    await two.forget(found)
    expect(await two.ids()).toBeNull()
    await two.load()
    expect(calls).toHaveBeenCalledTimes(2)
  })

  it('by a tab that is gone, whatever it holds and waits for', async () => {
    const { answer, asked, signals } = heldAnswers()
    const [one, two] = [await aTab(), await aTab()]
    const both = [one.load(), two.load()]
    void one.load(whatever, others)
    await asked(2)
    await one.leave()
    await vi.waitFor(() => expect(signals[1]?.aborted).toBe(true))
    await answer(1, row(1))
    expect(await both[1]).toMatchObject({ list: { shipments: 1 } })
    await one.leave()
    expect(await two.ids()).toEqual(['id-1'])
    await two.leave()
    expect(await two.ids()).toBeNull()
  })

  it('by a tab in which somebody else works, who sees none of it', async () => {
    answered(row(1))
    const [one, two] = [await aTab('ali'), await aTab('ali')]
    await one.load()
    await two.load()
    await one.enter('bano', vi.fn())
    expect(await one.ids()).toBeNull()
    expect(await two.ids()).toEqual(['id-1'])
    answered(row(1), row(2))
    expect(await one.load()).toMatchObject({ list: { shipments: 2 } })
    expect(two.onNewer).not.toHaveBeenCalled()
    expect(await two.ids()).toHaveLength(1)
    await two.enter('bano', vi.fn())
    expect(await two.ids()).toHaveLength(2)
  })

  it('that nobody has asked for is none', async () => {
    const one = await aTab()
    await one.cancel(found)
    await one.forget(found)
    await one.leave()
    expect(await one.ids()).toBeNull()
  })
})
