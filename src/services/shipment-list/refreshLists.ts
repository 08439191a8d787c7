import type { QueryClient } from '@tanstack/react-query'
import { airwayBillKeys } from '../airwayBill.queries'
import { listKeys } from './listKeys'
import { isSource, shipmentIndexOf } from './shipmentIndexClient'

/**
 * Marks all lists and statistics as outdated, and fetches those on screen again.
 *
 * @param refetchType `none` leaves the fetching to the next time that they are looked at
 */
export function refreshLists(client: QueryClient, refetchType: 'active' | 'none' = 'active'): void {
  for (const queryKey of [airwayBillKeys.shipments, airwayBillKeys.statistics]) {
    // Invalidating does not cancel these fetches. Their answers may be older than the change, yet would count as fresh.
    const lasting = client
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined || !query.isActive())
    for (const query of lasting) {
      const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
      query.fetch().then(again, () => undefined)
    }
    void client.invalidateQueries({ queryKey, refetchType })
  }
}

/** Fetches every list completely: only that shows whether a change was made whose answer was lost. */
export function reloadWholeLists(client: QueryClient): void {
  for (const { meta } of client.getQueryCache().findAll({ queryKey: listKeys })) {
    const source = meta?.['shipmentSource']
    if (isSource(source)) void shipmentIndexOf(client).then((lists) => lists.wantWhole(source))
  }
  refreshLists(client)
}
