import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShipmentChange } from '@/domain/shipment-index/afterChange'
import { MAX_SHIPMENTS_PER_REFRESH } from '@/domain/shipment-index/nextRefresh'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { statisticsQuery } from '@/services/airwayBill.queries'
import { createQueryClient } from '@/services/createQueryClient'
import { findShipments } from '@/services/shipment-list/findShipments'
import { loadedShipmentsQuery } from '@/services/shipment-list/loadedShipments.queries'
import {
  shipmentByIdQuery,
  shipmentPartQuery,
  shipmentSumsQuery,
  shipmentWindowQuery,
} from '@/services/shipment-list/shipmentIndex.queries'
import {
  reloadWholeLists,
  scheduleRefresh,
  shipmentListQuery,
  writeIntoLists,
} from '@/services/shipment-list/shipmentList.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { statusNowQuery } from '@/services/statusNow'
import { aBackend, json } from '../backend'

const backend = aBackend()
const all = { kind: 'all' } as const
const today = { kind: 'today' } as const
const search = { kind: 'search', term: 'oman' } as const
const query: ShipmentQuery = { filter: {}, sort: newestFirst }
const row = (number: number) => ({
  _id: `id-${number}`,
  airwayBillNo: String(4_010_000_000 + number),
  center: { username: 'gujrat' },
  createdAt: new Date().toISOString(),
  status: [{ type: 1, createdAt: '2026-11-20T10:00:00.000Z' }],
})
const note = (text: string): ShipmentChange[] => [{ id: 'id-1', change: { action: 'addNote', form: { note: text } } }]

/** Paths of the calls since it was emptied. */
let calls: string[] = []
let client = createQueryClient()
const answerWith = (rows: readonly object[]) =>
  backend.answerWith(({ url }) => {
    calls.push(new URL(url).pathname.split('/').at(-1) ?? '')
    return json(rows)
  })
const fetch = (source: ShipmentSource) => client.fetchQuery(shipmentListQuery(source))
const state = (source: ShipmentSource) => client.getQueryState(shipmentListQuery(source).queryKey)
const notesIn = async (source: ShipmentSource) => {
  const version = state(source)?.data?.version ?? 0
  const window = await client.fetchQuery(shipmentWindowQuery({ source, query, offset: 0, limit: 9 }, version))
  return window?.rows.find(({ id }) => id === 'id-1')?.notes
}

/** Joins the channel as another tab of this browser. */
let otherTab: BroadcastChannel
beforeEach(() => {
  calls = []
  client = createQueryClient()
  otherTab = new BroadcastChannel('shipment-changes')
  answerWith([row(1), row(2)])
})
afterEach(() => {
  client.clear()
  otherTab.close()
})

describe('a change of a shipment', () => {
  it('makes a new version of each list that has it, and of no other', async () => {
    for (const source of [all, search]) await fetch(source)
    answerWith([row(2)])
    await fetch(today)
    await writeIntoLists(client, note('Call first'))
    expect([all, search, today].map((source) => state(source)?.data?.version)).toEqual([2, 2, 1])
    expect(await notesIn(all)).toBe('Call first')
    expect(await notesIn(search)).toBe('Call first')
  })

  it('does not cancel a refresh that a list still needs', async () => {
    await fetch(all)
    scheduleRefresh(client)
    await writeIntoLists(client, note('Call first'))
    expect(state(all)).toMatchObject({ isInvalidated: true, data: { version: 2 } })
  })

  it('is sent to the other tabs', async () => {
    const heard = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data)
    })
    await writeIntoLists(client, note('Call first'))
    expect(await heard).toEqual(note('Call first'))
  })

  it('in another tab shows here at once, and refreshes the list', async () => {
    await fetch(all)
    client.setQueryData(statisticsQuery().queryKey, [])
    const stop = new QueryObserver(client, shipmentListQuery(all)).subscribe(() => undefined)
    calls = []
    otherTab.postMessage(note('Call first'))
    await vi.waitFor(() => expect(calls).toEqual(['getAll']))
    expect(client.getQueryState(statisticsQuery().queryKey)?.isInvalidated).toBe(true)
    answerWith([{ ...row(1), notes: 'Called' }, row(2)])
    await vi.waitFor(() => expect(state(all)?.fetchStatus).toBe('idle'))
    otherTab.postMessage(note('Call again'))
    await vi.waitFor(async () => expect(await notesIn(all)).toBe('Called'))
    stop()
  })

  it('or a booking in another tab is fetched by a hidden tab once it is looked at', async () => {
    client.mount()
    await fetch(all)
    const stop = new QueryObserver(client, shipmentListQuery(all)).subscribe(() => undefined)
    calls = []
    focusManager.setFocused(false)
    for (let booking = 0; booking < 3; booking += 1) otherTab.postMessage([])
    await vi.waitFor(() => expect(state(all)?.isInvalidated).toBe(true))
    expect(calls).toEqual([])
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(calls).toEqual(['getAll']))
    otherTab.postMessage([])
    await vi.waitFor(() => expect(calls).toEqual(['getAll', 'getAll']))
    focusManager.setFocused(undefined)
    stop()
    client.unmount()
  })

  it.each([[null], ['void'], [[{ id: 1 }]], [[{ id: 'id-1' }]]])(
    'is nothing that can be read, as another release might say it: %j',
    async (message) => {
      await fetch(all)
      otherTab.postMessage(message)
      otherTab.postMessage(note('Call first'))
      await vi.waitFor(async () => expect(await notesIn(all)).toBe('Call first'))
      expect(state(all)?.data?.version).toBe(2)
    },
  )
})

