import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { movedText } from '@/dashboard/shipments/actions/useChangeStatus'
import { useShipmentAction } from '@/dashboard/shipments/actions/useShipmentAction'
import { forgetEverything } from '@/dashboard/session/localTraces'
import { HEAD_OFFICE } from '@/domain/roles'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import { successTexts } from '@/services/airwayBill'
import { ShipmentIndexClient } from '@/services/shipment-list/shipmentIndexClient'
import { withBackend } from '../../../app'
import { aShipment } from '../../../backend/builders'
import { statusHistory } from '../../../backend/statusHistory'
import { callsTo, fail } from '../listScreen'
import { fetchAll, renderWithMessages } from '../shipmentHooks'

const { store } = withBackend()

const NUMBER = '4900000001'
const HOUR = 3_600_000
const LOST = { status: 520, body: {} }
const REFUSED = { status: 400, body: { error: 'Not today' } }
const EARLIER_DONE = /^What you confirmed before was done after all/

const move = (type: string, description = 'Flight of Nov 21'): ShipmentOrder => ({
  action: 'upTrack',
  form: { type, description, trackingLink: '' },
})
const orders: ShipmentOrder[] = [
  move('4'),
  { action: 'downTrack' },
  { action: 'addNote', form: { note: 'Call first' } },
  { action: 'void' },
]

/** A popup about a shipment that is at its third step. */
async function open(action: ShipmentOrder['action'], number = NUMBER) {
  const shipment = aShipment({ airwayBillNo: NUMBER })
  shipment.status = statusHistory([1, 2, 3], Date.now() - 10 * HOUR)
  store.shipments = [shipment]
  const list = await fetchAll(store)
  const known = { ...(await list.find(NUMBER)), airwayBillNo: number }
  const wantWhole = vi.spyOn(ShipmentIndexClient.prototype, 'wantWhole')
  const onDone = vi.fn()
  const { now, said } = renderWithMessages(list.client, useShipmentAction, {
    action,
    shipment: known,
    viewer: { role: HEAD_OFFICE, screen: 'records' } as const,
    onDone,
  })
  // The reading with which the popup opens.
  await waitFor(() => expect(list.client.isFetching({ queryKey: ['statusNow'] })).toBe(0))
  const confirm = (order: ShipmentOrder) => act(() => now().confirm(order))
  /** Confirms, so often, and waits until the call at the path is held. */
  const hold = async (path: string, order: ShipmentOrder, times = 1) => {
    fail(store, path, { isHeld: true })
    const confirmed: Promise<void>[] = []
    act(() => {
      for (let time = 0; time < times; time += 1) confirmed.push(now().confirm(order))
    })
    await waitFor(() => expect(store.held).toHaveLength(1))
    return async () => {
      await act(async () => {
        store.held.splice(0).forEach((go) => go())
        await Promise.all(confirmed)
      })
    }
  }
  const inList = async () => (await list.find(NUMBER)).status.map(({ type }) => type)
  return { ...list, shipment, now, said, onDone, confirm, hold, inList, wantWhole }
}
const steps = (types: Parameters<typeof statusHistory>[0]) => statusHistory(types, Date.now() - HOUR)
const known = ({ now }: Awaited<ReturnType<typeof open>>) => now().known.status.map(({ type }) => type)

