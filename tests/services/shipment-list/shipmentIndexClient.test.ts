import { QueryClient } from '@tanstack/react-query'
import { expose } from 'comlink'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { createQueryClient } from '@/services/createQueryClient'
import { shipmentLists } from '@/services/shipment-list/shipmentLists'
import type { ListProgress, ShipmentSource, WindowRequest } from '@/services/shipment-list/shipmentSource'
import { aBackend, HOST, json } from '../backend'

/** A list worker on its own channel, but in this thread. */
class NearbyWorker extends EventTarget {
  static started: NearbyWorker[] = []
  /** Whether the worker's script is gone, so that no started worker answers. */
  static isGone = false
  private readonly channel = new MessageChannel()

  constructor(
    _script: URL,
    readonly options?: WorkerOptions,
  ) {
    super()
    NearbyWorker.started.push(this)
    if (NearbyWorker.isGone) queueMicrotask(() => this.dispatchEvent(new Event('error')))
    else expose(shipmentLists(), this.channel.port2)
    this.channel.port1.onmessage = ({ data }: MessageEvent) => this.dispatchEvent(new MessageEvent('message', { data }))
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.channel.port1.postMessage(message, transfer)
  }

  close(): void {
    this.channel.port1.close()
    this.channel.port2.close()
  }
}

/** Ends the workers that a test has started. */
function endWorkers(): void {
  for (const worker of NearbyWorker.started.splice(0)) worker.close()
  NearbyWorker.isGone = false
  vi.unstubAllGlobals()
}

/** Loads the modules as a page of its own, which starts a worker. */
async function loadLists() {
  vi.resetModules()
  const { http } = await import('@/services/http/request')
  http.defaults.baseURL = HOST
  return {
    ...(await import('@/services/shipment-list/shipmentIndexClient')),
    ...(await import('@/services/shipment-list/shipmentIndex.queries')),
    ...(await import('@/services/shipment-list/shipmentList.queries')),
  }
}

const backend = aBackend()
const today: ShipmentSource = { kind: 'today' }
const query = { filter: {}, sort: newestFirst }
const request: WindowRequest = { source: today, query, offset: 0, limit: 10 }
const row = { _id: 'id-1', airwayBillNo: '4010000001', createdAt: '2026-11-20T10:00:00.000Z' }
const nobody = new AbortController().signal

beforeEach(() => backend.answerWith(() => json([row])))
afterEach(endWorkers)

async function open() {
  const { loadList, shipmentIndexOf, shipmentListQuery } = await loadLists()
  const client = createQueryClient()
  const lists = await shipmentIndexOf(client)
  const load = (signal = nobody, onProgress: (progress: ListProgress) => void = () => undefined) =>
    loadList(lists, today, signal, onProgress)
  return { client, lists, load, shipmentIndexOf, shipmentListQuery }
}

describe.each(['in the page', 'in a worker'])('the lists %s', (where) => {
  beforeEach(() => {
    if (where === 'in a worker') vi.stubGlobal('Worker', NearbyWorker)
  })

  it('load, report their progress and answer questions', async () => {
    const { lists, load } = await open()
    const heard: ListProgress[] = []
    expect(await load(nobody, (progress) => heard.push(progress))).toMatchObject({ shipments: 1 })
    await vi.waitFor(() => expect(heard[0]).toEqual({ shipments: 0, share: null }))
    expect((await lists.window(request))?.rows).toMatchObject([{ id: 'id-1' }])
    expect(await lists.sums(today, query, 'status')).toMatchObject([{ shipments: 1 }])
    expect(await lists.ids(today, query)).toEqual(['id-1'])
    expect(await lists.byIds(today, ['id-1'])).toHaveLength(1)
    expect(NearbyWorker.started.map(({ options }) => options?.type)).toEqual(where === 'in the page' ? [] : ['module'])
  })

  it('fail with the same errors as other calls', async () => {
    backend.answerWith(() => json({ error: 'no' }, { status: 500 }))
    const { lists, load } = await open()
    await expect(load()).rejects.toMatchObject({ call: 'airwaybill/getAllByToday', status: 500 })
    expect(await lists.window(request)).toBeNull()
  })

  it('stop loading when nobody waits for them, and report no more progress', async () => {
    let send!: (text: string) => void
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(text))
    }
    backend.answerWith(() => new Response(new ReadableStream({ start })))
    const { lists, load } = await open()
    const waiting = new AbortController()
    const onProgress = vi.fn()
    const loading = load(waiting.signal, onProgress)
    await vi.waitFor(() => expect([typeof send, onProgress.mock.calls.length]).toEqual(['function', 1]))
    send(`[${JSON.stringify(row)},`)
    waiting.abort()
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' })
    await lists.ids(today, query)
    expect(onProgress).toHaveBeenCalledOnce()
  })

  it('stay loaded when a caller that was still waiting is cancelled', async () => {
    const { lists, load } = await open()
    const first = new AbortController()
    await load(first.signal)
    let answer!: (response: Response) => void
    backend.answerWith(() => new Promise<Response>((resolve) => (answer = resolve)))
    const again = load()
    await vi.waitFor(() => expect(answer).toBeDefined())
    first.abort()
    // By now the worker knows about it, if it was told.
    await lists.ids(today, query)
    answer(json([row, { ...row, _id: 'id-2' }]))
    expect(await again).toMatchObject({ shipments: 2 })
  })

  it('are dropped from memory with their entry in the cache', async () => {
    const { client, lists, shipmentIndexOf, shipmentListQuery } = await open()
    await client.fetchQuery(shipmentListQuery(today))
    expect(shipmentIndexOf(client)).toBe(shipmentIndexOf(client))
    expect(shipmentIndexOf(new QueryClient())).not.toBe(shipmentIndexOf(client))
    expect(await lists.window(request)).not.toBeNull()
    client.setQueryData(['something else'], 1)
    client.clear()
    expect(await (await shipmentIndexOf(client)).window(request)).toBeNull()
  })
})

it('lists load in the page if the worker’s script is gone after a release', async () => {
  vi.stubGlobal('Worker', NearbyWorker)
  NearbyWorker.isGone = true
  const { lists, load } = await open()
  expect(await load()).toMatchObject({ shipments: 1 })
  expect(await lists.ids(today, query)).toEqual(['id-1'])
})
