import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { useBatchRun } from '@/dashboard/shipments/batch/useBatchRun'
import { HEAD_OFFICE } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { ShipmentIndexClient } from '@/services/shipment-list/shipmentIndexClient'
import { aShipment } from '../../../backend/builders'
import type { StoredShipment } from '../../../backend/records'
import type { Store } from '../../../backend/store'
import { fail } from '../listScreen'
import { fetchAll, renderWithMessages } from '../shipmentHooks'

export const form = { type: '4', description: 'Flight of Nov 21', trackingLink: '' }
export const upTrack: ShipmentOrder = { action: 'upTrack', form }
export const downTrack: ShipmentOrder = { action: 'downTrack' }
export const note: ShipmentOrder = { action: 'addNote', form: { note: 'Call first' } }
export const LOST = { status: 520, body: {} }
export const REFUSED = { status: 400, body: { error: 'Not today' } }

/** Runs of many shipments on a stand-in, and what happens there meanwhile. */
export function batchRunsOn(store: Store) {
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
    const start = (order: ShipmentOrder, chosen: readonly Shipment[] = shipments) =>
      act(async () => now().start(chosen, order))
    const startAgain = () => act(async () => now().retry())
    const isOver = () => waitFor(() => expect(now().phase).toBe('over'))
    const run = async (...given: Parameters<typeof start>) => {
      await start(...given)
      await isOver()
    }
    const states = () => now().rows.map(({ state }) => state)
    const written = () => write.mock.lastCall?.[0].map(({ id, change }) => [id, change.action])
    const again = async () => {
      await startAgain()
      await isOver()
    }
    const undo = async () => {
      await act(async () => now().undo())
      await isOver()
    }
    return {
      ...list,
      shipments,
      now,
      said,
      unmount,
      start,
      startAgain,
      isOver,
      run,
      again,
      undo,
      states,
      wantWhole,
      written,
    }
  }
  return { stored, steps, move, hold, letGo, held, open, openFor }
}
