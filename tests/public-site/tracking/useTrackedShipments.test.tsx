import { act, renderHook, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useTrackedShipments } from '@/public-site/tracking/useTrackedShipments'
import { http } from '@/services/http/request'
import { lineIsBack, NEWER, SEEN, shipmentOf, withHeldLookups } from './heldLookups'

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
const kept = { ...found(ONE, SEEN), at: new Date(KEPT_AT), isKept: true }
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
  it('is on its way until its answer comes', async () => {
    const { state, becomes } = open(ONE, TWO)
    expect(state()).toEqual(loading)
    await finds(ONE, SEEN)
    await becomes(found(ONE, SEEN))
    expect(state(TWO)).toEqual(loading)
  })

  it('is made of no number where none is asked for', async () => {
    const { ask } = open()
    ask('second', ONE)
    await isAsked(ONE)
    expect(waiting()).toEqual([ONE])
  })

  it.each([
    [404, "AirwayBill doesn't exists", true],
    [500, SERVER_FAILED, false],
  ])('that is refused with %i says why', async (status, problem, isUnknown) => {
    const { becomes } = open(ONE)
    await refuses(ONE, status)
    await becomes({ kind: 'refused', problem, isUnknown })
    expect(asked()).toEqual([ONE])
  })

  it('is tried two more times where nothing comes back', async () => {
    const { becomes, state } = open(ONE)
    await loses(ONE)
    await loses(ONE)
    expect(state()).toEqual(loading)
    await finds(ONE, SEEN)
    await becomes(found(ONE, SEEN))
    expect(asked()).toHaveLength(3)
  })

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

  it('that fails by a fault of the program is one for the page’s error boundary', async () => {
    const fault = new Error('A fault of the program')
    vi.spyOn(http, 'request').mockRejectedValueOnce(fault)
    const caught = vi.fn<(error: unknown) => void>()
    class Boundary extends Component<{ children: ReactNode }> {
      override state = { hasFailed: false }
      static getDerivedStateFromError = () => ({ hasFailed: true })
      override componentDidCatch(error: unknown) {
        caught(error)
      }
      override render() {
        return this.state.hasFailed ? null : this.props.children
      }
    }
    renderHook(() => useTrackedShipments([ONE], ''), { wrapper: Boundary })
    await waitFor(() => expect(caught).toHaveBeenCalledExactlyOnceWith(fault))
    // React reports it too.
    vi.mocked(console.error).mockClear()
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

describe('what an earlier visit has kept', () => {
  it('is shown where the answer is late, and gives way to it', async () => {
    keep()
    const { becomes, state } = open(ONE)
    await isAsked(ONE)
    expect(state()).toEqual(loading)
    await pass(LATE)
    expect(state()).toEqual({ ...kept, isRefreshing: true })
    await finds(ONE, SEEN, NEWER)
    await becomes(found(ONE, SEEN, NEWER))
  })

  it('does not come after the answer', async () => {
    keep()
    const { becomes, state } = open(ONE)
    await finds(ONE, SEEN, NEWER)
    await becomes(found(ONE, SEEN, NEWER))
    await pass(LATE)
    expect(state()).toEqual(found(ONE, SEEN, NEWER))
  })

  it('is shown where there is no answer', async () => {
    keep()
    const { state } = open(ONE)
    await refuses(ONE, 500)
    await waitFor(() => expect(state()).toEqual({ ...kept, problem: SERVER_FAILED }))
  })

  it('is not shown of a number that does not exist any more', async () => {
    keep()
    const { state } = open(ONE)
    await refuses(ONE, 404)
    await waitFor(() => expect(state()).toMatchObject({ kind: 'refused', isUnknown: true }))
  })

  it('is nothing where the number is a new one, however late the answer is', async () => {
    const { state } = open(TWO)
    await isAsked(TWO)
    await pass(LATE)
    expect(state(TWO)).toEqual(loading)
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
