import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { closestFirst } from '@/domain/closestFirst'
import { searchWords } from '@/domain/foldedText'
import { lookupLines, type ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { listKey, listKeys } from './listKeys'
import { readFromList, readKey, readKeys } from './readFromList'
import { isSource, shipmentIndexOf } from './shipmentIndexClient'
import type { LoadedList, ShipmentSource } from './shipmentSource'

/** The lists that have loaded; only the list of all shipments, if that has loaded. */
function loadedLists(client: QueryClient): ShipmentSource[] {
  const loaded = client
    .getQueryCache()
    .findAll({ queryKey: listKeys, predicate: ({ state }) => state.data !== undefined })
  const sources = loaded.map(({ meta }) => meta?.['shipmentSource']).filter(isSource)
  const all = sources.filter(({ kind }) => kind === 'all')
  return all.length > 0 ? all : sources
}

/**
 * The first `limit` shipments that a filter finds in the loaded lists, without duplicates. Fetches nothing. A new
 * `version` of the list of all shipments leads to a new read.
 */
export const loadedShipmentsQuery = (filter: ShipmentFilter, limit: number, version: number | null = null) =>
  queryOptions({
    ...readFromList,
    gcTime: 0,
    queryKey: [...readKeys, 'loaded', filter, limit, version],
    queryFn: async ({ client }) => {
      const lists = await shipmentIndexOf(client)
      const query = { filter, sort: newestFirst }
      const found = loadedLists(client).map((source) => lists.window({ source, query, offset: 0, limit }))
      const rows = (await Promise.all(found)).flatMap((each) => each?.rows ?? [])
      const distinct = [...new Map(rows.map((row) => [row.id || row.airwayBillNo, row])).values()]
      const closest = filter.lookup ? closestFirst(distinct, searchWords(filter.lookup), lookupLines) : distinct
      return closest.slice(0, limit)
    },
  })

/**
 * Whether several shipments of a loaded list have this airway bill number. Each list is searched once until it changes,
 * as batches ask about hundreds of numbers.
 */
export async function isSharedNumber(client: QueryClient, airwayBillNo: string): Promise<boolean> {
  const lists = await shipmentIndexOf(client)
  const shared = loadedLists(client).map((source) =>
    client.fetchQuery({
      ...readFromList,
      queryKey: readKey('shared', source, client.getQueryData<LoadedList>(listKey(source))?.loadedAt ?? null),
      queryFn: () => lists.sharedNumbers(source),
    }),
  )
  return (await Promise.all(shared)).some((numbers) => numbers.includes(airwayBillNo))
}