describe('an action that is confirmed', () => {
  it.each(orders)('does %j, says so, and the list knows it at once', async (order) => {
    const popup = await open(order.action)
    expect(popup.now()).toMatchObject({ problem: null, isBusy: false, isOver: false })
    expect(known(popup)).toEqual([1, 2, 3])
    await popup.confirm(order)
    const text = successTexts[order.action]
    expect(popup.said()).toEqual([['success', text, NUMBER]])
    expect(popup.onDone).toHaveBeenCalledTimes(1)
    expect(popup.isLookedAfter()).toBe(true)
    expect(popup.now()).toMatchObject({ problem: null, isBusy: false })
    const { notes } = popup.shipment
    const types = popup.shipment.status?.map(({ type }) => type)
    expect({ notes, types }).not.toEqual({ notes: '', types: [1, 2, 3] })
    await waitFor(async () => {
      expect(await popup.inList()).toEqual(types)
      expect((await popup.find(NUMBER)).notes).toBe(notes)
    })
    // A note leaves the status as it is: nobody has to look.
    expect(callsTo(store, 'track')).toHaveLength(order.action === 'addNote' ? 0 : 2)
    expect(popup.wantWhole).not.toHaveBeenCalled()
  })

  it('is done without a look where the shipment has no number', async () => {
    const { confirm, onDone } = await open('downTrack', '')
    await confirm({ action: 'downTrack' })
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(callsTo(store, 'track')).toEqual([])
  })

  it('is under way until it is done, and done once', async () => {
    const { now, hold, onDone } = await open('void')
    const letGo = await hold('void*', { action: 'void' }, 2)
    expect(now().isBusy).toBe(true)
    await letGo()
    expect(now().isBusy).toBe(false)
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(callsTo(store, 'void')).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it('is told here and in the messages, and can be tried again', async () => {
    const { now, said, confirm, hold, onDone, wantWhole } = await open('downTrack')
    fail(store, 'downTrack*', REFUSED)
    await confirm({ action: 'downTrack' })
    expect(now().problem).toBe('Not today')
    expect(said()).toEqual([['danger', 'Not today', NUMBER]])
    expect(now().isBusy).toBe(false)
    expect(onDone).not.toHaveBeenCalled()
    expect(wantWhole).not.toHaveBeenCalled()
    const letGo = await hold('downTrack*', { action: 'downTrack' })
    expect(now().problem).toBeNull()
    await letGo()
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('leaves no doubt: what looks the same afterwards is somebody else’s', async () => {
    const { now, confirm, shipment, onDone } = await open('upTrack')
    fail(store, 'upTrack*', REFUSED)
    await confirm(move('4'))
    const same = { type: 4, description: 'Flight of Nov 21', createdAt: new Date().toISOString() }
    shipment.status = [...(shipment.status ?? []), same]
    await confirm(move('4'))
    expect(now().problem).toMatch(/^Somebody else has moved this shipment meanwhile/)
    expect(onDone).not.toHaveBeenCalled()
  })
})

describe('an answer that is lost', () => {
  it.each(orders.filter(({ action }) => action !== 'addNote'))(
    'of %j is looked for at the next Confirm: done is done, and the lists are fetched whole',
    async (order) => {
      const { now, confirm, onDone, said, wantWhole, isLookedAfter, inList, shipment } = await open(order.action)
      fail(store, `${order.action}*`, { ...LOST, isLate: true })
      await confirm(order)
      expect(now().problem).toBe('Error 520')
      expect(wantWhole).toHaveBeenCalledTimes(1)
      expect(isLookedAfter()).toBe(true)
      await confirm(order)
      expect(onDone).toHaveBeenCalledTimes(1)
      expect(said()[0]?.[0]).toBe('success')
      expect(now().problem).toBeNull()
      expect(callsTo(store, order.action)).toHaveLength(1)
      const types = shipment.status?.map(({ type }) => type)
      await waitFor(async () => expect(await inList()).toEqual(types))
    },
  )

  it('is sent again where nothing was done', async () => {
    const { confirm, onDone } = await open('upTrack')
    fail(store, 'upTrack*', LOST)
    await confirm(move('4'))
    await confirm(move('4'))
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(callsTo(store, 'upTrack')).toHaveLength(2)
  })

  it.each([
    ['another type', move('5')],
    ['another description', move('4', 'Flight of Nov 22')],
  ])('and done is told before %s, which is asked about once more, from there', async (_what, other) => {
    const popup = await open('upTrack')
    const { now, confirm, onDone } = popup
    fail(store, 'upTrack*', { ...LOST, isLate: true })
    await confirm(move('4'))
    await confirm(other)
    expect(now().problem).toMatch(EARLIER_DONE)
    expect(onDone).not.toHaveBeenCalled()
    expect(known(popup)).toEqual([1, 2, 3, 4])
    await confirm(other)
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(callsTo(store, 'upTrack')).toHaveLength(2)
  })

  it('is no longer looked for once somebody else has moved the shipment', async () => {
    const { now, confirm, shipment, onDone } = await open('upTrack')
    fail(store, 'upTrack*', LOST)
    await confirm(move('4'))
    shipment.status = [...(shipment.status ?? []), ...steps([5])]
    await confirm(move('4'))
    expect(now().problem).toMatch(/^Somebody else .* it is at «Proceed» since/)
    shipment.status = [...shipment.status, { ...move('4'), type: 4, description: 'Flight of Nov 21', createdAt: '' }]
    await confirm(move('4'))
    expect(now().problem).toMatch(/^Somebody else/)
    expect(onDone).not.toHaveBeenCalled()
    expect(callsTo(store, 'upTrack')).toHaveLength(1)
  })
})

describe('a shipment that somebody else has moved', () => {
  it('is told as it is now, in the list too, and asked about once more, from there', async () => {
    const popup = await open('upTrack')
    const { now, confirm, shipment, onDone, inList, isLookedAfter, said, wantWhole } = popup
    shipment.status = steps([1, 2, 3, 4])
    await confirm(move('5'))
    expect(now()).toMatchObject({ isBusy: false, isOver: false })
    expect(now().problem).toBe(movedText({ status: (await popup.find(NUMBER)).status }, true))
    expect(now().problem).toMatch(/«Manifest» since .*\. Look again, and confirm if it still holds\.$/)
    expect(known(popup)).toEqual([1, 2, 3, 4])
    await waitFor(async () => expect(await inList()).toEqual([1, 2, 3, 4]))
    expect(isLookedAfter()).toBe(true)
    expect(wantWhole).not.toHaveBeenCalled()
    expect(said()).toEqual([])
    expect(callsTo(store, 'upTrack')).toEqual([])
    await confirm(move('5'))
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(now().problem).toBeNull()
  })

  it('to where nothing is left to confirm is over', async () => {
    const { now, confirm, shipment } = await open('upTrack')
    shipment.status = steps([1, 2, 3, 7])
    await confirm(move('4'))
    expect(now()).toMatchObject({
      isOver: true,
      problem: expect.stringMatching(/it is at «Delivered» since .* There is nothing left to confirm\.$/),
    })
  })
})

it('ends without a word where the user logs out while the newest status is read', async () => {
  const { client, now, said, hold, onDone } = await open('downTrack')
  const letGo = await hold('track*', { action: 'downTrack' })
  await act(async () => forgetEverything(client))
  await letGo()
  expect(now()).toMatchObject({ isBusy: false, problem: null })
  expect(said()).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
  expect(callsTo(store, 'downTrack')).toEqual([])
})
