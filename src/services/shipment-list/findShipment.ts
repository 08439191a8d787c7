import type { QueryClient } from '@tanstack/react-query'
import type { Shipment } from '@/domain/shipment/shipment'
import { searchShipmentsQuery } from '../airwayBill.queries'
import { loadedShipmentsQuery } from './loadedShipments.queries'

/** The shipment with a number, from the loaded lists or, as it may be newer, from the backend. @throws ServiceError */
export async function findShipment(client: QueryClient, number: string): Promise<Shipment | undefined> {
  const [known] = await client.fetchQuery({ ...loadedShipmentsQuery({ numbers: [number] }, 1), staleTime: 0 })
  if (known) return known
  const found = await client.fetchQuery({ ...searchShipmentsQuery(number), staleTime: 0 })
  return found.find(({ airwayBillNo }) => airwayBillNo === number)
}
