import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { HEAD_OFFICE } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentCommand } from '@/domain/shipment/shipmentCan'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { NEXT_STEP } from '@/domain/shipment/upTrackMany'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { forgetEverything } from '@/session/localTraces'
import { useBatchRun } from '@/shipments/batch/useBatchRun'
import { withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import type { StoredShipment } from '../../backend/records'
import { callsTo, fail } from '../listScreen'
import { fetchAll, renderWithMessages } from '../shipmentHooks'

const { store } = withBackend()

const form = { type: '4', description: 'Flight of Nov 21', trackingLink: '' }
const upTrack: ShipmentCommand = { action: 'upTrack', form }
const LOST = { status: 520, body: {} }
const REFUSED = { status: 400, body: { error: 'Not today' } }

const stored = (number: number): StoredShipment => {
  const shipment = store.shipments[number]
  if (!shipment) throw new Error(`Only ${store.shipments.length} shipments`)
  return shipment
}
const steps = () => store.shipments.map(({ status }) => status?.map(({ type }) => type))
/** Moves a shipment as somebody else would. */
const move = (number: number, type: StatusType) => {
  const { status } = stored(number)
  const entry = { type, description: 'Elsewhere', createdAt: new Date().toISOString() }
  Object.assign(stored(number), { status: [...(status ?? []), entry] })
}
const hold = (path: string, times: number) => fail(store, path, { isHeld: true, times })
const letGo = (count: number) => act(async () => store.held.splice(0, count).forEach((go) => go()))
const held = (count: number) => waitFor(() => expect(store.held).toHaveLength(count))

/** Renders the hook for shipments with these statuses. */
const open = (...types: (StatusType | 'void')[]) => openFor('upTrack', types)

/** `moved`: the statuses that they get after the list has loaded, and before the dialog opens. */
async function openFor(
  action: ShipmentCommand['action'],
  types: readonly (StatusType | 'void')[],
  moved: readonly StatusType[] = [],
) {
  const hour = 3_600_000
  const createdAt = new Date(Date.now() - 24 * hour).toISOString()
  store.shipments = types.map((status) => aShipment({ status, createdAt }))
  const list = await fetchAll(store)
  const shipments: Shipment[] = []
  for (const { airwayBillNo } of store.shipments) shipments.push(await list.find(airwayBillNo))
  moved.forEach((type, number) => move(number, type))
  const lists = await shipmentIndexOf(list.client)
  const requestFullLoad = vi.spyOn(lists, 'requestFullLoad')
  const write = vi.spyOn(lists, 'write')
  const viewer = { role: HEAD_OFFICE, screen: 'trackingManagement' } as const
  const { now, said } = renderWithMessages(
    list.client,
    (all: readonly Shipment[]) => useBatchRun(action, all, viewer),
    shipments,
  )
  // Waits for the status checks that start when the dialog opens.
  await waitFor(() => expect(list.client.isFetching({ queryKey: ['statusNow'] })).toBe(store.held.length))
  const start = (command: ShipmentCommand) => act(async () => now().start(shipments, command))
  const isOver = () => waitFor(() => expect(now().phase).toBe('over'))
  const run = async (command: ShipmentCommand) => {
    await start(command)
    await isOver()
  }
  const then = async (go: 'retry' | 'undo') => {
    await act(async () => now()[go]())
    await isOver()
  }
  const again = () => then('retry')
  const undo = () => then('undo')
  const states = () => now().rows.map(({ state }) => state)
  const written = () => write.mock.lastCall?.[0].map(({ id, change }) => [id, change.action])
  return { ...list, shipments, now, said, start, isOver, run, again, undo, states, requestFullLoad, written }
}

const MOVED =
  /^Someone else has changed this shipment: its status has been “.*\. Confirm again if you still want this change\.$/

it('a change whose answer was lost is looked for in lists loaded as a whole', async () => {
  const { run, states, requestFullLoad, isLookedAfter } = await open(3, 3)
  fail(store, 'upTrack*', LOST)
  await run(upTrack)
  expect(states().toSorted()).toEqual(['done', 'failed'])
  expect(requestFullLoad).toHaveBeenCalledTimes(1)
  expect(isLookedAfter()).toBe(true)
})

it('a status that appears after a refusal is taken for somebody else’s change, even if it is the same one', async () => {
  const { run, again, now } = await open(3)
  fail(store, 'upTrack*', REFUSED)
  await run(upTrack)
  const same = { type: 4, description: 'Flight of Nov 21', createdAt: new Date().toISOString() }
  Object.assign(stored(0), { status: [...(stored(0).status ?? []), same] })
  await again()
  expect(now().rows[0]).toMatchObject({ state: 'failed', message: expect.stringMatching(MOVED) })
})

describe('a status that cannot be read', () => {
  it('does not delay the change, nor does one not read before Confirm, and nobody is said to have changed it', async () => {
    hold('track*', 3)
    const { start, isOver, states } = await open(2, 2, 2, 2, 2)
    move(4, 3)
    await start(upTrack)
    await letGo(3)
    await isOver()
    expect(states()).toEqual(['done', 'done', 'done', 'done', 'done'])
    // At most three had started when the dialog opened; the others were checked only once.
    expect(callsTo(store, 'track').length).toBeLessThanOrEqual(8)
  })
})

it('a shipment that somebody else has changed is skipped and updated in the list, and is changed on retry', async () => {
  const { run, again, now, states, written, inList, shipments, requestFullLoad } = await open(2, 2)
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
  expect(requestFullLoad).not.toHaveBeenCalled()
})

describe('a shipment that somebody else had moved before the dialog opened, but not in the list', () => {
  it('is not taken back to the next step of its old row, but goes on from where it is on retry', async () => {
    const { run, again, now, said, inList, shipments } = await openFor('upTrack', [2], [5])
    await run({ action: 'upTrack', form: { type: NEXT_STEP, description: '', trackingLink: '' } })
    expect(now().rows[0]).toMatchObject({ state: 'failed', message: expect.stringMatching(MOVED) })
    expect(steps()).toEqual([[1, 2, 5]])
    await waitFor(async () =>
      expect((await inList()).find(({ id }) => id === shipments[0]?.id)?.status.at(-1)?.type).toBe(5),
    )
    await again()
    // Its next step needs a link of its own.
    expect(now().rows[0]).toMatchObject({ state: 'failed' })
    expect(callsTo(store, 'upTrack')).toEqual([])
    const told = ['danger', '1 of 1 shipments failed', '']
    expect(said()).toEqual([told, told])
  })

  it('is counted with the others that failed, though nothing was sent for it', async () => {
    const { run, again, said } = await openFor('upTrack', [2, 2, 2], [5])
    fail(store, 'upTrack*', REFUSED)
    await run({ action: 'upTrack', form: { type: NEXT_STEP, description: '', trackingLink: '' } })
    fail(store, 'upTrack*', REFUSED)
    await again()
    expect(said()[0]).toEqual(['danger', '2 of 3 shipments failed', ''])
  })

  it('gets the chosen status if it is still a step forward, or else if that is confirmed again', async () => {
    const { run, again, states } = await openFor('upTrack', [1, 1], [3, 5])
    await run(upTrack)
    expect(states()).toEqual(['done', 'failed'])
    await again()
    expect(steps()).toEqual([
      [1, 3, 4],
      [1, 5, 4],
    ])
  })
})

describe('undoing an Up Track', () => {
  it('skips a shipment with any later change, however often it is tried', async () => {
    const { run, again, undo, now, written } = await open(2)
    await run(upTrack)
    move(0, 5)
    await undo()
    const left = /^Someone else has changed.*“Proceed”.*You can no longer make this change\.$/
    expect(now().rows[0]?.message).toMatch(left)
    await again()
    expect(now().rows[0]?.message).toMatch(left)
    expect(steps()).toEqual([[1, 2, 4, 5]])
    expect(written()?.map(([, action]) => action)).toEqual(['seen'])
  })

  it('takes back its own step alone where tracking did not answer before', async () => {
    fail(store, 'track*', { status: 400, times: 4 })
    const { run, undo, again, now, states } = await open(2, 2)
    await run(upTrack)
    move(0, 5)
    await undo()
    expect(states()).toEqual(['failed', 'done'])
    await again()
    expect(states()).toEqual(['failed', 'done'])
    expect(now().rows[0]?.message).toMatch(
      /^Someone else has changed.*“Proceed”.*You can no longer make this change\.$/,
    )
    expect(steps()).toEqual([
      [1, 2, 4, 5],
      [1, 2],
    ])
  })

  it.each([
    ['does not answer', { status: 500, body: {} }],
    ['has fewer steps than before', { status: 200, body: { airwayBillNo: '', status: [{ type: 1 }] } }],
  ])('removes nothing while tracking %s, as the latest step may be somebody else’s', async (_what, fault) => {
    const { run, undo, again, now, states, written } = await open(2)
    await run(upTrack)
    move(0, 5)
    fail(store, 'track*', fault)
    await undo()
    expect(now().rows[0]).toMatchObject({
      state: 'failed',
      message:
        'Not undone: tracking does not show whether another step has followed. Use Down Track to remove the latest step.',
    })
    expect(callsTo(store, 'downTrack')).toEqual([])
    expect(written()).toEqual([])
    await again()
    expect(states()).toEqual(['failed'])
    expect(steps()).toEqual([[1, 2, 4, 5]])
  })

  it.each([true, false])('is made once after a lost answer, whether that change was made: %s', async (isLate) => {
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

it('a batch ends silently if the user logs out while a status is being read', async () => {
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

it('a batch of notes sends no further ones after its user has logged out', async () => {
  const { client, start, isOver } = await openFor('addNote', [3, 3, 3, 3, 3])
  hold('addNote*', 3)
  await start({ action: 'addNote', form: { note: 'Call first' } })
  await held(3)
  await act(async () => forgetEverything(client))
  await letGo(3)
  await isOver()
  expect(callsTo(store, 'addNote')).toHaveLength(3)
})
