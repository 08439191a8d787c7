import type { QueryClient } from '@tanstack/react-query'
import { shipmentWindowQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import { FIRST_PART } from '../list/useShipmentList'
import { readSearchTerm } from './searchTerm'
import { readView } from './shipmentView'
import { listOfLoaded, listOfSearch } from './useSearchedShipments'

/**
 * Runs before the screen renders: a list already loaded shows its rows from the start, another is requested meanwhile. A
 * failure is ignored, as the screen repeats the request and reports it.
 */
export async function preloadShipments(client: QueryClient, params: URLSearchParams): Promise<void> {
  const view = readView(params)
  const term = readSearchTerm(view.term)
  const { source, query } =
    term.text === '' ? listOfLoaded(view, term, new Date()) : listOfSearch(view, term, term, new Date())
  const list = client.getQueryData(shipmentListQuery(source).queryKey)
  if (list) await client.prefetchQuery(shipmentWindowQuery({ source, query, ...FIRST_PART }, list.version))
  else void client.prefetchQuery(shipmentListQuery(source))
}
