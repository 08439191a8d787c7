import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noteSessionEnded } from '../center.queries'
import { isServiceError, isSignedOut } from './errors'
import { readRetry } from './readRetry'

/** Milliseconds for which an answer is not asked for anew; what the user changes is asked for at once. */
const FRESH = 30_000

/**
 * The cache of answers. Reading calls are tried again where that may help, writing calls never; offline a call fails at
 * once instead of waiting unseen. `onSessionEnded` hears of a 401; without it the session is marked as ended here.
 */
export function createQueryClient(onSessionEnded?: () => void): QueryClient {
  const onError = (error: unknown) => {
    // Load failures are only logged (product 8.4): their place on the screen says the rest.
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
        // networkMode 'always' would switch this off: a failed list loads again once the line is back.
        refetchOnReconnect: true,
        // A long list is not fetched anew each time somebody comes back from another window.
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
