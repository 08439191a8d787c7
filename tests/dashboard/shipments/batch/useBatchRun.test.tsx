import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useBatchRun, waitingRow, type BatchRow } from '@/dashboard/shipments/batch/useBatchRun'
import { forgetEverything } from '@/dashboard/session/localTraces'
import { HEAD_OFFICE } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { successTexts } from '@/services/http/successTexts'
import { ShipmentIndexClient } from '@/services/shipment-list/shipmentIndexClient'
import { withBackend } from '../../../app'
import { aShipment } from '../../../backend/builders'
import type { StoredShipment } from '../../../backend/records'
import { callsTo, fail } from '../listScreen'
import { fetchAll, renderWithMessages } from '../shipmentHooks'

const { store } = withBackend()

const form = { type: '4', description: 'Flight of Nov 21', trackingLink: '' }
const upTrack: ShipmentOrder = { action: 'upTrack', form }
const downTrack: ShipmentOrder = { action: 'downTrack' }
const note: ShipmentOrder = { action: 'addNote', form: { note: 'Call first' } }
const LOST = { status: 520, body: {} }
const REFUSED = { status: 400, body: { error: 'Not today' } }
const MOVED =
  /^Somebody else has moved this shipment meanwhile: it is at «.*\. Look again, and confirm if it still holds\.$/

const stored = (number: number): StoredShipment => {
  const shipment = store.shipments[number]
  if (!shipment) throw new Error(`Only ${store.shipments.length} shipments`)
  return shipment
}
const steps = () => store.shipments.map(({ status }) => status?.map(({ type }) => type))
/** What somebody else does. */
const move = (number: number, type: StatusType) => {
  const { status } = stored(number)
  const entry = { type, description: 'Elsewhere', createdAt: new Date().toISOString() }
  Object.assign(stored(number), { status: [...(status ?? []), entry] })
}
const hold = (path: string, times: number) => fail(store, path, { isHeld: true, times })
const letGo = (count: number) => act(async () => store.held.splice(0, count).forEach((go) => go()))
const held = (count: number) => waitFor(() => expect(store.held).toHaveLength(count))

/** A run of shipments at these steps. */
const open = (...types: (StatusType | 'void')[]) => openFor('upTrack', ...types)

async function openFor(action: ShipmentOrder['action'], ...types: (StatusType | 'void')[]) {
  const hour = 3_600_000
  const createdAt = new Date(Date.now() - 24 * hour).toISOString()
  store.shipments = types.map((status) => aShipment({ status, createdAt }))
  const list = await fetchAll(store)
  const shipments: Shipment[] = []
  for (const { airwayBillNo } of store.shipments) shipments.push(await list.find(airwayBillNo))
  const wantWhole = vi.spyOn(ShipmentIndexClient.prototype, 'wantWhole')
  const write = vi.spyOn(ShipmentIndexClient.prototype, 'write')
  const viewer = { role: HEAD_OFFICE, screen: 'trackingManagement' } as const
  const { now, said, unmount } = renderWithMessages(
    list.client,
    (all: readonly Shipment[]) => useBatchRun(action, all, viewer),
    shipments,
  )
  // The readings with which the dialog opens.
  await waitFor(() => expect(list.client.isFetching({ queryKey: ['statusNow'] })).toBe(store.held.length))
  const start = (order: ShipmentOrder, rows: readonly BatchRow[] = shipments.map((each) => waitingRow(each))) =>
    act(async () => now().start(rows, order))
  const isOver = () => waitFor(() => expect(now().phase).toBe('over'))
  const run = async (...given: Parameters<typeof start>) => {
    await start(...given)
    await isOver()
  }
  const states = () => now().rows.map(({ state }) => state)
  const written = () => write.mock.lastCall?.[0].map(({ id, change }) => [id, change.action])
  const undo = () =>
    run(
      downTrack,
      shipments.map((each) => waitingRow(each, true)),
    )
  return { ...list, shipments, now, said, unmount, start, isOver, run, undo, states, wantWhole, written }
}

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
    await run(downTrack, [waitingRow({ ...shipment, airwayBillNo: '' })])
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
    expect(two.said()).toEqual([['success', `${successTexts.voidShipment} (2)`, '']])
  })

  it('is how many failed, of all', async () => {
    const { run, said, now } = await open(3, 3)
    fail(store, 'upTrack*', REFUSED)
    await run(upTrack)
    const failed = ['danger', '1 of 2 shipments failed', '']
    const done = ['success', `${successTexts.upTrack} (1)`, '']
    expect(said()).toEqual([failed, done])
    fail(store, 'upTrack*', REFUSED)
    await run(upTrack, now().rows)
    expect(said()).toEqual([failed, failed, done])
  })
})

