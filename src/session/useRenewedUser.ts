import { useQuery, useQueryClient } from '@tanstack/react-query'
import { freshFor } from '@/services/http/freshFor'
import { sessionKeys } from '@/services/session.queries'
import { renewUser } from './renewUser'

/** Milliseconds, as for the statistics. */
const RENEW_INTERVAL_MS = 600_000
/** Milliseconds within which a tab that is shown again does not ask once more. */
const FRESH_FOR_MS = 60_000

/**
 * Asks who is signed in every ten minutes, and when the tab is shown again. Tabs are open all day: if the head office
 * has changed the username meanwhile, a center would find none of its figures and shipments.
 */
export function useRenewedUser(): void {
  const client = useQueryClient()
  useQuery({
    queryKey: [...sessionKeys.session, 'renewed'],
    queryFn: () => renewUser(client).then(() => true),
    // The guard has just asked.
    initialData: true,
    staleTime: freshFor(FRESH_FOR_MS),
    refetchInterval: RENEW_INTERVAL_MS,
    refetchOnWindowFocus: true,
  })
}
