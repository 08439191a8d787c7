import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { tabChannel } from '@/browser/tabChannel'
import type { ShipmentChange } from '@/domain/shipment-index/freshness'
import type { ShipmentSum, SumBy } from '@/domain/shipment-index/shipmentIndex'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { airwayBillKeys } from '../airwayBill.queries'
import { isObject } from '../wire/wire'
import { isSource, loadList, shipmentIndexOf } from './shipmentIndexClient'
import type { ShipmentLists } from './shipmentLists'
import { keyOf, type ListProgress, type ShipmentSource, type WindowRequest } from './shipmentSource'

/** Milliseconds before loading is retried for a list that has never loaded. */
const FIRST_RETRY_DELAY_MS = 60_000
/** Milliseconds. */
const JUST_NOW_MS = 1000

export const listKeys = [...airwayBillKeys.shipments, 'list'] as const

/**
 * A list of shipments. The rows live outside the page (`shipmentIndexOf`); the cache has only version and age. Parts of
 * it are refreshed on focus and while visible (decision 15). The list of all shipments is kept until logout.
 */
export const shipmentListQuery = (source: ShipmentSource) =>
  queryOptions({
    queryKey: [...listKeys, keyOf(source)],
    queryFn: async ({ client, signal }) => {
      hearOtherTabs(client)
      const { queryKey } = listProgressQuery(source)
      const tell = (progress: ListProgress | null) => client.setQueryData(queryKey, progress)
      try {
        const before = client.getQueryData(shipmentListQuery(source).queryKey)
        const list = await loadList(await shipmentIndexOf(client), source, signal, (progress) => {
          // There is nothing to draw yet.
          if (progress.shipments === 0) return
          tell(progress)
          void client.invalidateQueries({ queryKey: readKey('window', source, 0) })
        })
        // Other rows than before: the statistics beside them follow.
        if (before && before.loadedAt !== list.loadedAt) {
          void client.invalidateQueries({ queryKey: airwayBillKeys.statistics }, { cancelRefetch: false })
        }
        return list
      } finally {
        tell(null)
      }
    },
    meta: { shipmentSource: source },
    structuralSharing: false,
    refetchOnWindowFocus: true,
    // A load that began just before the screen, and has failed already, is not tried twice.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
    refetchInterval: ({ state }) => state.data?.rest ?? FIRST_RETRY_DELAY_MS,
    ...(source.kind === 'all' ? { gcTime: Infinity } : {}),
  })

/** How far the load of a list is; null while it is not being loaded. */
export const listProgressQuery = (source: ShipmentSource) =>
  queryOptions<ListProgress | null>({ queryKey: readKey('progress', source, null), queryFn: skipToken })

const changesOfTabs = tabChannel<readonly ShipmentChange[]>('shipment-changes')
let hearing: { client: QueryClient; stop: () => void } | null = null

/** What another tab has done shows here at once as well; then the lists are looked after. */
function hearOtherTabs(client: QueryClient): void {
  if (hearing?.client === client) return
  hearing?.stop()
  const stop = changesOfTabs.hear((changes) => {
    if (!Array.isArray(changes) || !changes.every(isChange)) return
    void showInLists(client, changes).then(() => scheduleRefresh(client))
  })
  hearing = { client, stop }
}

const isChange = (value: unknown): value is ShipmentChange =>
  isObject(value) && typeof value['id'] === 'string' && isObject(value['change'])

/** Shows changes that were made or seen in the lists of all tabs at once, before the backend's own rows arrive. */
export async function writeIntoLists(client: QueryClient, changes: readonly ShipmentChange[]): Promise<void> {
  changesOfTabs.tell(changes)
  await showInLists(client, changes)
}