describe('a second go', () => {
  it('leaves alone what is done, and forgets the messages of what is not', async () => {
    const { run, start, isOver, states, now, written, shipments } = await open(3, 3)
    fail(store, 'upTrack*', REFUSED)
    await run(upTrack)
    expect(states().toSorted()).toEqual(['done', 'failed'])
    const failed = states().indexOf('failed')
    expect(now().rows[failed]).toMatchObject({ message: 'Not today' })
    hold('upTrack*', 1)
    await start(upTrack, now().rows)
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
    const { run, start, states, now, isOver } = await open(3, 3, 3, 3)
    fail(store, 'upTrack*', { ...REFUSED, times: 4 })
    await run(upTrack)
    expect(states()).toEqual(['failed', 'failed', 'failed', 'failed'])
    hold('upTrack*', 4)
    await start(upTrack, now().rows)
    await held(3)
    expect(now().rows[3]).toMatchObject({ state: 'waiting', message: '' })
    await letGo(3)
    await held(1)
    await letGo(1)
    await isOver()
  })
})

describe('an answer that was lost', () => {
  it.each<[ShipmentOrder]>([[upTrack], [downTrack], [{ action: 'void' }]])(
    'of %j is found in what has become of the shipment: done, and not done twice',
    async (order) => {
      const { run, states, now, wantWhole, isLookedAfter, said } = await open(3)
      fail(store, `${order.action}*`, { ...LOST, isLate: true })
      await run(order)
      expect(now().rows[0]).toMatchObject({ state: 'failed' })
      expect(wantWhole).toHaveBeenCalledTimes(1)
      expect(isLookedAfter()).toBe(true)
      await run(order, now().rows)
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
    const { run, states, now } = await open(3)
    fail(store, 'upTrack*', LOST)
    await run(upTrack)
    await run(upTrack, now().rows)
    expect([states(), callsTo(store, 'upTrack').length]).toEqual([['done'], 2])
  })

  it('stays in doubt where the next one is refused', async () => {
    const { run, now, states } = await open(3)
    fail(store, 'upTrack*', { ...LOST, isLate: true })
    await run(upTrack)
    const done = stored(0).status ?? []
    Object.assign(stored(0), { status: done.slice(0, 3) })
    fail(store, 'upTrack*', REFUSED)
    await run(upTrack, now().rows)
    expect(now().rows[0]).toMatchObject({ state: 'failed', message: 'Not today' })
    Object.assign(stored(0), { status: done })
    await run(upTrack, now().rows)
    expect([states(), callsTo(store, 'upTrack').length]).toEqual([['done'], 2])
  })
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
    const { run, now, states, written, inList, shipments, wantWhole } = await open(2, 2)
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
    await run(upTrack, now().rows)
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
    const { run, now } = await open(2)
    fail(store, 'upTrack*', LOST)
    await run(upTrack)
    move(0, 3)
    await run(upTrack, now().rows)
    expect(now().rows[0]).toMatchObject({ message: expect.stringMatching(MOVED) })
  })

  it('to where nothing is left to do is told as that, each time', async () => {
    const { run, now, written } = await open(2)
    move(0, 7)
    await run(upTrack)
    expect(now().rows[0]?.message).toMatch(/^Somebody else.*«Delivered».*\. There is nothing left to confirm\.$/)
    await run(upTrack, now().rows)
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
    const { run, undo, now, written } = await open(2)
    await run(upTrack)
    move(0, 5)
    await undo()
    const left = /^Somebody else has moved.*«Proceed».*There is nothing left to confirm\.$/
    expect(now().rows[0]?.message).toMatch(left)
    await run(downTrack, now().rows)
    expect(now().rows[0]?.message).toMatch(left)
    expect(steps()).toEqual([[1, 2, 4, 5]])
    expect(written()?.map(([, action]) => action)).toEqual(['seen'])
  })

  it.each([true, false])('is done once where its answer is lost, whether it was done: %s', async (isLate) => {
    const { run, undo, now, states } = await open(2)
    await run(upTrack)
    fail(store, 'downTrack*', { ...LOST, isLate })
    await undo()
    expect(now().rows[0]).toMatchObject({ state: 'failed' })
    await run(downTrack, now().rows)
    expect(states()).toEqual(['done'])
    expect(steps()).toEqual([[1, 2]])
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
