import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { forgetEverything } from '@/dashboard/session/localTraces'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { successTexts } from '@/services/airwayBill'
import { withBackend } from '../../../app'
import { callsTo, fail } from '../listScreen'
import { batchRunsOn, downTrack, note, REFUSED, upTrack } from './batchRuns'

const { store } = withBackend()
const { stored, steps, hold, letGo, held, open, openFor } = batchRunsOn(store)

describe('a run', () => {
  it('is idle until it is started, and cannot be stopped before it or after it', async () => {
    const { now, run } = await open(3)
    expect(now()).toMatchObject({ phase: 'idle', rows: [] })
    act(() => now().stop())
    expect(now().phase).toBe('idle')
    await run(upTrack)
    act(() => now().stop())
    expect(now().phase).toBe('over')
  })

  it('shows which rows wait, are under way and done', async () => {
    const { start, states, isOver, now } = await open(3, 3, 3, 3, 3)
    hold('upTrack*', 5)
    await start(upTrack)
    await held(3)
    expect(now().phase).toBe('running')
    expect(states()).toEqual(['busy', 'busy', 'busy', 'waiting', 'waiting'])
    await letGo(1)
    await held(3)
    expect(states()).toEqual(['done', 'busy', 'busy', 'busy', 'waiting'])
    await letGo(3)
    await held(1)
    await letGo(1)
    await isOver()
    expect(states()).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('begins no row any more once it is stopped, and leaves the others as they are', async () => {
    const { start, states, isOver, now, inList } = await open(3, 3, 3, 3)
    hold('upTrack*', 3)
    await start(upTrack)
    await held(3)
    act(() => now().stop())
    expect(now().phase).toBe('stopping')
    await letGo(3)
    await isOver()
    expect(states()).toEqual(['done', 'done', 'done', 'waiting'])
    expect(callsTo(store, 'upTrack')).toHaveLength(3)
    await waitFor(async () => expect((await inList()).filter(({ status }) => status.length === 4)).toHaveLength(3))
  })

  it('begins no row any more once its page is gone', async () => {
    const { start, unmount } = await open(3, 3, 3, 3)
    expect(callsTo(store, 'track')).toHaveLength(4)
    hold('upTrack*', 3)
    await start(upTrack)
    await held(3)
    unmount()
    await letGo(3)
    await waitFor(() => expect(steps().filter((types) => types?.length === 4)).toHaveLength(3))
    expect(callsTo(store, 'track')).toHaveLength(7)
  })

  it('is the only one: another start waits for nothing, and does nothing', async () => {
    const { start, isOver, now } = await open(3)
    hold('upTrack*', 1)
    await start(upTrack)
    await held(1)
    await start(note)
    await letGo(1)
    await isOver()
    expect(callsTo(store, 'addNote')).toEqual([])
    expect(now().rows).toHaveLength(1)
  })

  it.each<[ShipmentOrder, StatusType[], string]>([
    [upTrack, [1, 2, 3, 4], ''],
    [downTrack, [1, 2], ''],
    [note, [1, 2, 3], 'Call first'],
    [{ action: 'void' }, [], ''],
  ])('does %j, in the list at once as well', async (order, types, notes) => {
    const { run, inList, written, shipments, isLookedAfter, wantWhole } = await openFor(order.action, 3)
    await run(order)
    expect(steps()).toEqual([types])
    expect(stored(0).notes).toBe(notes)
    expect(written()).toEqual([[shipments[0]?.id, order.action]])
    await waitFor(async () => {
      const [shipment] = await inList()
      expect(shipment?.status.map(({ type }) => type)).toEqual(types)
      expect(shipment?.notes).toBe(notes)
    })
    expect(isLookedAfter()).toBe(true)
    expect(wantWhole).not.toHaveBeenCalled()
    // Only where the status counts, and a note leaves it as it is.
    expect(callsTo(store, 'track')).toHaveLength(order.action === 'addNote' ? 0 : 2)
  })

  it('does what has no number without a look at its journey', async () => {
    const { run, states, shipments } = await open(3)
    const [shipment] = shipments
    if (!shipment) throw new Error('No shipment')
    await run(downTrack, [{ ...shipment, airwayBillNo: '' }])
    expect(states()).toEqual(['done'])
    expect(callsTo(store, 'track')).toHaveLength(1)
    expect(steps()).toEqual([[1, 2]])
  })
})

describe('what is said of a run', () => {
  it('is the shipment where it was one, and how many otherwise', async () => {
    const one = await open(3)
    await one.run(upTrack)
    expect(one.said()).toEqual([['success', `${successTexts.upTrack} (1)`, one.shipments[0]?.airwayBillNo]])
    const two = await open(3, 3)
    await two.run({ action: 'void' })
    expect(two.said()).toEqual([['success', `${successTexts.void} (2)`, '']])
  })

  it('is how many failed, of all', async () => {
    const { run, again, said } = await open(3, 3)
    fail(store, 'upTrack*', REFUSED)
    await run(upTrack)
    const failed = ['danger', '1 of 2 shipments failed', '']
    const done = ['success', `${successTexts.upTrack} (1)`, '']
    expect(said()).toEqual([failed, done])
    fail(store, 'upTrack*', REFUSED)
    await again()
    expect(said()).toEqual([failed, failed, done])
  })
})

describe('a second go', () => {
  it('leaves alone what is done, and forgets the messages of what is not', async () => {
    const { run, startAgain, isOver, states, now, written, shipments } = await open(3, 3)
    fail(store, 'upTrack*', REFUSED)
    await run(upTrack)
    expect(states().toSorted()).toEqual(['done', 'failed'])
    const failed = states().indexOf('failed')
    expect(now().rows[failed]).toMatchObject({ message: 'Not today' })
    hold('upTrack*', 1)
    await startAgain()
    await held(1)
    expect(now().rows.map(({ message }) => message)).toEqual(['', ''])
    expect(states().toSorted()).toEqual(['busy', 'done'])
    await letGo(1)
    await isOver()
    expect(states()).toEqual(['done', 'done'])
    expect(callsTo(store, 'upTrack')).toHaveLength(3)
    expect(written()).toEqual([[shipments[failed]?.id, 'upTrack']])
  })

  it('waits for its turn without the message of the first', async () => {
    const { run, startAgain, states, now, isOver } = await open(3, 3, 3, 3)
    fail(store, 'upTrack*', { ...REFUSED, times: 4 })
    await run(upTrack)
    expect(states()).toEqual(['failed', 'failed', 'failed', 'failed'])
    hold('upTrack*', 4)
    await startAgain()
    await held(3)
    expect(now().rows[3]).toMatchObject({ state: 'waiting', message: '' })
    await letGo(3)
    await held(1)
    await letGo(1)
    await isOver()
  })
})

it('ends where nobody is signed in any more: the others would fail as well', async () => {
  const { run, states } = await open(3, 3, 3, 3, 3)
  fail(store, 'upTrack*', { status: 401, body: {}, times: 5 })
  await run(upTrack)
  expect(states()).toEqual(['failed', 'failed', 'failed', 'waiting', 'waiting'])
  expect(callsTo(store, 'upTrack')).toHaveLength(3)
})

it('ends without a word where the user logs out while the newest status is read', async () => {
  const { client, start, isOver, states, said } = await open(3, 3, 3, 3)
  hold('track*', 3)
  await start(upTrack)
  await held(3)
  await act(async () => forgetEverything(client))
  await isOver()
  await letGo(3)
  expect(states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  expect(said()).toEqual([])
  expect(callsTo(store, 'track')).toHaveLength(7)
  expect(callsTo(store, 'upTrack')).toEqual([])
})
