// @vitest-environment node
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import type { ShipmentChange } from '@/domain/shipment-index/freshness'
import type { Shipment } from '@/domain/shipment/shipment'
import { airwayBillKeys } from '@/services/airwayBill.queries'
import {
  loadWholeLists,
  lookAfterLists,
  shipmentByIdQuery,
  shipmentListQuery,
  writeIntoLists,
} from '@/services/shipment-list/shipmentIndex.queries'
import { ShipmentIndexClient, shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { keyOf, type LoadedList } from '@/services/shipment-list/shipmentSource'

const all = { kind: 'all' } as const
const range = { kind: 'range', from: '2026-11-01', to: '2026-11-20' } as const
const today = { kind: 'today' } as const
const LOADED_AT = 1_700_000_000_000

const list = (version: number, changes: Partial<LoadedList> = {}): LoadedList => ({
  version,
  shipments: 3,
  loadedAt: LOADED_AT,
  wholeAt: LOADED_AT,
  seenAt: LOADED_AT,
  since: null,
  rest: 60_000,
  ...changes,
})
const changes: ShipmentChange[] = [{ id: 'a', change: { action: 'seen', status: [] } }]

/** A cache with these lists, as they stand in it. */
function withLists(...lists: readonly [Parameters<typeof keyOf>[0], LoadedList][]) {
  const client = new QueryClient()
  for (const [source, known] of lists) {
    const { queryKey, meta } = shipmentListQuery(source)
    client.getQueryCache().build(client, { queryKey, meta: meta ?? {} })
    client.setQueryData(queryKey, known)
  }
  return {
    client,
    known: (source: Parameters<typeof keyOf>[0]) => client.getQueryData(shipmentListQuery(source).queryKey),
  }
}

describe('what has been done to a shipment', () => {
  it('stands in each list that has it, as the next version; the others stay as they are', async () => {
    const { client, known } = withLists([all, list(1)], [range, list(4)], [today, list(2)])
    const newer = list(2)
    const write = vi.spyOn(ShipmentIndexClient.prototype, 'write').mockResolvedValue(
      new Map([
        [keyOf(all), newer],
        // By now the cache has a newer one of its own.
        [keyOf(range), list(3)],
      ]),
    )
    await writeIntoLists(client, changes)
    expect(write).toHaveBeenCalledExactlyOnceWith(changes)
    expect(known(all)).toEqual(newer)
    expect(known(range)).toEqual(list(4))
    expect(known(today)).toEqual(list(2))
  })

  it('draws nothing anew where the list is known already', async () => {
    const { client } = withLists([all, list(1)])
    const updates = () => client.getQueryState(shipmentListQuery(all).queryKey)?.dataUpdateCount
    vi.spyOn(ShipmentIndexClient.prototype, 'write').mockResolvedValue(new Map([[keyOf(all), list(1)]]))
    const before = updates()
    await writeIntoLists(client, changes)
    expect(updates()).toBe(before)
  })

  it('does not stand for the look that a list is still to have; what has been loaded since does', async () => {
    const { client, known } = withLists([all, list(1)])
    const { queryKey } = shipmentListQuery(all)
    const isToBeLookedAfter = () => client.getQueryState(queryKey)?.isInvalidated
    lookAfterLists(client)
    const write = vi.spyOn(ShipmentIndexClient.prototype, 'write')
    write.mockResolvedValueOnce(new Map([[keyOf(all), list(2)]]))
    await writeIntoLists(client, changes)
    expect(known(all)).toEqual(list(2))
    expect(isToBeLookedAfter()).toBe(true)
    write.mockResolvedValueOnce(new Map([[keyOf(all), list(3, { seenAt: LOADED_AT + 1 })]]))
    await writeIntoLists(client, changes)
    expect(isToBeLookedAfter()).toBe(false)
  })

  it('is nothing to a list that has not come yet', async () => {
    const client = new QueryClient()
    const { queryKey } = shipmentListQuery(all)
    client.getQueryCache().build(client, { queryKey })
    vi.spyOn(ShipmentIndexClient.prototype, 'write').mockResolvedValue(new Map([[keyOf(all), list(1)]]))
    await writeIntoLists(client, changes)
    expect(client.getQueryData(queryKey)).toBeUndefined()
  })

  it('asks nobody before there is a list', async () => {
    expect(await shipmentIndexOf(new QueryClient()).write(changes)).toEqual(new Map())
  })
})

describe('a change of which nobody knows what has become', () => {
  it('has every list come whole, and the statistics with them', () => {
    const { client } = withLists([all, list(1)], [range, list(1)])
    // One that no list has made.
    client.setQueryData([...shipmentListQuery(all).queryKey, 'other'], {})
    const whole = vi.spyOn(ShipmentIndexClient.prototype, 'wantWhole').mockReturnValue()
    const invalidated = vi.spyOn(client, 'invalidateQueries')
    loadWholeLists(client)
    expect(whole.mock.calls).toEqual([[all], [range]])
    expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      airwayBillKeys.shipments,
      airwayBillKeys.statistics,
    ])
  })

  it('leaves it at a look where that is enough', () => {
    const { client } = withLists([all, list(1)])
    const whole = vi.spyOn(ShipmentIndexClient.prototype, 'wantWhole').mockReturnValue()
    lookAfterLists(client)
    expect(whole).not.toHaveBeenCalled()
    expect(client.getQueryState(shipmentListQuery(all).queryKey)?.isInvalidated).toBe(true)
  })
})

describe('a list in the cache', () => {
  it('rests as long as it says, and a minute before it is here; that of all stays for the session', () => {
    const { refetchInterval, gcTime } = shipmentListQuery(all)
    const rest = refetchInterval as unknown as (query: { state: { data: LoadedList | undefined } }) => number
    expect(rest({ state: { data: list(1, { rest: 90_000 }) } })).toBe(90_000)
    expect(rest({ state: { data: undefined } })).toBe(60_000)
    expect([gcTime, shipmentListQuery(range).gcTime]).toEqual([Infinity, undefined])
  })

  it('is looked after when somebody comes back to the window', async () => {
    const load = vi.spyOn(ShipmentIndexClient.prototype, 'load').mockResolvedValue(list(1))
    const client = new QueryClient()
    client.mount()
    const observer = new QueryObserver(client, shipmentListQuery(all))
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await client.invalidateQueries({ refetchType: 'none' })
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    focusManager.setFocused(undefined)
    stop()
    client.unmount()
  })

  it('gives one shipment by its id, or none', async () => {
    const shipment = { id: 'a' } as Shipment
    const asked = vi.spyOn(ShipmentIndexClient.prototype, 'byIds').mockResolvedValue([shipment])
    expect(await new QueryClient().fetchQuery(shipmentByIdQuery(all, 'a', LOADED_AT))).toBe(shipment)
    expect(asked).toHaveBeenCalledExactlyOnceWith(all, ['a'])
    for (const answer of [[], null]) {
      asked.mockResolvedValueOnce(answer)
      expect(await new QueryClient().fetchQuery(shipmentByIdQuery(all, 'a', LOADED_AT))).toBeNull()
    }
    expect(shipmentByIdQuery(all, 'b', LOADED_AT).queryKey).not.toEqual(shipmentByIdQuery(all, 'a', LOADED_AT).queryKey)
    expect([shipmentByIdQuery(all, 'a', null).enabled, shipmentByIdQuery(all, 'a', 1).enabled]).toEqual([false, true])
  })
})
