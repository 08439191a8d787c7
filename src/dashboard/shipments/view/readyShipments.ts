import type { QueryClient } from '@tanstack/react-query'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { shipmentListQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { isSearch, listHere, listOfSearch } from './useSearchedShipments'
import { readView } from './shipmentView'
import { FIRST_PART } from '../list/useShipmentList'

/** Runs before the screen renders, so that a list already loaded shows its rows from the start. */
export async function readyShipments(client: QueryClient, params: URLSearchParams): Promise<void> {
  const view = readView(params)
  const { source, query } = (isSearch(view) ? listOfSearch : listHere)(view, view.term, new Date())
  if (!client.getQueryData(shipmentListQuery(source).queryKey)) return
  // A failure is ignored: the screen repeats the request and reports it.
  await shipmentIndexOf(client)
    .window({ source, query, ...FIRST_PART })
    .catch(() => null)
}
