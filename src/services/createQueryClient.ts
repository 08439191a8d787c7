import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isServiceError, isUnauthorized } from './http/errors'
import { freshFor } from './http/freshFor'
import { readRetry } from './http/retries'
import { checkSession } from './session.queries'

/** Milliseconds for which an answer counts as fresh. What the user changes is invalidated at once. */
const FRESH_FOR_MS = 30_000

/**
 * The query cache. Reads are retried where that may help, writes never. Offline, a call fails at once instead of being
 * paused silently. After a 401 the session is checked.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    // Only logged (product 8.4): the part of the screen that needs the data shows the failure itself.
    if (isServiceError(error)) console.warn(`${error.call}: ${error.message}`)
    if (isUnauthorized(error)) void checkSession(client)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        ...readRetry,
        staleTime: freshFor(FRESH_FOR_MS),
        networkMode: 'always',
        // Off by default with networkMode 'always', but a failed list should reload once the connection is back.
        refetchOnReconnect: true,
        // Otherwise long lists would be fetched again each time the user returns to the window.
        refetchOnWindowFocus: false,
      },
      // Writes contain customers, pictures and passwords, which must not stay in memory once the write is over. Not 0,
      // because the cache also uses it as the interval at which it checks a write that outlives its screen.
      mutations: { retry: false, networkMode: 'always', gcTime: 200 },
    },
  })
  return client
}
