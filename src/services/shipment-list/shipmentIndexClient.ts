import type { QueryClient } from '@tanstack/react-query'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentChange } from '@/domain/shipment-index/freshness'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentFacets, ShipmentSum, SumBy } from '@/domain/shipment-index/shipmentSums'
import { identityOf } from '@/domain/people'
import { sessionQuery } from '../center.queries'
import { ServiceError } from '../http/errors'
import { askLists, type AskingTab, type AskLists } from './listsPlace'
import {
  keyOf,
  type ListProgress,
  type LoadedList,
  type ShipmentSource,
  type ShipmentWindow,
  type WindowRequest,
} from './shipmentSource'

/** How many windows of rows to remember, to show at once when the user returns to a list. */
const KEPT_WINDOWS = 30

export class ShipmentIndexClient {
  private asking: AskLists | null = null
  private readonly progresses = new Map<string, ListProgress>()
  private readonly listeners = new Set<() => void>()
  private readonly windows = new Map<string, ShipmentWindow>()
  /** Keys of lists whose next load must fetch everything. */
  private readonly wanted = new Set<string>()

  constructor(private readonly tab: AskingTab) {}

  /** Created on first use, so that a page without lists takes no worker. */
  private get ask(): AskLists {
    const { tab } = this
    const onLost = () => {
      this.windows.clear()
      tab.onLost()
    }
    return (this.asking ??= askLists({ ...tab, onLost }))
  }

  /**
   * Loads a list, or accepts what another tab has loaded since `since` (milliseconds). Throws a ServiceError, or an
   * AbortError if another load took over.
   */
  async load(source: ShipmentSource, signal: AbortSignal, since = Infinity): Promise<LoadedList> {
    const key = keyOf(source)
    const onProgress = (progress: ListProgress) => {
      if (!signal.aborted) this.setProgress(key, progress)
    }
    const cancel = () => void this.ask((lists) => lists.cancel(source))
    signal.addEventListener('abort', cancel)
    try {
      const isWhole = this.wanted.has(key)
      const outcome = await this.ask((lists) => lists.load(source, onProgress, { isWhole, since }))
      if ('list' in outcome) {
        if (isWhole) this.wanted.delete(key)
        return outcome.list
      }
      if ('failure' in outcome) throw new ServiceError(outcome.failure.call, outcome.failure)
      throw new DOMException('Another request took its place', 'AbortError')
    } finally {
      signal.removeEventListener('abort', cancel)
      this.setProgress(key, null)
    }
  }

  /** Makes the next load of a list fetch all of it instead of just the latest days. */
  wantWhole(source: ShipmentSource): void {
    this.wanted.add(keyOf(source))
  }

  /** Returns the lists that contain the shipments, in their new state, by key. */
  async write(changes: readonly ShipmentChange[]): Promise<ReadonlyMap<string, LoadedList>> {
    return this.asking ? this.asking((lists) => lists.write(changes)) : new Map<string, LoadedList>()
  }

  /** Null if the list is not being loaded. */
  progress = (source: ShipmentSource): ListProgress | null => this.progresses.get(keyOf(source)) ?? null

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The remembered window, to show until the new answer arrives. */
  lastWindow(request: WindowRequest): ShipmentWindow | null {
    return this.windows.get(windowKey(request)) ?? null
  }

  /** Null if the list is not loaded. */
  async window(request: WindowRequest): Promise<ShipmentWindow | null> {
    const window = await this.ask((lists) => lists.window(request))
    if (window && window.version > 0) this.keepWindow(windowKey(request), window)
    return window
  }

  /** Like `window`, but not remembered. Asks by position rather than id, as old rows may have no id. */
  part(request: WindowRequest): Promise<ShipmentWindow | null> {
    return this.ask((lists) => lists.window(request))
  }

  facets(source: ShipmentSource): Promise<ShipmentFacets | null> {
    return this.ask((lists) => lists.facets(source))
  }

  sums(source: ShipmentSource, query: ShipmentQuery, by: SumBy): Promise<ShipmentSum[] | null> {
    return this.ask((lists) => lists.sums(source, query, by))
  }

  ids(source: ShipmentSource, query: ShipmentQuery): Promise<string[] | null> {
    return this.ask((lists) => lists.ids(source, query))
  }

  byIds(source: ShipmentSource, ids: readonly string[]): Promise<Shipment[] | null> {
    return this.ask((lists) => lists.byIds(source, ids))
  }

  forget(source: ShipmentSource): void {
    this.wanted.delete(keyOf(source))
    for (const key of this.windows.keys()) if (key.startsWith(`${keyOf(source)}\n\n`)) this.windows.delete(key)
    if (this.asking) void this.asking((lists) => lists.forget(source))
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

const windowKey = ({ source, query }: WindowRequest) => `${keyOf(source)}\n\n${JSON.stringify(query)}`

const clients = new WeakMap<QueryClient, ShipmentIndexClient>()

/** The lists behind a query cache. What the cache drops, after a while or at logout, is dropped here too. */
export function shipmentIndexOf(queryClient: QueryClient): ShipmentIndexClient {
  let client = clients.get(queryClient)
  if (!client) {
    const created = new ShipmentIndexClient({
      user() {
        const user = queryClient.getQueryData(sessionQuery().queryKey)
        return user ? identityOf(user) : null
      },
      onNewer: (source, list) => showNewer(queryClient, keyOf(source), list),
      // Only lists with data: `askLists` itself repeats the loads under way.
      onLost: () =>
        void queryClient.resetQueries({
          predicate: ({ meta, state }) => isSource(meta?.['shipmentSource']) && state.data !== undefined,
        }),
    })
    client = created
    clients.set(queryClient, created)
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const source = query.meta?.['shipmentSource']
      if (type === 'removed' && isSource(source)) created.forget(source)
    })
  }
  return client
}

/** Updates the queries that show a list, unless they already have a newer version. */
export function showNewer(queryClient: QueryClient, key: string, list: LoadedList): void {
  for (const { meta, queryKey } of queryClient.getQueryCache().getAll()) {
    const source = meta?.['shipmentSource']
    if (!isSource(source) || keyOf(source) !== key) continue
    const { data: known, isInvalidated } = queryClient.getQueryState<LoadedList>(queryKey) ?? {}
    if (!known || (known.version >= list.version && known.seenAt >= list.seenAt)) continue
    queryClient.setQueryData(queryKey, list)
    // A local write fetches nothing, so a list that was invalidated stays so.
    if (isInvalidated && known.seenAt === list.seenAt) {
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }
  }
}

export function isSource(value: unknown): value is ShipmentSource {
  return typeof value === 'object' && value !== null && 'kind' in value
}
