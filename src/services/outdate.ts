import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Marks queries as outdated after a change, and fetches those on screen again.
 *
 * @param queryKey what their keys begin with
 * @param refetchType `none` leaves the fetching to the next time that they are looked at
 */
export function outdate(client: QueryClient, queryKey: QueryKey, refetchType: 'active' | 'none' = 'active'): void {
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
