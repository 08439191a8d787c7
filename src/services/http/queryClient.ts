import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noteSessionEnded } from '../center.queries'
import { isServiceError, isSignedOut } from './errors'
import { readRetry } from './readRetry'

/** Milliseconds for which an answer counts as fresh. What the user changes is invalidated at once. */
const FRESH = 30_000

/**
 * The query cache. Reads are retried where that may help, writes never. Offline, a call fails at once instead of being
 * paused silently. `onSessionEnded` is called on a 401; without it, the session is marked as ended in this cache.
 */
export function createQueryClient(onSessionEnded?: () => void): QueryClient {
  const onError = (error: unknown) => {
    // Only logged (product 8.4): the part of the screen that needs the data shows the failure itself.
    if (isServiceError(error)) console.warn(`${error.call}: ${error.message}`)
    if (!isSignedOut(error)) return
    if (onSessionEnded) onSessionEnded()
    else noteSessionEnded(client)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        ...readRetry,
        staleTime: FRESH,
        networkMode: 'always',
        // Off by default with networkMode 'always', but a failed list should reload once the connection is back.
        refetchOnReconnect: true,
        // Otherwise long lists would be fetched again each time the user returns to the window.
        refetchOnWindowFocus: false,
      },
      // What was written holds customers, pictures and passwords: nothing of it is kept once the write is over.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
  return client
}
