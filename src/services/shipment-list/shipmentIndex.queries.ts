import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ShipmentChange } from '@/domain/shipment-index/freshness'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentSum, SumBy } from '@/domain/shipment-index/shipmentSums'
import { trackShipment } from '../tracking'
import { airwayBillKeys } from '../airwayBill.queries'
import { readRetry } from '../http/readRetry'
import { isSource, shipmentIndexOf, showNewer } from './shipmentIndexClient'
import { sourceKey, type LoadedList, type ShipmentSource } from './shipmentSource'

/** Milliseconds before a list that could not be loaded is asked for again. */
const FIRST_REST = 60_000

const listKeys = [...airwayBillKeys.shipments, 'list'] as const

/**
 * A list of shipments: its rows are kept outside the page (`shipmentIndexOf`), the cache has its version and age. It is
 * refreshed by parts on focus and while visible (decision 15); that of all shipments is kept until logout.
 */
export const shipmentListQuery = (source: ShipmentSource) =>
  queryOptions({
    queryKey: [...listKeys, ...sourceKey(source)],
    queryFn: ({ client, signal, queryKey }) => {
      const state = client.getQueryState<LoadedList>(queryKey)
      // Nothing that came before the invalidation will do.
      const since = state?.isInvalidated ? Date.now() : (state?.data?.seenAt ?? -1) + 1
      return shipmentIndexOf(client).load(source, signal, since)
    },
    meta: { shipmentSource: source },
    structuralSharing: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.data?.rest ?? FIRST_REST,
    ...(source.kind === 'all' ? { gcTime: Infinity } : {}),
  })

/** Writes changes that were made, or seen, into all lists at once; the backend's own rows follow. */
export async function writeIntoLists(client: QueryClient, changes: readonly ShipmentChange[]): Promise<void> {
  const lists = await shipmentIndexOf(client).write(changes)
  for (const [key, list] of lists) showNewer(client, key, list)
}

/** Refreshes the lists that are shown, and their statistics. */
export function lookAfterLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: airwayBillKeys.shipments })
  void client.invalidateQueries({ queryKey: airwayBillKeys.statistics })
}

/** Loads all lists whole: where nobody knows what has become of a change, nothing less can tell. */
export function loadWholeLists(client: QueryClient): void {
  for (const { meta } of client.getQueryCache().findAll({ queryKey: listKeys })) {
    const source = meta?.['shipmentSource']
    if (isSource(source)) shipmentIndexOf(client).wantWhole(source)
  }
  lookAfterLists(client)
}

/** Read from a list that is here: as old as the list itself, so never fetched again, with or without a connection. */
const readFromList = {
  staleTime: Infinity,
  gcTime: 60_000,
  networkMode: 'always',
  retry: false,
  structuralSharing: false,
} as const

/** A list that came at another time (`loadedAt`, in milliseconds) is another list. */
const readKey = (what: string, source: ShipmentSource, loadedAt: number | null) =>
  ['shipmentIndex', what, sourceKey(source).join('\n'), loadedAt] as const

/** The last answer of the same list stays until the new one is here. */
const lastOfList =
  (source: ShipmentSource) =>
  <Answer>(last: Answer | undefined, lastQuery: { queryKey: readonly unknown[] } | undefined) =>
    lastQuery?.queryKey[2] === sourceKey(source).join('\n') ? last : undefined

/** What a list's filters can be set to; null where it is not there. Idle while `loadedAt` (ms) is null. */
export const shipmentFacetsQuery = (source: ShipmentSource, loadedAt: number | null) =>
  queryOptions({
    ...readFromList,
    queryKey: readKey('facets', source, loadedAt),
    queryFn: ({ client }) => shipmentIndexOf(client).facets(source),
    enabled: loadedAt !== null,
    placeholderData: lastOfList(source),
  })

/**
 * What a query finds in a list, summed by each of `by`; null where the list is not there. Idle while the query or
 * `loadedAt` (ms) is null.
 */
export const shipmentSumsQuery = <By extends SumBy>(
  source: ShipmentSource,
  query: ShipmentQuery | null,
  by: readonly By[],
  loadedAt: number | null,
) =>
  queryOptions({
    ...readFromList,
    queryKey: [...readKey('sums', source, loadedAt), by, query?.filter ?? null],
    queryFn: async ({ client }): Promise<Record<By, ShipmentSum[]> | null> => {
      if (query === null) return null
      const index = shipmentIndexOf(client)
      const sums = await Promise.all(by.map((each) => index.sums(source, query, each)))
      if (sums.includes(null)) return null
      return Object.fromEntries(by.map((each, at) => [each, sums[at]])) as Record<By, ShipmentSum[]>
    },
    enabled: query !== null && loadedAt !== null,
    placeholderData: lastOfList(source),
  })

/** Ids of all that a query finds, in its order; null where the list is not there. Not cached: there may be many. */
export const shipmentIdsQuery = (source: ShipmentSource, query: ShipmentQuery, loadedAt: number | null) =>
  queryOptions({
    ...readFromList,
    gcTime: 0,
    queryKey: [...readKey('ids', source, loadedAt), query],
    queryFn: ({ client }) => shipmentIndexOf(client).ids(source, query),
  })

/** A shipment of a list; null where the list does not have it. Idle while `loadedAt` (ms) is null. */
export const shipmentByIdQuery = (source: ShipmentSource, id: string, loadedAt: number | null) =>
  queryOptions({
    ...readFromList,
    gcTime: 0,
    queryKey: [...readKey('byId', source, loadedAt), id],
    queryFn: async ({ client }) => (await shipmentIndexOf(client).byIds(source, [id]))?.[0] ?? null,
    enabled: loadedAt !== null,
  })

/**
 * The first `limit` shipments that a query finds, with the totals of all; null where the list is not there. Idle while
 * `loadedAt` (ms) is null.
 */
export const shipmentPartQuery = (
  source: ShipmentSource,
  query: ShipmentQuery,
  limit: number,
  loadedAt: number | null,
) =>
  queryOptions({
    ...readFromList,
    gcTime: 0,
    queryKey: [...readKey('part', source, loadedAt), query, limit],
    queryFn: ({ client }) => shipmentIndexOf(client).part({ source, query, offset: 0, limit }),
    enabled: loadedAt !== null,
  })

/** A shipment's status at this moment, never an earlier answer, for the last look before it is changed. */
export const statusNowQuery = (airwayBillNo: string) =>
  queryOptions({
    ...readRetry,
    queryKey: ['statusNow', airwayBillNo],
    queryFn: () => trackShipment(airwayBillNo),
    staleTime: 0,
    gcTime: 0,
  })
