import type { QueryClient } from '@tanstack/react-query'
import { airwayBillKeys } from '../airwayBill.queries'
import { outdate } from '../outdate'
import { listKeys } from './listKeys'
import { isSource, shipmentIndexOf } from './shipmentIndexClient'

/**
 * Marks all lists and statistics as outdated, and fetches those on screen again.
 *
 * @param refetchType `none` leaves the fetching to the next time that they are looked at
 */
export function refreshLists(client: QueryClient, refetchType: 'active' | 'none' = 'active'): void {
  for (const queryKey of [airwayBillKeys.shipments, airwayBillKeys.statistics]) outdate(client, queryKey, refetchType)
}

/** Fetches every list completely: only that shows whether a change was made whose answer was lost. */
export function reloadWholeLists(client: QueryClient): void {
  for (const { meta } of client.getQueryCache().findAll({ queryKey: listKeys })) {
    const source = meta?.['shipmentSource']
    if (isSource(source)) void shipmentIndexOf(client).then((lists) => lists.requestFullLoad(source))
  }
  refreshLists(client)
}
