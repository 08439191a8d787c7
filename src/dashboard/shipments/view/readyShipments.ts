import type { QueryClient } from '@tanstack/react-query'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { shipmentListQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { isSearch, listHere, listOfSearch } from './useSearchedShipments'
import { readView } from './shipmentView'
import { FIRST_PART } from '../list/useShipmentList'

/** Before the screen is drawn: a list that is here already shows its rows from the start. */
export async function readyShipments(client: QueryClient, params: URLSearchParams): Promise<void> {
  const view = readView(params)
  const { source, query } = (isSearch(view) ? listOfSearch : listHere)(view, view.term, new Date())
  if (!client.getQueryData(shipmentListQuery(source).queryKey)) return
  // What goes wrong here goes wrong once more where the screen can say so.
  await shipmentIndexOf(client)
    .window({ source, query, ...FIRST_PART })
    .catch(() => null)
}
