import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionKeys } from '@/services/session.queries'
import { renewUser } from './renewUser'

/** Milliseconds, as for the statistics. */
const RENEW_INTERVAL_MS = 600_000
/** Milliseconds; sooner, a tab that is shown again does not ask. */
const FRESH_FOR_MS = 60_000

/**
 * Asks who is signed in every ten minutes, and when the tab is shown again. A tab is open all day: by a username that
 * the head office has changed meanwhile, a center would find none of its figures and shipments.
 */
export function useRenewedUser(): void {
  const client = useQueryClient()
  useQuery({
    queryKey: [...sessionKeys.session, 'renewed'],
    queryFn: () => renewUser(client).then(() => true),
    // The guard has just asked.
    initialData: true,
    staleTime: FRESH_FOR_MS,
    refetchInterval: RENEW_INTERVAL_MS,
    refetchOnWindowFocus: true,
  })
}
