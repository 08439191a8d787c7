import type { QueryClient } from '@tanstack/react-query'
import type { Shipment } from '@/domain/shipment/shipment'
import { searchShipmentsQuery } from '../airwayBill.queries'
import { loadedShipmentsQuery } from './loadedShipments.queries'

/** Two shipments with one number are a mistake already; nobody chooses among more. */
const MAX_SHIPMENTS = 10

/**
 * The shipments with a number, from the loaded lists or, as they may be newer, from the backend. Only by mistake are
 * they more than one: then the caller must not choose. @throws ServiceError
 */
export async function findShipments(client: QueryClient, number: string): Promise<Shipment[]> {
  const known = await client.fetchQuery({
    ...loadedShipmentsQuery({ numbers: [number] }, MAX_SHIPMENTS),
    staleTime: 0,
  })
  if (known.length > 0) return known
  const found = await client.fetchQuery({ ...searchShipmentsQuery(number), staleTime: 0 })
  return found.filter(({ airwayBillNo }) => airwayBillNo === number)
}
