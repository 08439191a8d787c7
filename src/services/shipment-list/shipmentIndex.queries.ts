import { queryOptions } from '@tanstack/react-query'
import { trackShipment } from '../tracking'
import { airwayBillKeys } from '../airwayBill.queries'
import { readRetry } from '../http/readRetry'
import { shipmentIndexOf } from './shipmentIndexClient'
import { sourceKey, type ShipmentSource } from './shipmentSource'

/** Lists are fetched again this often while they are looked at. */
const REFRESH_EVERY = 60_000
/** A list that takes long is fetched less often: for each second that it took, ten without it. */
const REST = 10

/**
 * A list of shipments: its rows are kept outside the page (`shipmentIndexOf`), what the cache has is its version and age.
 * It is refreshed when the window gets the focus and every minute while visible.
 *
 * @param source which list
 */
export const shipmentListQuery = (source: ShipmentSource) =>
  queryOptions({
    queryKey: [...airwayBillKeys.shipments, 'list', ...sourceKey(source)],
    queryFn: ({ client, signal }) => shipmentIndexOf(client).load(source, signal),
    meta: { shipmentSource: source },
    structuralSharing: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => Math.max(REFRESH_EVERY, (state.data?.took ?? 0) * REST),
  })

/** A shipment's status as it is at this moment, for the last look before it is changed; never an answer from before. */
export const statusNowQuery = (airwayBillNo: string) =>
  queryOptions({
    ...readRetry,
    queryKey: ['statusNow', airwayBillNo],
    queryFn: () => trackShipment(airwayBillNo),
    staleTime: 0,
    gcTime: 0,
  })
