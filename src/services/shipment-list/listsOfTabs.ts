import { shipmentLists } from './shipmentLists'
import {
  keyOf,
  type ListProgress,
  type ListsForTab,
  type LoadedList,
  type LoadOutcome,
  type LoadWanted,
  type OnNewerList,
  type ShipmentSource,
} from './shipmentSource'
import type { ShipmentChange } from '@/domain/shipment-index/freshness'

interface Tab {
  onNewer: OnNewerList
}

interface SharedList {
  source: ShipmentSource
  /** Tabs that have asked for the list and not dropped it since. */
  holders: Set<Tab>
  /** Tabs waiting for the load under way. */
  waiting: Map<Tab, Waiting>
  loading: { since: number; isWhole: boolean; progress: ListProgress | null } | null
  /** State after the last load or write; null until the first load is complete. */
  last: LoadedList | null
}

interface Waiting {
  onProgress: (progress: ListProgress) => void
  end: (outcome: LoadOutcome | Promise<LoadOutcome>) => void
}

/** `leave` is not called by the tab: the worker notices by itself that a tab is gone. */
interface TabTakenIn extends ListsForTab {
  leave: () => Promise<void>
}

/**
 * Keeps the lists for all tabs of a browser and returns a function that registers a tab. Tabs of the same user share
 * lists, so each is held and fetched only once (decision 17), and dropped when its last tab drops it.
 */
export function listsOfTabs(): () => TabTakenIn {
  const users = new Map<string, SharedLists>()

  return () => {
    let tab: Tab = { onNewer: () => undefined }
    // Not shared with other tabs until a user enters.
    let lists = new SharedLists()
    return {
      async enter(user, onNewer) {
        await lists.leave(tab)
        tab = { onNewer }
        lists = (user === null ? null : users.get(user)) ?? new SharedLists()
        if (user !== null) users.set(user, lists)
      },
      leave: () => lists.leave(tab),
      load: (source, onProgress, wanted) => lists.load(tab, source, onProgress, wanted),
      cancel: (source) => lists.cancel(tab, source),
      write: (changes) => lists.write(tab, changes),
      forget: (source) => lists.forget(tab, source),
      window: (request) => lists.keeper.window(request),
      facets: (source) => lists.keeper.facets(source),
      sums: (source, query, by) => lists.keeper.sums(source, query, by),
      ids: (source, query) => lists.keeper.ids(source, query),
      byIds: (source, ids) => lists.keeper.byIds(source, ids),
    }
  }
}

class SharedLists {
  readonly keeper = shipmentLists()
  private readonly lists = new Map<string, SharedList>()

  /** If the list is not fresh enough, joins the load under way or starts one. */
  async load(
    tab: Tab,
    source: ShipmentSource,
    onProgress: (progress: ListProgress) => void,
    { isWhole, since }: LoadWanted,
  ): Promise<LoadOutcome> {
    const list = this.lists.get(keyOf(source)) ?? {
      source,
      holders: new Set(),
      waiting: new Map(),
      loading: null,
      last: null,
    }
    this.lists.set(keyOf(source), list)
    list.holders.add(tab)
    const { last, loading } = list
    if (!isWhole && last && last.seenAt >= since && Date.now() - last.seenAt < last.rest) return { list: last }
    list.waiting.get(tab)?.end({ cancelled: true })
    return new Promise((end) => {
      list.waiting.set(tab, { onProgress, end })
      if (!loading || isWhole || loading.since < since) void this.start(list, isWhole || loading?.isWhole === true)
      else if (loading.progress) onProgress(loading.progress)
    })
  }

  /** Tabs waiting for an earlier load of the list will get the outcome of this one instead. */
  private async start(list: SharedList, isWhole: boolean): Promise<void> {
    const mine: NonNullable<SharedList['loading']> = { since: Date.now(), isWhole, progress: null }
    list.loading = mine
    const loading = this.keeper.load(
      list.source,
      (progress) => {
        mine.progress = progress
        for (const { onProgress } of list.waiting.values()) onProgress(progress)
      },
      isWhole,
    )
    const outcome = await loading.catch(() => null)
    if (list.loading !== mine) return
    list.loading = null
    const waiting = new Map(list.waiting)
    list.waiting.clear()
    if (outcome && 'list' in outcome) tell(list, outcome.list, (tab) => waiting.has(tab))
    for (const { end } of waiting.values()) end(loading)
  }

  /** Stops the load once no tab waits for it any more. */
  async cancel(tab: Tab, source: ShipmentSource): Promise<void> {
    const list = this.lists.get(keyOf(source))
    list?.waiting.get(tab)?.end({ cancelled: true })
    list?.waiting.delete(tab)
    if (!list?.loading || list.waiting.size > 0) return
    list.loading = null
    await this.keeper.cancel(source)
  }

  async write(tab: Tab, changes: readonly ShipmentChange[]): Promise<ReadonlyMap<string, LoadedList>> {
    const written = await this.keeper.write(changes)
    for (const [key, last] of written) {
      const list = this.lists.get(key)
      if (list) tell(list, last, (each) => each === tab)
    }
    return written
  }

  async forget(tab: Tab, source: ShipmentSource): Promise<void> {
    await this.cancel(tab, source)
    const list = this.lists.get(keyOf(source))
    list?.holders.delete(tab)
    if (!list || list.holders.size > 0) return
    this.lists.delete(keyOf(source))
    await this.keeper.forget(source)
  }

  /** Called when the tab is gone or its user has changed. */
  async leave(tab: Tab): Promise<void> {
    for (const { source, holders } of this.lists.values()) if (holders.has(tab)) await this.forget(tab, source)
  }
}

function tell(list: SharedList, last: LoadedList, knows: (tab: Tab) => boolean): void {
  list.last = last
  for (const tab of list.holders) if (!knows(tab)) tab.onNewer(list.source, last)
}
