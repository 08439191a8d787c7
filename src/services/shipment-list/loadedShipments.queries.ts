import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { closestFirst } from '@/domain/closestFirst'
import { searchWords } from '@/domain/foldedText'
import { lookupLines, type ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { READ_KEY, readFromList } from './readFromList'
import { isSource, shipmentIndexOf } from './shipmentIndexClient'
import { listKeys } from './shipmentList.queries'
import type { ShipmentSource } from './shipmentSource'

/** The lists that have loaded; only that of all shipments, if it is one of them. */
function loadedLists(client: QueryClient): ShipmentSource[] {
  const loaded = client
    .getQueryCache()
    .findAll({ queryKey: listKeys, predicate: ({ state }) => state.data !== undefined })
  const sources = loaded.map(({ meta }) => meta?.['shipmentSource']).filter(isSource)
  const all = sources.filter(({ kind }) => kind === 'all')
  return all.length > 0 ? all : sources
}

/**
 * The first `limit` shipments of the loaded lists that a filter finds, each once. Nothing is fetched for it. A new
 * `version` of the list of all shipments is read again.
 */
export const loadedShipmentsQuery = (filter: ShipmentFilter, limit: number, version: number | null = null) =>
  queryOptions({
    ...readFromList,
    gcTime: 0,
    queryKey: [...READ_KEY, 'loaded', filter, limit, version],
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
