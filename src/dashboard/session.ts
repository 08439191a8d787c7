import type { QueryClient } from '@tanstack/react-query'
import { createContext, useRouteLoaderData } from 'react-router-dom'
import type { CurrentUser } from '@/domain/people'

/** What the guard hands to every route of the dashboard. */
export interface Session {
  user: CurrentUser
  queryClient: QueryClient
}

/** The router's context that carries the session to loaders. */
export const sessionContext = createContext<Session>()

/** Id of the guarded branch in routes.tsx. */
export const SESSION_ROUTE = 'session'

/** The session in a component below the guard. */
export function useSession(): Session {
  const session = useRouteLoaderData<Session>(SESSION_ROUTE)
  if (!session) throw new Error('useSession needs the guarded branch above it')
  return session
}
