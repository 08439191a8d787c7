import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { createContext as createRouterContext, useRouteLoaderData } from 'react-router-dom'
import type { CurrentUser } from '@/domain/people'

export interface Session {
  user: CurrentUser
  queryClient: QueryClient
}

/** For loaders. */
export const sessionContext = createRouterContext<Session>()

/** The guarded branch in routes.tsx. */
export const SESSION_ROUTE = 'session'

/** For the root of the guarded branch alone, which passes it on. */
export const useGuardedSession = () => useRouteLoaderData<Session>(SESSION_ROUTE)

/** For components: the router's own context would render all of them at every step of a navigation. */
export const CurrentSession = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(CurrentSession)
  if (!session) throw new Error('useSession needs the guarded branch above it')
  return session
}
