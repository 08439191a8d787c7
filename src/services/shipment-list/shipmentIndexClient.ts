import type { QueryClient } from '@tanstack/react-query'
import { proxy, wrap } from 'comlink'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentChange } from '@/domain/shipment-index/freshness'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentFacets, ShipmentSum, SumBy } from '@/domain/shipment-index/shipmentSums'
import { ServiceError } from '../http/errors'
import type { ShipmentLists } from './shipmentLists'
import type { ListProgress, LoadedList, ShipmentSource, ShipmentWindow, WindowRequest } from './shipmentSource'

/** The page's side of its lists, which a worker keeps. */
export class ShipmentIndexClient {
  private readonly lists = openLists()

  /** Throws a ServiceError, or an AbortError if another load took over. */
  async load(
    source: ShipmentSource,
    signal: AbortSignal,
    onProgress: (progress: ListProgress) => void = () => undefined,
  ): Promise<LoadedList> {
    const lists = await this.lists
    const cancel = () => void lists.cancel(source)
    signal.addEventListener('abort', cancel)
    const tell = (progress: ListProgress) => {
      if (!signal.aborted) onProgress(progress)
    }
    try {
      const outcome = await lists.load(source, proxy(tell))
      if ('list' in outcome) return outcome.list
      if ('failure' in outcome) throw new ServiceError(outcome.failure.call, outcome.failure)
      throw new DOMException('Another request took its place', 'AbortError')
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

  /** Makes the next load of a list fetch all of it instead of just the latest days. */
  async wantWhole(source: ShipmentSource): Promise<void> {
    await (await this.lists).wantWhole(source)
  }

  /** Returns the lists that contain the shipments, in their new state. */
  async write(changes: readonly ShipmentChange[]): Promise<[source: ShipmentSource, list: LoadedList][]> {
    return (await this.lists).write(changes)
  }

  /** Null if the list is not loaded; so are the answers below. */
  async window(request: WindowRequest): Promise<ShipmentWindow | null> {
    return (await this.lists).window(request)
  }

  async first(source: ShipmentSource, query: ShipmentQuery, limit: number): Promise<Shipment[] | null> {
    return (await this.lists).first(source, query, limit)
  }

  async facets(source: ShipmentSource): Promise<ShipmentFacets | null> {
    return (await this.lists).facets(source)
  }

  async sums(source: ShipmentSource, query: ShipmentQuery, by: SumBy): Promise<ShipmentSum[] | null> {
    return (await this.lists).sums(source, query, by)
  }

  async ids(source: ShipmentSource, query: ShipmentQuery): Promise<string[] | null> {
    return (await this.lists).ids(source, query)
  }

  async byIds(source: ShipmentSource, ids: readonly string[]): Promise<Shipment[] | null> {
    return (await this.lists).byIds(source, ids)
  }

  async forget(source: ShipmentSource): Promise<void> {
    await (await this.lists).forget(source)
  }
}

const hasWorkers = typeof Worker !== 'undefined'

/** Started when this module loads, so that it is ready by the time the page is rendered. */
let spare = hasWorkers ? inWorker() : null

/** Without workers (in tests), and where the worker's script is gone after a release, the page itself keeps its lists. */
function openLists(): Promise<ShipmentLists> {
  const lists = spare ?? (hasWorkers ? inWorker() : inPage())
  spare = null
  return lists
}

function inWorker(): Promise<ShipmentLists> {
  const worker = new Worker(new URL('./shipmentIndex.worker.ts', import.meta.url), {
    type: 'module',
    name: 'shipments',
  })
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => void inPage().then(resolve, reject))
    const lists = wrap<ShipmentLists>(worker)
    // It is there once it answers.
    lists.cancel({ kind: 'today' }).then(() => resolve(lists), reject)
  })
}

async function inPage(): Promise<ShipmentLists> {
  return (await import('./shipmentLists')).shipmentLists()
}

const clients = new WeakMap<QueryClient, ShipmentIndexClient>()

/** The lists behind a query cache. What the cache drops, after a while or at logout, is dropped here too. */
export function shipmentIndexOf(queryClient: QueryClient): ShipmentIndexClient {
  const known = clients.get(queryClient)
  if (known) return known
  const client = new ShipmentIndexClient()
  clients.set(queryClient, client)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const source = query.meta?.['shipmentSource']
    if (type === 'removed' && isSource(source)) void client.forget(source)
  })
  return client
}

export function isSource(value: unknown): value is ShipmentSource {
  return typeof value === 'object' && value !== null && 'kind' in value
}
