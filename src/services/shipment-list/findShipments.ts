import type { QueryClient } from '@tanstack/react-query'
import type { Shipment } from '@/domain/shipment/shipment'
import { searchShipmentsQuery } from '../airwayBill.queries'
import { freshFor } from '../http/freshFor'
import { loadedShipmentsQuery } from './loadedShipments.queries'

/** Even two shipments with one number are a mistake, so more than these need not be found. */
const MAX_SHIPMENTS = 10

/**
 * The shipments with an airway bill number, from the loaded lists or, if none has it, from the backend. More than one
 * is a mistake in the data: the caller must not pick one of them. @throws {ServiceError} if the backend is asked and
 * refuses or does not answer
 */
export async function findShipments(client: QueryClient, number: string): Promise<Shipment[]> {
  const known = await client.fetchQuery({
    ...loadedShipmentsQuery({ numbers: [number] }, MAX_SHIPMENTS),
    staleTime: freshFor(0),
  })
  if (known.length > 0) return known
  const found = await client.fetchQuery({ ...searchShipmentsQuery(number), staleTime: freshFor(0) })
  return found.filter(({ airwayBillNo }) => airwayBillNo === number)
}
