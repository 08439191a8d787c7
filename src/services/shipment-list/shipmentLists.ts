import { type ProxyMethods, releaseProxy } from 'comlink'
import { dayOf } from '@/domain/dates'
import { afterChange, type ShipmentChange } from '@/domain/shipment-index/afterChange'
import { firstDays, type ListPart, type Refresh, nextRefresh, refreshDelay } from '@/domain/shipment-index/nextRefresh'
import { ShipmentIndex, type SumBy, sumsOf, totalsOf } from '@/domain/shipment-index/shipmentIndex'
import { everything, type ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { newestFirst, shipmentSortColumns } from '@/domain/shipment-index/shipmentSort'
import type { Shipment } from '@/domain/shipment/shipment'
import { isServiceError } from '../http/errors'
import { nextTurn } from './nextTurn'
import { type ReadList, readShipments } from './readShipments'
import {
  keyOf,
  type ListProgress,
  type LoadedList,
  type LoadOutcome,
  type ShipmentSource,
  type ShipmentWindow,
  type WindowRequest,
} from './shipmentSource'

/** Milliseconds for drawing the first rows, before the others compete for the connection and the processor. */
const HEAD_START_MS = 100

interface ListState {
  source: ShipmentSource
  /** What is shown: the complete list or, during the first load, the rows so far. */
  index: ShipmentIndex
  /** Null until the first load is complete. */
  loaded: LoadedList | null
  /** Ids of the rows that were new or different in the last change. */
  changed: ReadonlySet<string>
  loading: AbortController | null
  isFullLoadRequested: boolean
  /** Local writes made during a load, in their order: its answer may be older than they are. */
  written: { before: Shipment; after: Shipment }[]
  /**
   * The `ETag` of each source's last answer, by key, as long as the rows are those of the answer. Needed because the
   * HTTP cache is not used.
   */
  tags: Map<string, string>
}

interface Load {
  signal: AbortSignal
  onProgress: (progress: ListProgress) => void
}

export type ShipmentLists = ReturnType<typeof shipmentLists>

/**
 * Fetches lists, holds them in memory, refreshes them in parts (decision 15), and answers queries about them, with null
 * if a list is not loaded. A whole list that is fetched again replaces the old one only once it is complete.
 */
export function shipmentLists() {
  const lists = new Map<string, ListState>()
  /** Null while a list is loading for the first time: only a complete list is summed, counted or selected. */
  const wholeIndexOf = (source: ShipmentSource) => {
    const list = lists.get(keyOf(source))
    return list?.loaded ? list.index : null
  }

  /**
   * For a search: the shipments with all its words, in any order, from the list of all shipments, if that is loaded.
   */
  function matchesHere(source: ShipmentSource): Shipment[] {
    const here = source.kind === 'search' ? wholeIndexOf({ kind: 'all' }) : null
    if (!here || source.kind !== 'search') return []
    return here.window(here.find({ filter: { text: source.term }, sort: newestFirst }))
  }

  /** Fetches the list, or only its recent part. Another load of the same list replaces an earlier one. */
  async function load(source: ShipmentSource, onProgress: Load['onProgress']): Promise<LoadOutcome> {
    const key = keyOf(source)
    const list = lists.get(key) ?? newList(source)
    lists.set(key, list)
    list.loading?.abort()
    const loading = new AbortController()
    list.loading = loading
    list.written = []
    const { isFullLoadRequested } = list
    // A request for the whole list that comes from now on is for the next load, because the answer to this one may be
    // older.
    list.isFullLoadRequested = false
    let isComplete = false
    try {
      const refresh = list.loaded && !isFullLoadRequested ? dueRefresh(list, list.loaded) : 'whole'
      const loads = { signal: loading.signal, onProgress }
      if (refresh === 'whole') await fetchWhole(list, loads, () => matchesHere(source))
      else if (refresh !== null) await fetchPart(list, refresh, loads)
      isComplete = true
      repeatWrites(list)
      void prepare(list)
      return list.loaded ? { list: list.loaded } : { cancelled: true }
    } catch (error) {
      if (loading.signal.aborted) return { cancelled: true }
      if (!list.loaded) lists.delete(key)
      if (!isServiceError(error)) throw error
      const { call, kind, status, message } = error
      return { failure: { call, kind, status, message } }
    } finally {
      // Otherwise the listener in the page would stay in memory, together with the search that it belongs to.
      ;(onProgress as Partial<ProxyMethods>)[releaseProxy]?.()
      if (list.loading === loading) list.loading = null
      if (!isComplete) list.isFullLoadRequested ||= isFullLoadRequested
    }
  }

  return {
    load,
    /** Makes the next load fetch all of a list. */
    async requestFullLoad(source: ShipmentSource) {
      const list = lists.get(keyOf(source))
      if (list) list.isFullLoadRequested = true
    },
    async cancel(source: ShipmentSource) {
      const list = lists.get(keyOf(source))
      if (!list?.loading) return
      list.loading.abort()
      list.loading = null
      if (!list.loaded) lists.delete(keyOf(source))
    },
    async forget(source: ShipmentSource) {
      lists.get(keyOf(source))?.loading?.abort()
      lists.delete(keyOf(source))
    },
    /**
     * Applies changes to the rows. Returns the lists that have changed, in their new state; null for a list that is not
     * complete yet.
     */
    async write(changes: readonly ShipmentChange[]) {
      const now = new Date()
      const changeOf = new Map(changes.map(({ id, change }) => [id, change]))
      return [...lists.values()].flatMap((list): [ShipmentSource, LoadedList | null][] => {
        const rows = list.index.byIds([...changeOf.keys()]).flatMap((before) => {
          const change = changeOf.get(before.id)
          return change ? [{ before, after: afterChange(before, change, now) }] : []
        })
        if (rows.length === 0) return []
        if (list.loading) list.written.push(...rows)
        markChanged(list, list.index.merge(rows.map(({ after }) => after)))
        return [[list.source, list.loaded]]
      })
    },
    async window({ source, query, offset, limit }: WindowRequest): Promise<ShipmentWindow | null> {
      const list = lists.get(keyOf(source))
      if (!list) return null
      const found = list.index.find(query)
      const rows = list.index.window(found, offset, limit)
      return {
        version: list.loaded?.version ?? 0,
        offset,
        rows,
        totals: totalsOf(found),
        changed: rows.map(({ id }) => id).filter((id) => list.changed.has(id)),
        undated: list.index.undated(query.filter),
        // Rows that have not arrived yet are not missing.
        missing: query.filter.numbers && list.loaded ? list.index.missing(query.filter.numbers) : [],
      }
    },
    async sums(source: ShipmentSource, query: ShipmentQuery, by: SumBy) {
      const index = wholeIndexOf(source)
      return index && sumsOf(index.find(query), by)
    },
    /** Of everything the query finds, in its order. */
    async ids(source: ShipmentSource, query: ShipmentQuery) {
      const index = wholeIndexOf(source)
      return index && index.window(index.find(query)).map(({ id }) => id)
    },
    async sharedNumbers(source: ShipmentSource) {
      return wholeIndexOf(source)?.sharedNumbers() ?? []
    },
    /** Also of the rows loaded so far. */
    async byIds(source: ShipmentSource, ids: readonly string[]) {
      return lists.get(keyOf(source))?.index.byIds(ids) ?? null
    },
  }
}

const newList = (source: ShipmentSource): ListState => ({
  source,
  index: new ShipmentIndex(),
  loaded: null,
  changed: new Set(),
  loading: null,
  isFullLoadRequested: false,
  written: [],
  tags: new Map(),
})

function dueRefresh({ source, index }: ListState, { shipments, wholeAt }: LoadedList): Refresh | null {
  const days = () => sumsOf(index.find(everything), 'day')
  return nextRefresh({ source, shipments, days, wholeAt }, new Date())
}

/** Fetches a part of a list and merges it into the list. */
async function fetchPart(list: ListState, part: ListPart, { signal, onProgress }: Load): Promise<void> {
  const asked = new Date()
  const rows: Shipment[] = []
  const add = (piece: Shipment[]) => rows.push(...piece)
  const read = await readShipments(part, add, signal, onProgress, list.tags.get(keyOf(part)))
  markChanged(list, list.index.merge(rows))
  storeTag(list, part, read)
  const seenAt = Date.now()
  const since = part.kind === 'today' ? dayOf(asked) : part.from
  const refreshDelayMs = refreshDelay(0, seenAt - asked.getTime())
  if (list.loaded) list.loaded = { ...list.loaded, seenAt, since, refreshDelayMs }
}

/** Fetches a whole list. @param others rows that belong to the list even if the server's answer lacks them */
async function fetchWhole(list: ListState, load: Load, others: () => Shipment[]): Promise<void> {
  const { source } = list
  if (!list.loaded && source.kind === 'all') await showFirstDays(list, load)
  const wholeAt = Date.now()
  const fetched = new ShipmentIndex()
  const isShown = !list.loaded && list.index.size === 0
  if (isShown) list.index = fetched
  // The reported count never falls below the rows already on screen.
  const shown = isShown ? 0 : list.index.size
  const report: Load['onProgress'] = ({ shipments, share }) =>
    load.onProgress({ shipments: Math.max(shown, shipments), share })
  const add = (rows: Shipment[]) => fetched.add(rows)
  const read = await readShipments(source, add, load.signal, report, list.tags.get(keyOf(source)))
  storeTag(list, source, read)
  if (read.isUnchanged) keepWhole(list, wholeAt, others)
  else replaceWhole(list, fetched, wholeAt, others)
}

/** The server's list is still the one that was fetched last. */
function keepWhole(list: ListState, wholeAt: number, others: () => Shipment[]): void {
  const seenAt = Date.now()
  markChanged(list, list.index.merge(missingIn(list.index, others())))
  renewAge(list, { ...ageOf(list.index, wholeAt, seenAt), answered: list.loaded?.answered ?? 0 })
}

function replaceWhole(list: ListState, fetched: ShipmentIndex, wholeAt: number, others: () => Shipment[]): void {
  const seenAt = Date.now()
  const answered = fetched.size
  fetched.add(missingIn(fetched, others()))
  const age = { ...ageOf(fetched, wholeAt, seenAt), answered }
  const changed = list.loaded ? fetched.changedSince(list.index) : new Set<string>()
  if (changed === null) return renewAge(list, age)
  list.changed = changed
  list.index = fetched
  list.loaded = { ...age, version: (list.loaded?.version ?? 0) + 1, shipments: fetched.size, loadedAt: seenAt }
}

type Age = Pick<LoadedList, 'wholeAt' | 'seenAt' | 'since' | 'refreshDelayMs' | 'answered'>

const ageOf = ({ size }: ShipmentIndex, wholeAt: number, seenAt: number): Omit<Age, 'answered'> => ({
  wholeAt,
  seenAt,
  since: null,
  refreshDelayMs: refreshDelay(size, seenAt - wholeAt),
})

/** For an answer with the same rows: with the same version and `loadedAt`, nothing is rendered again. */
function renewAge(list: ListState, age: Age): void {
  if (list.loaded) list.loaded = { ...list.loaded, ...age }
}

/** Those of the rows that an answer lacks; the others are newer in the answer. */
const missingIn = (index: ShipmentIndex, rows: readonly Shipment[]) =>
  rows.filter(({ id }) => id !== '' && index.byIds([id]).length === 0)

function storeTag({ tags }: ListState, source: ShipmentSource, { isUnchanged, tag }: ReadList): void {
  // A local write may have dropped the tag meanwhile.
  if (isUnchanged) return
  if (tag === null) tags.delete(keyOf(source))
  else tags.set(keyOf(source), tag)
}

/** Shows the newest rows without waiting for all the others. */
async function showFirstDays(list: ListState, { signal, onProgress }: Load): Promise<void> {
  const index = new ShipmentIndex()
  list.index = index
  let isFirst = true
  const report = async (progress: ListProgress) => {
    onProgress(progress)
    if (!isFirst || progress.shipments === 0) return
    isFirst = false
    await new Promise((resolve) => setTimeout(resolve, HEAD_START_MS))
  }
  try {
    const days = { kind: 'range', ...firstDays(new Date()) } as const
    await readShipments(days, (rows) => index.add(rows), signal, report)
  } catch (error) {
    if (signal.aborted || !isServiceError(error)) throw error
    // Ignored, as the whole list is fetched next and reports what is wrong.
    list.index = new ShipmentIndex()
  }
}

function markChanged(list: ListState, changed: ReadonlySet<string>): void {
  if (changed.size === 0) return
  list.changed = changed
  list.tags.clear()
  if (!list.loaded) return
  const { version } = list.loaded
  list.loaded = { ...list.loaded, version: version + 1, shipments: list.index.size, loadedAt: Date.now() }
}

/** Repeats local writes whose rows came back unchanged: the answer was older than the write. */
function repeatWrites(list: ListState): void {
  const rows = new Map<string, Shipment>()
  for (const { before, after } of list.written) {
    // A second write starts from the row as the first one left it.
    const row = rows.get(before.id) ?? list.index.byIds([before.id])[0]
    if (JSON.stringify(row) === JSON.stringify(before)) rows.set(before.id, after)
  }
  list.written = []
  markChanged(list, list.index.merge([...rows.values()]))
}

/** Ranks the columns ahead of need, so that sorting by one for the first time is as fast as again. */
async function prepare(list: ListState): Promise<void> {
  const { index, loaded } = list
  for (const column of shipmentSortColumns) {
    await nextTurn()
    if (list.index !== index || list.loaded?.version !== loaded?.version) return
    index.prepare(column)
  }
}
