// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FEW } from '@/domain/shipment-index/freshness'
import { newestFirst } from '@/domain/shipment-index/shipmentFilter'
import { createQueryClient } from '@/services/http/queryClient'
import type { ShipmentSource, WindowRequest } from '@/services/shipment-list/shipmentSource'
import { aBackend, json } from '../backend'
import { aSharedWorker, loadLists, NearbyWorker } from './nearbyWorkers'

const backend = aBackend()
const today: ShipmentSource = { kind: 'today' }
const all: ShipmentSource = { kind: 'all' }
const query = { filter: {}, sort: newestFirst }
const request: WindowRequest = { source: today, query, offset: 0, limit: 10 }
const row = { _id: 'id-1', airwayBillNo: '4010000001', createdAt: '2026-11-20T10:00:00.000Z' }

beforeEach(() => backend.answerWith(() => json([row])))
afterEach(() => {
  for (const worker of NearbyWorker.started.splice(0)) worker.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe.each(['in place', 'in a worker', 'in the worker of all tabs'])('the lists, %s', (where) => {
  beforeEach(async () => {
    if (where !== 'in place') vi.stubGlobal('Worker', NearbyWorker)
    if (where !== 'in the worker of all tabs') return undefined
    const { close } = await aSharedWorker()
    return close
  })

  it('come in, tell how far they are, and answer', async () => {
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    const heard = vi.fn()
    const stop = lists.subscribe(heard)
    expect(lists.lastWindow(request)).toBeNull()
    expect(await lists.load(today, new AbortController().signal)).toMatchObject({ shipments: 1 })
    expect(heard).toHaveBeenCalled()
    expect(lists.progress(today)).toBeNull()
    stop()
    heard.mockClear()
    await lists.load(today, new AbortController().signal)
    expect(heard).not.toHaveBeenCalled()
    const window = await lists.window(request)
    expect(window?.rows).toMatchObject([{ id: 'id-1' }])
    expect(lists.lastWindow(request)).toEqual(window)
    expect((await lists.facets(today))?.center).toEqual([])
    expect(await lists.sums(today, query, 'status')).toMatchObject([{ shipments: 1 }])
    expect(await lists.ids(today, query)).toEqual(['id-1'])
    expect(await lists.byIds(today, ['id-1'])).toHaveLength(1)
    expect(NearbyWorker.started).toHaveLength(where === 'in a worker' ? 1 : 0)
    for (const { options } of NearbyWorker.started) expect(options?.type).toBe('module')
  })

  it('come whole once where somebody wants to see all', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
    const paths: string[] = []
    const many = Array.from({ length: FEW + 1 }, (_, id) => ({ ...row, _id: `id-${id}` }))
    backend.answerWith(({ url }) => {
      paths.push(new URL(url).pathname.split('/').at(-1) ?? '')
      return json(many)
    })
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    const load = () => lists.load(all, new AbortController().signal)
    await load()
    paths.length = 0
    lists.wantWhole(all)
    await load()
    await load()
    expect(paths).toEqual(['getAll', 'getAllByToday'])
  })

  it('keep nothing of what is shown before all of it is here', async () => {
    backend.answerWith(({ url }) => (url.endsWith('getAll') ? new Promise<Response>(() => undefined) : json([row])))
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    const waiting = new AbortController()
    const loading = lists.load(all, waiting.signal)
    const ofAll = { ...request, source: all }
    await vi.waitFor(async () => expect((await lists.window(ofAll))?.rows).toHaveLength(1))
    expect(lists.lastWindow(ofAll)).toBeNull()
    waiting.abort()
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('fail as the other calls do', async () => {
    backend.answerWith(() => json({ error: 'no' }, { status: 500 }))
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    await expect(lists.load(today, new AbortController().signal)).rejects.toMatchObject({
      call: 'airwaybill/getAllByToday',
      status: 500,
    })
    expect(await lists.window(request)).toBeNull()
    expect(lists.lastWindow(request)).toBeNull()
  })

  it('end where nobody waits for them', async () => {
    backend.answerWith(() => new Promise<Response>(() => undefined))
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    const waiting = new AbortController()
    const loading = lists.load(today, waiting.signal)
    await vi.waitFor(() => expect(lists.progress(today)).not.toBeNull())
    waiting.abort()
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('give a part to be taken along, which is not what was shown last', async () => {
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    expect(await lists.part(request)).toBeNull()
    await lists.load(today, new AbortController().signal)
    expect((await lists.part(request))?.rows).toMatchObject([{ id: 'id-1' }])
    expect(lists.lastWindow(request)).toBeNull()
  })

  it('that have come in are not ended by who goes afterwards', async () => {
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    const first = new AbortController()
    await lists.load(today, first.signal)
    let answer!: (response: Response) => void
    backend.answerWith(() => new Promise<Response>((resolve) => (answer = resolve)))
    const again = lists.load(today, new AbortController().signal)
    await vi.waitFor(() => expect(answer).toBeDefined())
    first.abort()
    // The worker has heard of it, if it was told.
    await lists.ids(today, query)
    answer(json([row, { ...row, _id: 'id-2' }]))
    expect(await again).toMatchObject({ shipments: 2 })
  })

  it('tell no progress any more once nobody waits', async () => {
    let send!: (text: string) => void
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    backend.answerWith(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    const waiting = new AbortController()
    const loading = lists.load(today, waiting.signal)
    await vi.waitFor(() => expect(lists.progress(today)).toMatchObject({ shipments: 0 }))
    send(`[${JSON.stringify(row)},`)
    waiting.abort()
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' })
    expect(lists.progress(today)).toBeNull()
    await lists.ids(today, query)
    expect(lists.progress(today)).toBeNull()
  })

  it('are dropped with the cache’s answer, and nothing stays of what was shown', async () => {
    const { shipmentIndexOf, shipmentListQuery } = await loadLists()
    const client = createQueryClient()
    await client.fetchQuery(shipmentListQuery(today))
    const lists = shipmentIndexOf(client)
    expect(shipmentIndexOf(client)).toBe(lists)
    expect(shipmentIndexOf(new QueryClient())).not.toBe(lists)
    await lists.window(request)
    client.setQueryData(['something else'], 1)
    client.clear()
    expect(lists.lastWindow(request)).toBeNull()
    await vi.waitFor(async () => expect(await lists.window(request)).toBeNull())
  })

  it('keep the thirty windows that were shown last', async () => {
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    await lists.load(today, new AbortController().signal)
    const of = (text: number): WindowRequest => ({ ...request, query: { ...query, filter: { text: `${text}` } } })
    for (let text = 0; text < 31; text++) await lists.window(of(text))
    expect(lists.lastWindow(of(0))).toBeNull()
    expect(lists.lastWindow(of(1))).not.toBeNull()
  })
})

describe('a worker that cannot be started', () => {
  beforeEach(() => vi.stubGlobal('Worker', NearbyWorker))

  it('before it was asked is done without', async () => {
    const { shipmentIndexOf } = await loadLists()
    NearbyWorker.started[0]?.fail()
    const lists = shipmentIndexOf(createQueryClient())
    expect(await lists.load(today, new AbortController().signal)).toMatchObject({ shipments: 1 })
  })

  it('after it was asked leaves no question open', async () => {
    let answer!: (response: Response) => void
    backend.answerWith(() => new Promise<Response>((resolve) => (answer = resolve)))
    const { shipmentIndexOf } = await loadLists()
    const lists = shipmentIndexOf(createQueryClient())
    const loading = lists.load(today, new AbortController().signal)
    await vi.waitFor(() => expect(answer).toBeDefined())
    backend.answerWith(() => json([row]))
    NearbyWorker.started[0]?.fail()
    expect(await loading).toMatchObject({ shipments: 1 })
    expect(NearbyWorker.started[0]?.isTerminated).toBe(true)
    expect(await lists.ids(today, query)).toEqual(['id-1'])
  })

  it('is followed by another for the next user', async () => {
    const { shipmentIndexOf } = await loadLists()
    for (const client of [createQueryClient(), createQueryClient()]) {
      await shipmentIndexOf(client).load(today, new AbortController().signal)
    }
    expect(NearbyWorker.started).toHaveLength(2)
  })
})

describe('the list’s query', () => {
  it('is asked again after a minute where it failed, and otherwise when the list says so', async () => {
    const { shipmentListQuery } = await loadLists()
    const { refetchInterval } = shipmentListQuery(today)
    const after = (rest?: number) =>
      typeof refetchInterval === 'function'
        ? refetchInterval({ state: { data: rest === undefined ? undefined : { rest } } } as never)
        : refetchInterval
    expect([after(), after(90_000)]).toEqual([60_000, 90_000])
  })

  it('of a status is never an answer from before', async () => {
    const { statusNowQuery } = await loadLists()
    const client = createQueryClient()
    for (const type of [1, 2]) {
      backend.answerWith(() => json({ airwayBillNo: '4010000001', status: [{ type, createdAt: row.createdAt }] }))
      expect((await client.fetchQuery(statusNowQuery('4010000001')))?.status).toMatchObject([{ type }])
    }
  })
})