describe('a change whose answer was lost', () => {
  it('reloads every list completely, and the statistics with them', async () => {
    answerWith(Array.from({ length: MAX_SHIPMENTS_PER_REFRESH + 1 }, (_, index) => row(index)))
    await fetch(all)
    client.setQueryData(statisticsQuery().queryKey, [])
    reloadWholeLists(client)
    expect(client.getQueryState(statisticsQuery().queryKey)?.isInvalidated).toBe(true)
    calls = []
    for (let turn = 0; turn < 2; turn += 1) await client.fetchQuery({ ...shipmentListQuery(all), staleTime: 0 })
    expect(calls).toEqual(['getAll', 'getAllByToday'])
  })
})

describe('a list in the cache', () => {
  it('is refreshed when the window gets the focus', async () => {
    client.mount()
    const stop = new QueryObserver(client, shipmentListQuery(today)).subscribe(() => undefined)
    await vi.waitFor(() => expect(state(today)?.data).toBeDefined())
    await client.invalidateQueries({ refetchType: 'none' })
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    focusManager.setFocused(undefined)
    stop()
    client.unmount()
  })

  it('is read only once it is complete, and shows its own previous answer until the next', async () => {
    const { loadedAt } = await fetch(all)
    const sums = (list: ShipmentSource, at: number | null) => shipmentSumsQuery(list, query, ['center'], at)
    const centers = await client.fetchQuery(sums(all, loadedAt))
    expect(centers?.center).toMatchObject([{ key: 'gujrat', shipments: 2 }])
    expect(sums(all, null).enabled).toBe(false)
    const observer = new QueryObserver(client, sums(all, loadedAt))
    const stop = observer.subscribe(() => undefined)
    observer.setOptions(sums(all, loadedAt + 1))
    expect(observer.getCurrentResult().data).toEqual(centers)
    observer.setOptions(sums(search, loadedAt))
    expect(observer.getCurrentResult().data).toBeUndefined()
    stop()
  })

  it('gives sums, parts and single shipments, and null if it is not loaded', async () => {
    const { loadedAt } = await fetch(all)
    const sums = await client.fetchQuery(shipmentSumsQuery(all, query, ['center', 'status'], loadedAt))
    expect(sums).toMatchObject({ center: [{ key: 'gujrat', shipments: 2 }], status: [{ key: '1', shipments: 2 }] })
    expect(await client.fetchQuery(shipmentSumsQuery(all, null, ['day'], loadedAt))).toBeNull()
    expect(await client.fetchQuery(shipmentSumsQuery(search, query, ['day'], loadedAt))).toBeNull()
    expect((await client.fetchQuery(shipmentPartQuery(all, query, 1, loadedAt)))?.rows).toHaveLength(1)
    expect(await client.fetchQuery(shipmentByIdQuery(all, 'id-2', loadedAt))).toMatchObject({ id: 'id-2' })
    expect(await client.fetchQuery(shipmentByIdQuery(all, 'nobody', loadedAt))).toBeNull()
    expect(await client.fetchQuery(shipmentByIdQuery(search, 'id-2', loadedAt))).toBeNull()
  })
})

it('a current status never comes from the cache', async () => {
  for (const type of [1, 2]) {
    backend.answerWith(() => json({ airwayBillNo: '4010000001', status: [{ type, createdAt: '2026-11-20' }] }))
    expect((await client.fetchQuery(statusNowQuery('4010000001')))?.status).toMatchObject([{ type }])
  }
})

describe('findShipments', () => {
  const number = row(1).airwayBillNo

  it('finds a shipment in the loaded lists without a call', async () => {
    for (const source of [today, search]) await fetch(source)
    calls = []
    expect(await findShipments(client, number)).toMatchObject([{ airwayBillNo: number }])
    expect(await client.fetchQuery(loadedShipmentsQuery({ text: 'id' }, 1))).toEqual([])
    // Both lists have the shipment, which is found once.
    expect(await client.fetchQuery(loadedShipmentsQuery({ numbers: [number] }, 6))).toHaveLength(1)
    expect(calls).toEqual([])
  })

  it('asks the backend for a shipment that no list has, by its exact number', async () => {
    await fetch(all)
    calls = []
    answerWith([row(31), row(3)])
    expect(await findShipments(client, row(3).airwayBillNo)).toMatchObject([{ airwayBillNo: row(3).airwayBillNo }])
    expect(calls).toEqual(['search'])
    answerWith([row(41)])
    expect(await findShipments(client, row(4).airwayBillNo)).toEqual([])
  })
})
