import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import { withBackend } from '../../../app'
import { callsTo, fail } from '../listScreen'
import { batchRunsOn, downTrack, LOST, REFUSED, upTrack } from './batchRuns'

const { store } = withBackend()
const { stored, steps, move, hold, letGo, open } = batchRunsOn(store)

const MOVED =
  /^Somebody else has moved this shipment meanwhile: it is at «.*\. Look again, and confirm if it still holds\.$/

describe('an answer that was lost', () => {
  it.each<[ShipmentOrder]>([[upTrack], [downTrack], [{ action: 'void' }]])(
    'of %j is found in what has become of the shipment: done, and not done twice',
    async (order) => {
      const { run, again, states, now, wantWhole, isLookedAfter, said } = await open(3)
      fail(store, `${order.action}*`, { ...LOST, isLate: true })
      await run(order)
      expect(now().rows[0]).toMatchObject({ state: 'failed' })
      expect(wantWhole).toHaveBeenCalledTimes(1)
      expect(isLookedAfter()).toBe(true)
      await again()
      expect(states()).toEqual(['done'])
      expect(now().rows[0]).toMatchObject({ message: '' })
      expect(callsTo(store, order.action)).toHaveLength(1)
      // Now everybody knows.
      expect(wantWhole).toHaveBeenCalledTimes(1)
      expect(said()[0]?.[0]).toBe('success')
    },
  )

  it('of one among others is looked for in whole lists all the same', async () => {
    const { run, states, wantWhole } = await open(3, 3)
    fail(store, 'upTrack*', LOST)
    await run(upTrack)
    expect(states().toSorted()).toEqual(['done', 'failed'])
    expect(wantWhole).toHaveBeenCalledTimes(1)
  })

  it('is given again where it was not done', async () => {
    const { run, again, states } = await open(3)
    fail(store, 'upTrack*', LOST)
    await run(upTrack)
    await again()
    expect([states(), callsTo(store, 'upTrack').length]).toEqual([['done'], 2])
  })

  it('stays in doubt where the next one is refused', async () => {
    const { run, again, now, states } = await open(3)
    fail(store, 'upTrack*', { ...LOST, isLate: true })
    await run(upTrack)
    const done = stored(0).status ?? []
    Object.assign(stored(0), { status: done.slice(0, 3) })
    fail(store, 'upTrack*', REFUSED)
    await again()
    expect(now().rows[0]).toMatchObject({ state: 'failed', message: 'Not today' })
    Object.assign(stored(0), { status: done })
    await again()
    expect([states(), callsTo(store, 'upTrack').length]).toEqual([['done'], 2])
  })
})

it('a refusal leaves no doubt: what looks the same afterwards is somebody else’s', async () => {
  const { run, again, now } = await open(3)
  fail(store, 'upTrack*', REFUSED)
  await run(upTrack)
  const same = { type: 4, description: 'Flight of Nov 21', createdAt: new Date().toISOString() }
  Object.assign(stored(0), { status: [...(stored(0).status ?? []), same] })
  await again()
  expect(now().rows[0]).toMatchObject({ state: 'failed', message: expect.stringMatching(MOVED) })
})

describe('a status that cannot be read', () => {
  it.each([
    ['fails', { status: 500, body: {} }],
    ['is not for this role', { status: 401, body: {} }],
    ['knows no such shipment', { status: 404, body: {} }],
    ['cannot be read', { status: 200, body: '<html>' }],
    ['has no steps', { status: 200, body: { airwayBillNo: '1' } }],
  ])('keeps none from being done, nor their Undo, where tracking %s', async (_what, fault) => {
    fail(store, 'track*', { ...fault, times: 99 })
    const { run, undo, states, wantWhole } = await open(2, 3)
    await run(upTrack)
    expect(states()).toEqual(['done', 'done'])
    await undo()
    expect(states()).toEqual(['done', 'done'])
    expect(steps()).toEqual([
      [1, 2],
      [1, 2, 3],
    ])
    expect(wantWhole).not.toHaveBeenCalled()
  })

  it('or that was not read before Confirm, is not waited for: nobody is said to have moved it', async () => {
    hold('track*', 3)
    const { start, isOver, states } = await open(2, 2, 2, 2, 2)
    move(4, 3)
    await start(upTrack)
    await letGo(3)
    await isOver()
    expect(states()).toEqual(['done', 'done', 'done', 'done', 'done'])
    // Three were begun when the dialog opened; the other two were read but once.
    expect(callsTo(store, 'track').length).toBeLessThanOrEqual(8)
  })
})

