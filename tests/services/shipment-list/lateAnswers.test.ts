import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { createQueryClient } from '@/services/createQueryClient'
import { refreshLists } from '@/services/shipment-list/refreshLists'
import { shipmentWindowQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import { shipmentLists } from '@/services/shipment-list/shipmentLists'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { writeIntoLists } from '@/services/shipment-list/writeIntoLists'
import { aBackend, json } from '../backend'

/** Answers that arrive long after they were made, when a shipment has been changed since. */
const backend = aBackend()
const all: ShipmentSource = { kind: 'all' }
const query = { filter: {}, sort: newestFirst }
const MANY = 450
const row = (number: number, changes: object = {}) => ({
  _id: `id-${number}`,
  airwayBillNo: String(4_010_000_000 + number),
  createdAt: new Date().toISOString(),
  status: [{ type: 1, createdAt: '2026-11-01T10:00:00.000Z' }],
  ...changes,
})
const up = { action: 'upTrack', form: { type: '2', description: 'Packed', trackingLink: '' } } as const

let stored: ReturnType<typeof row>[] = []
let calls: string[] = []
/** Releases the held answers, whose content is that of their request's time. */
let held: (() => void)[] = []
let isHolding = (_call: string) => false

beforeEach(() => {
  stored = Array.from({ length: MANY }, (_, number) => row(number))
  calls = []
  held = []
  isHolding = () => false
  backend.answerWith(async ({ url }) => {
    const call = new URL(url).pathname.split('/').at(-1) ?? ''
    calls.push(call)
    const answer = json([...stored])
    if (isHolding(call)) await new Promise<void>((resolve) => held.push(resolve))
    return answer
  })
})
const letGo = () => {
  isHolding = () => false
  for (const go of held.splice(0)) go()
}

describe('a change while the whole list is loading', () => {
  const onScreen = () => {
    const client = createQueryClient()
    const window = shipmentWindowQuery({ source: all, query, offset: 0, limit: MANY }, 0)
    const stops = [
      new QueryObserver(client, shipmentListQuery(all)).subscribe(() => undefined),
      new QueryObserver(client, window).subscribe(() => undefined),
    ]
    const typesOf = (id: string) =>
      client
        .getQueryData(window.queryKey)
        ?.rows.find((each) => each.id === id)
        ?.status.map(({ type }) => type)
    return { client, typesOf, stop: () => stops.forEach((stop) => stop()) }
  }

  it('shows at once, not after the last row', async () => {
    isHolding = (call) => call === 'getAll'
    const { client, typesOf, stop } = onScreen()
    await vi.waitFor(() => expect(typesOf('id-3')).toEqual([1]))
    await vi.waitFor(() => expect(held).toHaveLength(1))
    await writeIntoLists(client, [{ id: 'id-3', change: { action: 'void' } }])
    await vi.waitFor(() => expect(typesOf('id-3')).toEqual([]))
    letGo()
    stop()
  })

  it('refreshes the list after the load, as its answer is older than the change', async () => {
    isHolding = (call) => call === 'getAll'
    const { client, stop } = onScreen()
    await vi.waitFor(() => expect(held).toHaveLength(1))
    stored = stored.map((each) =>
      each._id === 'id-3' ? { ...each, status: [], notes: 'as the backend has it' } : each,
    )
    refreshLists(client)
    letGo()
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(2))
    expect(calls.at(-1)).toBe('getAllByToday')
    stop()
    client.clear()
  })
})

describe('two changes of a shipment during one load', () => {
  it('both show despite its older answer', async () => {
    const keeper = shipmentLists()
    await keeper.load(all, () => undefined)
    await keeper.requestFullLoad(all)
    isHolding = () => true
    const loading = keeper.load(all, () => undefined)
    await vi.waitFor(() => expect(held).toHaveLength(1))
    await keeper.write([{ id: 'id-3', change: up }])
    await keeper.write([{ id: 'id-3', change: { action: 'addNote', form: { note: 'Call first' } } }])
    letGo()
    await loading
    const [now] = (await keeper.byIds(all, ['id-3'])) ?? []
    expect(now).toMatchObject({ notes: 'Call first', status: [{ type: 1 }, { type: 2 }] })
  })
})

describe('the whole list, requested while it is loading', () => {
  it('is fetched again, as the answer under way may be older than the request', async () => {
    const keeper = shipmentLists()
    isHolding = (call) => call === 'getAll'
    const loading = keeper.load(all, () => undefined)
    await vi.waitFor(() => expect(held).toHaveLength(1))
    await keeper.requestFullLoad(all)
    letGo()
    await loading
    calls = []
    await keeper.load(all, () => undefined)
    expect(calls).toEqual(['getAll'])
  })

  it('is still fetched after a failed load', async () => {
    const keeper = shipmentLists()
    await keeper.load(all, () => undefined)
    await keeper.requestFullLoad(all)
    backend.answerWith(() => json({ error: 'no' }, { status: 500 }))
    expect(await keeper.load(all, () => undefined)).toMatchObject({ failure: { call: 'airwaybill/getAll' } })
    expect(await keeper.load(all, () => undefined)).toMatchObject({ failure: { call: 'airwaybill/getAll' } })
  })
})

describe('a list that is still loading', () => {
  it('is neither summed nor selectable, and does not call missing rows absent', async () => {
    const keeper = shipmentLists()
    isHolding = (call) => call === 'getAll'
    const loading = keeper.load(all, () => undefined)
    await vi.waitFor(() => expect(held).toHaveLength(1))
    expect(await keeper.ids(all, query)).toBeNull()
    expect(await keeper.sums(all, query, 'status')).toBeNull()
    const numbers = ['4090000000']
    const asked = { source: all, query: { ...query, filter: { numbers } }, offset: 0, limit: 9 }
    expect((await keeper.window(asked))?.missing).toEqual([])
    letGo()
    await loading
    expect((await keeper.window(asked))?.missing).toEqual(numbers)
    expect(await keeper.ids(all, query)).toHaveLength(MANY)
  })
})