async function showInLists(client: QueryClient, changes: readonly ShipmentChange[]): Promise<void> {
  for (const [source, list] of await (await shipmentIndexOf(client)).write(changes)) {
    const { queryKey } = shipmentListQuery(source)
    if (!list) {
      void client.invalidateQueries({ queryKey: readKey('window', source, 0) })
      continue
    }
    const isInvalidated = client.getQueryState(queryKey)?.isInvalidated
    client.setQueryData(queryKey, (known) => known && list)
    // Nothing was fetched: a list that is to be looked after still is.
    if (isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

/** Refetches the lists and statistics on screen. */
export function scheduleRefresh(client: QueryClient): void {
  // These fetches go on, and their answers may be older than what has happened: they would count as looked after.
  const lasting = client
    .getQueryCache()
    .findAll({ queryKey: airwayBillKeys.shipments, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive())
  for (const query of lasting) {
    const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    query.fetch().then(again, () => undefined)
  }
  void client.invalidateQueries({ queryKey: airwayBillKeys.shipments })
  void client.invalidateQueries({ queryKey: airwayBillKeys.statistics })
}

/** Reloads every list completely, as only that shows whether a change with a lost answer was carried out. */
export function loadWholeLists(client: QueryClient): void {
  for (const { meta } of client.getQueryCache().findAll({ queryKey: listKeys })) {
    const source = meta?.['shipmentSource']
    if (isSource(source)) void shipmentIndexOf(client).then((lists) => lists.wantWhole(source))
  }
  scheduleRefresh(client)
}

/** For queries that read a loaded list: as fresh as the list itself, so never refetched, and usable offline. */
export const readFromList = {
  staleTime: Infinity,
  gcTime: 60_000,
  networkMode: 'always',
  retry: false,
  structuralSharing: false,
} as const

/** `loadedAt` (milliseconds), or the version, is part of the key, so that a change of the list leads to a new read. */
const readKey = (what: string, source: ShipmentSource, loadedAt: number | null) =>
  ['shipmentIndex', what, keyOf(source), loadedAt] as const

/** Placeholder: the same list's previous answer, until the new one arrives. */
const lastOfList =
  (source: ShipmentSource) =>
  <Answer>(last: Answer | undefined, lastQuery: { queryKey: readonly unknown[] } | undefined) =>
    lastQuery?.queryKey[2] === keyOf(source) ? last : undefined

/**
 * The rows on screen; null if the list is not loaded. In version 0, which is still loading, they are read again as more
 * arrive. Of the parts only the first is remembered, to show at once when the user returns to the list.
 */
export const shipmentWindowQuery = ({ source, query, offset, limit }: WindowRequest, version: number) =>
  queryOptions({
    ...readFromList,
    ...(offset > 0 ? { gcTime: 0 } : {}),
    queryKey: [...readKey('window', source, version), query, offset, limit],
    queryFn: async ({ client }) => (await shipmentIndexOf(client)).window({ source, query, offset, limit }),
    placeholderData: lastOfList(source),
  })

/** A question to a list, answered again once the list has changed. Disabled while `loadedAt` (milliseconds) is null. */
const listQuestion = <Answer>(
  source: ShipmentSource,
  loadedAt: number | null,
  question: readonly unknown[],
  ask: (lists: ShipmentLists) => Promise<Answer>,
) =>
  queryOptions({
    ...readFromList,
    queryKey: [...readKey('question', source, loadedAt), ...question],
    queryFn: async ({ client }) => ask(await shipmentIndexOf(client)),
    enabled: loadedAt !== null,
  })

/** What a query finds in a list, summed by each of `by`; null if the list is not loaded. Disabled without a query. */
export const shipmentSumsQuery = <By extends SumBy>(
  source: ShipmentSource,
  query: ShipmentQuery | null,
  by: readonly By[],
  loadedAt: number | null,
) => ({
  ...listQuestion(source, query && loadedAt, ['sums', by, query?.filter], async (lists) => {
    if (query === null) return null
    const sums = await Promise.all(by.map((each) => lists.sums(source, query, each)))
    if (sums.includes(null)) return null
    return Object.fromEntries(by.map((each, at) => [each, sums[at]])) as Record<By, ShipmentSum[]>
  }),
  placeholderData: lastOfList(source),
})

/** Ids of all shipments a query finds, in its order; null if the list is not loaded. Not cached, as it may be long. */
export const shipmentIdsQuery = (source: ShipmentSource, query: ShipmentQuery, loadedAt: number | null) => ({
  ...listQuestion(source, loadedAt, ['ids', query], (lists) => lists.ids(source, query)),
  gcTime: 0,
})

/** One shipment of a list; null if it is not in it. */
export const shipmentByIdQuery = (source: ShipmentSource, id: string, loadedAt: number | null) => ({
  ...listQuestion(source, loadedAt, ['byId', id], async (lists) => (await lists.byIds(source, [id]))?.[0] ?? null),
  gcTime: 0,
})

/** The first `limit` shipments that a query finds, with the totals of all it finds; null if the list is not loaded. */
export const shipmentPartQuery = (
  source: ShipmentSource,
  query: ShipmentQuery,
  limit: number,
  loadedAt: number | null,
) => ({
  ...listQuestion(source, loadedAt, ['part', query, limit], (lists) =>
    lists.window({ source, query, offset: 0, limit }),
  ),
  gcTime: 0,
})
