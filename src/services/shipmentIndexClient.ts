import type { QueryClient } from '@tanstack/react-query'
import { proxy, wrap } from 'comlink'
import { ServiceError } from './errors'
import {
  sourceKey,
  type ListProgress,
  type LoadedList,
  type ShipmentListKeeper,
  type ShipmentSource,
  type ShipmentWindow,
  type WindowRequest,
} from './shipmentSource'

/** Windows that are kept to be shown at once when a list is come back to. */
const KEPT_WINDOWS = 30

type Keeper = Promise<ShipmentListKeeper>

/** The page's side of the lists of shipments. */
export class ShipmentIndexClient {
  private starting: Keeper | null = null
  private readonly progresses = new Map<string, ListProgress>()
  private readonly listeners = new Set<() => void>()
  private readonly windows = new Map<string, ShipmentWindow>()

  /** Where the lists are: a worker that is started when the first list is asked for. */
  get keeper(): Keeper {
    return (this.starting ??= startKeeper())
  }

  /**
   * Fetches a list, or fetches it again.
   *
   * @param source which list
   * @param signal nobody waits for it any more
   * @throws ServiceError
   */
  async load(source: ShipmentSource, signal: AbortSignal): Promise<LoadedList> {
    const keeper = await this.keeper
    const key = keyOf(source)
    const cancel = () => void keeper.cancel(source)
    signal.addEventListener('abort', cancel)
    try {
      signal.throwIfAborted()
      const outcome = await keeper.load(source, (progress) => {
        if (!signal.aborted) this.setProgress(key, progress)
      })
      if ('list' in outcome) return outcome.list
      if ('failure' in outcome) throw new ServiceError(outcome.failure.call, outcome.failure)
      throw new DOMException('Another request took its place', 'AbortError')
    } finally {
      signal.removeEventListener('abort', cancel)
      this.setProgress(key, null)
    }
  }

  /** How far a list has come that is coming in; null where none is. */
  progress = (source: ShipmentSource): ListProgress | null => this.progresses.get(keyOf(source)) ?? null

  /** Hears of every progress. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The window that was last shown for a list and query, for the moment until it is asked for anew. */
  lastWindow(request: WindowRequest): ShipmentWindow | null {
    return this.windows.get(windowKey(request)) ?? null
  }

  /** Part of a list; null where the list is not there. */
  async window(request: WindowRequest): Promise<ShipmentWindow | null> {
    const keeper = await this.keeper
    const window = await keeper.window(request)
    if (window && window.version > 0) this.keepWindow(windowKey(request), window)
    return window
  }

  /** Drops a list wherever something of it is kept. */
  forget(source: ShipmentSource): void {
    for (const key of this.windows.keys()) if (key.startsWith(`${keyOf(source)}\n\n`)) this.windows.delete(key)
    void this.starting?.then((keeper) => keeper.forget(source))
  }

  private keepWindow(key: string, window: ShipmentWindow): void {
    this.windows.delete(key)
    this.windows.set(key, window)
    const [oldest] = this.windows.keys()
    if (this.windows.size > KEPT_WINDOWS && oldest !== undefined) this.windows.delete(oldest)
  }

  private setProgress(key: string, progress: ListProgress | null): void {
    if (progress) this.progresses.set(key, progress)
    else this.progresses.delete(key)
    for (const listener of this.listeners) listener()
  }
}

const keyOf = (source: ShipmentSource) => sourceKey(source).join('\n')
const windowKey = ({ source, query }: WindowRequest) => `${keyOf(source)}\n\n${JSON.stringify(query)}`

async function startKeeper(): Keeper {
  const inWorker = typeof Worker === 'undefined' ? null : await startWorker()
  if (inWorker) return inWorker
  const { shipmentLists } = await import('./shipmentLists')
  return shipmentLists()
}

/** The worker, once it answers; null where it cannot be started (an old tab after a new release, say). */
function startWorker(): Promise<ShipmentListKeeper | null> {
  const worker = new Worker(new URL('./shipmentIndex.worker.ts', import.meta.url), {
    type: 'module',
    name: 'shipments',
  })
  const remote = wrap<ShipmentListKeeper>(worker)
  const keeper: ShipmentListKeeper = {
    load: (source, onProgress) => remote.load(source, proxy(onProgress)),
    cancel: (source) => remote.cancel(source),
    window: (request) => remote.window(request),
    facets: (source) => remote.facets(source),
    sums: (source, query, by) => remote.sums(source, query, by),
    ids: (source, query) => remote.ids(source, query),
    byIds: (source, ids) => remote.byIds(source, ids),
    forget: (source) => remote.forget(source),
  }
  return new Promise((resolve) => {
    worker.addEventListener('error', () => {
      worker.terminate()
      resolve(null)
    })
    void keeper.forget().then(() => resolve(keeper))
  })
}

const clients = new WeakMap<QueryClient, ShipmentIndexClient>()

/**
 * The lists that belong to a cache of answers. What the cache drops (after a while, or all of it when somebody logs out)
 * is dropped here as well (design 5).
 */
export function shipmentIndexOf(queryClient: QueryClient): ShipmentIndexClient {
  let client = clients.get(queryClient)
  if (!client) {
    const created = new ShipmentIndexClient()
    client = created
    clients.set(queryClient, created)
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const source = query.meta?.['shipmentSource']
      if (type === 'removed' && isSource(source)) created.forget(source)
    })
  }
  return client
}

function isSource(value: unknown): value is ShipmentSource {
  return typeof value === 'object' && value !== null && 'kind' in value
}
