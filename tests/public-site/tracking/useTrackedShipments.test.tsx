import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTrackedShipments } from '@/public-site/tracking/useTrackedShipments'
// Loaded by the first lookup otherwise, which would be later than the others.
import '@/services/http/request'

const SEEN = '2026-11-12T06:02:40.000Z'
const NEWER = '2026-11-16T06:15:20.000Z'

/** What the backend answers about a number. */
const shipmentOf = (airwayBillNo: string, ...steps: string[]) => ({
  airwayBillNo,
  origin: 'Pakistan',
  destination: 'Qatar',
  createdAt: SEEN,
  status: steps.map((createdAt, index) => ({ type: index + 1, description: '', trackingLink: '', createdAt })),
})

/** Numbers that are looked up, each answered when the test says so. Time passes as it does, and faster where told. */
function withHeldLookups() {
  let asked: string[] = []
  let waiting: { number: string; answer: (response: Response) => void }[] = []
  const server = setupServer(
    // Also of a number that is none.
    http.get('*/api/airwaybill/track*', ({ request }) => {
      const number = request.url.split('/').at(-1) ?? ''
      asked.push(number)
      return new Promise<Response>((answer) => waiting.push({ number, answer }))
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    asked = []
    waiting = []
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(() => server.close())

  const answer = async (number: string, response: Response) => {
    const place = () => waiting.findIndex((lookup) => lookup.number === number)
    await waitFor(() => expect(place()).not.toBe(-1))
    const [lookup] = waiting.splice(place(), 1)
    await act(async () => lookup?.answer(response))
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return {
    /** All numbers that were looked up, in their order. */
    asked: () => asked,
    /** Those that wait for their answer. */
    waiting: () => waiting.map(({ number }) => number),
    finds: (number: string, ...steps: string[]) => answer(number, HttpResponse.json(shipmentOf(number, ...steps))),
    refuses: (number: string, status: number) => answer(number, HttpResponse.json({}, { status })),
    /** Nothing comes back, and the pause before the next try is over. */
    loses: async (number: string) => {
      await answer(number, HttpResponse.error())
      await pass(600)
    },
    pass,
  }
}

const lineIsBack = () => act(() => void window.dispatchEvent(new Event('online')))

const { asked, waiting, finds, refuses, loses, pass } = withHeldLookups()

const [ONE, TWO] = ['4010020001', '4010020002']
const FRESH = 30_000
const LATE = 3000
const KEPT_AT = '2026-11-13T07:00:05.000Z'
const SERVER_FAILED = 'Internal Server Error'

const loading = { kind: 'loading' }
const found = (number: string, ...steps: string[]) => ({
  kind: 'found',
  shipment: shipmentOf(number, ...steps),
  at: expect.any(Date) as Date,
  isRefreshing: false,
  isKept: false,
  problem: null,
})
/** As a former visit has left it on this device. */
const keep = () =>
  localStorage.setItem(
    'recent-tracking-answers',
    JSON.stringify({ [ONE]: { at: KEPT_AT, seen: SEEN, shipment: shipmentOf(ONE, SEEN) } }),
  )

function open(...numbers: string[]) {
  const { result, rerender } = renderHook(
    (props: { numbers: string[]; attempt: string }) => useTrackedShipments(props.numbers, props.attempt),
    { initialProps: { numbers, attempt: 'first' } },
  )
  const state = (number = ONE) => result.current.stateOf(number)
  return {
    state,
    becomes: (expected: object, number = ONE) => waitFor(() => expect(state(number)).toEqual(expected)),
    refresh: (number = ONE) => act(() => result.current.refresh(number)),
    ask: (attempt: string, ...others: string[]) => rerender({ numbers: others, attempt }),
  }
}
const isAsked = (...numbers: string[]) => waitFor(() => expect(asked()).toEqual(numbers))

describe('a lookup', () => {
  it('gives way to a later one of the same number, whichever is answered first', async () => {
    const { becomes, refresh, state } = open(ONE)
    await isAsked(ONE)
    refresh()
    await isAsked(ONE, ONE)
    await finds(ONE, SEEN)
    await pass(0)
    expect(state()).toEqual(loading)
    await finds(ONE, SEEN, NEWER)
    await becomes(found(ONE, SEEN, NEWER))
  })
})

describe('a refresh', () => {
  it('leaves what is known in sight, and says why it brought nothing until the next one', async () => {
    const { becomes, refresh, state } = open(ONE)
    await finds(ONE, SEEN)
    await becomes(found(ONE, SEEN))
    for (const status of [500, 404]) {
      refresh()
      expect(state()).toEqual({ ...found(ONE, SEEN), isRefreshing: true })
      await refuses(ONE, status)
      const problem = status === 404 ? "AirwayBill doesn't exists" : SERVER_FAILED
      await becomes({ ...found(ONE, SEEN), problem })
    }
    refresh()
    await finds(ONE, SEEN, NEWER)
    await becomes(found(ONE, SEEN, NEWER))
  })

  it('that is late does not bring back what was kept before', async () => {
    keep()
    const { becomes, refresh, state } = open(ONE)
    await finds(ONE, SEEN, NEWER)
    await becomes(found(ONE, SEEN, NEWER))
    refresh()
    await isAsked(ONE, ONE)
    await pass(LATE)
    expect(state()).toEqual({ ...found(ONE, SEEN, NEWER), isRefreshing: true })
    await loses(ONE)
    await loses(ONE)
    await loses(ONE)
    await becomes({ ...found(ONE, SEEN, NEWER), problem: expect.stringMatching(/^Could not reach/) as string })
  })
})

describe('a number that comes back into sight', () => {
  it('is looked up anew once its answer is older than half a minute, while the others stay as they are', async () => {
    const { becomes, ask, state } = open(ONE)
    await finds(ONE, SEEN)
    await becomes(found(ONE, SEEN))
    const now = state()
    const at = now.kind === 'found' ? now.at.getTime() : 0
    vi.setSystemTime(at + FRESH)
    ask('second', ONE, TWO)
    await isAsked(ONE, TWO)
    vi.setSystemTime(at + FRESH + 1)
    ask('third', TWO, ONE)
    await isAsked(ONE, TWO, ONE)
    // It is on its way already.
    ask('fourth', ONE)
    await pass(0)
    expect(waiting()).toEqual([TWO, ONE])
  })

  it('is looked up again where it was refused, once for each time that it is asked for', async () => {
    const { becomes, ask, state } = open(ONE)
    await refuses(ONE, 404)
    await becomes(expect.objectContaining({ kind: 'refused' }) as object)
    ask('first', ONE, TWO)
    expect(state()).toMatchObject({ kind: 'refused' })
    ask('second', ONE)
    expect(state()).toEqual(loading)
    await finds(ONE, SEEN)
    await becomes(found(ONE, SEEN))
    expect(asked()).toEqual([ONE, TWO, ONE])
  })
})

describe('when the line is back', () => {
  it('what could not be answered is asked for again, and nothing else', async () => {
    const { becomes, refresh, state } = open(ONE, TWO)
    await finds(ONE, SEEN)
    await refuses(TWO, 404)
    await becomes(expect.objectContaining({ kind: 'refused' }) as object, TWO)
    lineIsBack()
    expect(state()).toEqual(found(ONE, SEEN))
    expect(state(TWO)).toMatchObject({ kind: 'refused' })
    refresh()
    refresh(TWO)
    await refuses(ONE, 500)
    await refuses(TWO, 500)
    await becomes({ ...found(ONE, SEEN), problem: SERVER_FAILED })
    await becomes({ kind: 'refused', problem: SERVER_FAILED, isUnknown: false }, TWO)
    lineIsBack()
    expect(state()).toEqual({ ...found(ONE, SEEN), isRefreshing: true })
    expect(state(TWO)).toEqual(loading)
    await isAsked(ONE, TWO, ONE, TWO, ONE, TWO)
    lineIsBack()
    await pass(0)
    expect(asked()).toHaveLength(6)
  })
})
