// @vitest-environment node
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newestFirst } from '@/domain/shipment-index/shipmentFilter'
import { createQueryClient } from '@/services/http/queryClient'
import type { ShipmentSource, WindowRequest } from '@/services/shipment-list/shipmentSource'
import { aBackend, json } from '../backend'
import { aSharedWorker, loadLists, NearbyWorker } from './nearbyWorkers'

const backend = aBackend()
const today: ShipmentSource = { kind: 'today' }
const query = { filter: {}, sort: newestFirst }
const request: WindowRequest = { source: today, query, offset: 0, limit: 10 }
const row = { _id: 'id-1', airwayBillNo: '4010000001', createdAt: '2026-11-20T10:00:00.000Z' }

beforeEach(() => backend.answerWith(() => json([row])))
afterEach(() => {
  for (const worker of NearbyWorker.started.splice(0)) worker.close()
  vi.unstubAllGlobals()
})

describe('the worker of all tabs', () => {
  let worker: Awaited<ReturnType<typeof aSharedWorker>>
  beforeEach(async () => {
    vi.stubGlobal('Worker', NearbyWorker)
    worker = await aSharedWorker()
    return worker.close
  })

  /** A tab of its own, in which the user has signed in. */
  async function aTab(username = 'ali') {
    const { shipmentIndexOf, shipmentListQuery, writeIntoLists } = await loadLists()
    const { sessionQuery } = await import('@/services/center.queries')
    const client = createQueryClient()
    client.setQueryData(sessionQuery().queryKey, { id: username } as never)
    const lists = shipmentIndexOf(client)
    return {
      client,
      lists,
      session: sessionQuery().queryKey,
      query: shipmentListQuery(today),
      list: () => client.fetchQuery({ ...shipmentListQuery(today), staleTime: 0 }),
      known: () => client.getQueryData(shipmentListQuery(today).queryKey),
      write: (note: string) => writeIntoLists(client, [{ id: 'id-1', change: { action: 'addNote', form: { note } } }]),
      ids: () => lists.ids(today, query),
    }
  }

  it('fetches a list once for the tabs of a user, and tells each what the other has done', async () => {
    const calls = vi.fn(() => json([row]))
    backend.answerWith(calls)
    const [one, two] = [await aTab(), await aTab()]
    const first = await one.list()
    expect(await two.list()).toEqual(first)
    expect(calls).toHaveBeenCalledTimes(1)
    await one.write('Call first')
    await vi.waitFor(() => expect(two.known()).toMatchObject({ version: 2 }))
    expect(await two.lists.byIds(today, ['id-1'])).toMatchObject([{ notes: 'Call first' }])
    // What is here already is not what somebody wants who asks for it again.
    await one.list()
    expect(calls).toHaveBeenCalledTimes(2)
    await vi.waitFor(() => expect(two.known()).toEqual(one.known()))
    await two.client.invalidateQueries({ refetchType: 'none' })
    await two.list()
    expect(calls).toHaveBeenCalledTimes(3)
  })

  it('keeps the lists of different users apart', async () => {
    const [one, two] = [await aTab('ali'), await aTab('bano')]
    await one.list()
    expect(await two.ids()).toBeNull()
    one.client.getQueryCache().clear()
    expect(await one.ids()).toBeNull()
  })

  it('keeps nothing for a tab in which nobody works, whose lists are loaded again for whoever comes', async () => {
    const [one, two] = [await aTab(), await aTab()]
    await one.list()
    await two.list()
    const watcher = new QueryObserver(one.client, one.query)
    const stop = watcher.subscribe(() => undefined)
    one.client.setQueryData(one.session, null)
    expect(await one.ids()).toBeNull()
    expect(one.known()).toBeDefined()
    expect(await two.ids()).toEqual(['id-1'])
    backend.answerWith(() => json([row, { ...row, _id: 'id-2' }]))
    one.client.setQueryData(one.session, { id: 'bano' } as never)
    await one.ids()
    await vi.waitFor(() => expect(one.known()).toMatchObject({ shipments: 2 }))
    expect(two.known()).toMatchObject({ shipments: 1 })
    stop()
  })

  it('drops what a tab held that is gone', async () => {
    const [one, two] = [await aTab(), await aTab()]
    const before = worker.locks.names
    await one.list()
    expect(await two.ids()).toEqual(['id-1'])
    const locks = before.filter((name) => name !== worker.workerLock)
    expect(locks).toHaveLength(2)
    worker.locks.end(locks[0] ?? '')
    await vi.waitFor(async () => expect(await two.ids()).toBeNull())
  })

  it('that is gone is followed by a worker of the tab, and the lists are loaded again', async () => {
    const one = await aTab()
    const watcher = new QueryObserver(one.client, one.query)
    const stop = watcher.subscribe(() => undefined)
    await vi.waitFor(() => expect(one.known()).toBeDefined())
    await one.lists.window(request)
    let answer!: (response: Response) => void
    backend.answerWith(() => new Promise<Response>((resolve) => (answer = resolve)))
    worker.locks.end(worker.workerLock)
    await vi.waitFor(() => expect(one.known()).toBeUndefined())
    expect(one.lists.lastWindow(request)).toBeNull()
    await vi.waitFor(() => expect(answer).toBeDefined())
    answer(json([row, { ...row, _id: 'id-2' }]))
    await vi.waitFor(() => expect(one.known()).toMatchObject({ version: 1, shipments: 2 }))
    expect(await one.ids()).toHaveLength(2)
    expect(NearbyWorker.started).toHaveLength(1)
    stop()
  })

  it('that cannot be started is done without', async () => {
    const one = await aTab()
    for (const each of worker.started) each.dispatchEvent(new Event('error'))
    expect(await one.list()).toMatchObject({ shipments: 1 })
    expect(NearbyWorker.started).toHaveLength(1)
  })

  it('is done without where the browser forbids it, or has no locks', async () => {
    const start = vi.fn(function () {
      throw new DOMException('No', 'SecurityError')
    })
    vi.stubGlobal('SharedWorker', start)
    expect(await (await aTab()).list()).toMatchObject({ shipments: 1 })
    vi.stubGlobal('navigator', {})
    expect(await (await aTab()).list()).toMatchObject({ shipments: 1 })
    expect(start).toHaveBeenCalledTimes(1)
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Not active')) } })
    vi.stubGlobal(
      'SharedWorker',
      class extends EventTarget {
        port = new MessageChannel().port1
      },
    )
    expect(await (await aTab()).list()).toMatchObject({ shipments: 1 })
    expect(NearbyWorker.started).toHaveLength(3)
  })
})
