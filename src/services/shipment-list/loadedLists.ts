import type { QueryClient } from '@tanstack/react-query'
import { listKeys } from './listKeys'
import { isSource } from './shipmentIndexClient'
import type { ShipmentSource } from './shipmentSource'

/** The lists that have loaded; only the list of all shipments, if that has loaded. */
export function loadedLists(client: QueryClient): ShipmentSource[] {
  const loaded = client
    .getQueryCache()
    .findAll({ queryKey: listKeys, predicate: ({ state }) => state.data !== undefined })
  const sources = loaded.map(({ meta }) => meta?.['shipmentSource']).filter(isSource)
  const all = sources.filter(({ kind }) => kind === 'all')
  return all.length > 0 ? all : sources
}