describe('a shipment that somebody else has moved', () => {
  it('is left alone, and done from there in a second go; the list knows it at once', async () => {
    const { run, again, now, states, written, inList, shipments, wantWhole } = await open(2, 2)
    move(0, 3)
    await run(upTrack)
    expect(states()).toEqual(['failed', 'done'])
    expect(now().rows[0]).toMatchObject({ message: expect.stringMatching(MOVED) })
    expect(written()).toEqual([
      [shipments[0]?.id, 'seen'],
      [shipments[1]?.id, 'upTrack'],
    ])
    await waitFor(async () => {
      const seen = (await inList()).find(({ id }) => id === shipments[0]?.id)
      expect(seen?.status.map(({ type }) => type)).toEqual([1, 2, 3])
    })
    await again()
    expect(states()).toEqual(['done', 'done'])
    expect(steps()).toEqual([
      [1, 2, 3, 4],
      [1, 2, 4],
    ])
    expect(written()).toEqual([[shipments[0]?.id, 'upTrack']])
    expect(wantWhole).not.toHaveBeenCalled()
  })

  it('keeps none of the others from being done', async () => {
    const { run, states } = await open(2, 2, 2, 2)
    move(0, 3)
    await run(upTrack)
    expect(states()).toEqual(['failed', 'done', 'done', 'done'])
  })

  it('after an answer was lost is no longer in doubt: what is seen is what is there', async () => {
    const { run, again, now } = await open(2)
    fail(store, 'upTrack*', LOST)
    await run(upTrack)
    move(0, 3)
    await again()
    expect(now().rows[0]).toMatchObject({ message: expect.stringMatching(MOVED) })
  })

  it('to where nothing is left to do is told as that, each time', async () => {
    const { run, again, now, written } = await open(2)
    move(0, 7)
    await run(upTrack)
    expect(now().rows[0]?.message).toMatch(/^Somebody else.*«Delivered».*\. There is nothing left to confirm\.$/)
    await again()
    expect(now().rows[0]?.message).toMatch(/There is nothing left to confirm\.$/)
    expect(callsTo(store, 'upTrack')).toEqual([])
    expect(written()?.map(([, action]) => action)).toEqual(['seen'])
  })
})

describe('taking an Up Track back', () => {
  it('brings what was there before', async () => {
    const { run, undo, states } = await open(2, 3)
    await run(upTrack)
    await undo()
    expect(states()).toEqual(['done', 'done'])
    expect(steps()).toEqual([
      [1, 2],
      [1, 2, 3],
    ])
  })

  it('is left where anything has come after it, however often it is tried', async () => {
    const { run, again, undo, now, written } = await open(2)
    await run(upTrack)
    move(0, 5)
    await undo()
    const left = /^Somebody else has moved.*«Proceed».*There is nothing left to confirm\.$/
    expect(now().rows[0]?.message).toMatch(left)
    await again()
    expect(now().rows[0]?.message).toMatch(left)
    expect(steps()).toEqual([[1, 2, 4, 5]])
    expect(written()?.map(([, action]) => action)).toEqual(['seen'])
  })

  it.each([true, false])('is done once where its answer is lost, whether it was done: %s', async (isLate) => {
    const { run, again, undo, now, states } = await open(2)
    await run(upTrack)
    fail(store, 'downTrack*', { ...LOST, isLate })
    await undo()
    expect(now().rows[0]).toMatchObject({ state: 'failed' })
    await again()
    expect(states()).toEqual(['done'])
    expect(steps()).toEqual([[1, 2]])
  })
})
