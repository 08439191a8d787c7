import { focusManager, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { shipmentByIdQuery, shipmentPartQuery, shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { all, cachedLists, query, search, today } from './cachedLists'

const { tab, fetch, state } = cachedLists()

describe('a list in the cache', () => {
  it('is refreshed when the window gets the focus', async () => {
    tab.client.mount()
    const stop = new QueryObserver(tab.client, shipmentListQuery(today)).subscribe(() => undefined)
    await vi.waitFor(() => expect(state(today)?.data).toBeDefined())
    await tab.client.invalidateQueries({ refetchType: 'none' })
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(tab.calls).toHaveLength(2))
    focusManager.setFocused(undefined)
    stop()
    tab.client.unmount()
  })

  it('is read only once it is complete, and shows its own previous answer until the next', async () => {
    const { loadedAt } = await fetch(all)
    const sums = (list: ShipmentSource, at: number | null) => shipmentSumsQuery(list, query, ['center'], at)
    const centers = await tab.client.fetchQuery(sums(all, loadedAt))
    expect(centers?.center).toMatchObject([{ key: 'gujrat', shipments: 2 }])
    expect(sums(all, null).enabled).toBe(false)
    const observer = new QueryObserver(tab.client, sums(all, loadedAt))
    const stop = observer.subscribe(() => undefined)
    observer.setOptions(sums(all, loadedAt + 1))
    expect(observer.getCurrentResult().data).toEqual(centers)
    observer.setOptions(sums(search, loadedAt))
    expect(observer.getCurrentResult().data).toBeUndefined()
    stop()
  })

  it('gives sums, parts and single shipments, and null if it is not loaded', async () => {
    const { loadedAt } = await fetch(all)
    const sums = await tab.client.fetchQuery(shipmentSumsQuery(all, query, ['center', 'status'], loadedAt))
    expect(sums).toMatchObject({ center: [{ key: 'gujrat', shipments: 2 }], status: [{ key: '1', shipments: 2 }] })
    expect(await tab.client.fetchQuery(shipmentSumsQuery(all, null, ['day'], loadedAt))).toBeNull()
    expect(await tab.client.fetchQuery(shipmentSumsQuery(search, query, ['day'], loadedAt))).toBeNull()
    expect((await tab.client.fetchQuery(shipmentPartQuery(all, query, 1, loadedAt)))?.rows).toHaveLength(1)
    expect(await tab.client.fetchQuery(shipmentByIdQuery(all, 'id-2', loadedAt))).toMatchObject({ id: 'id-2' })
    expect(await tab.client.fetchQuery(shipmentByIdQuery(all, 'nobody', loadedAt))).toBeNull()
    expect(await tab.client.fetchQuery(shipmentByIdQuery(search, 'id-2', loadedAt))).toBeNull()
  })
})
