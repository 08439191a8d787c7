import { queryOptions } from '@tanstack/react-query'
import { closestFirst } from '@/domain/closestFirst'
import { searchWords } from '@/domain/foldedText'
import { lookupLines, type ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { loadedLists } from './loadedLists'
import { readFromList, readKeys } from './readFromList'
import { shipmentIndexOf } from './shipmentIndexClient'

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
