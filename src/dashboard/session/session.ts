import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { createContext as createRouterContext, useRouteLoaderData } from 'react-router-dom'
import type { CurrentUser } from '@/domain/people'

/** What the guard hands to every route of the dashboard. */
export interface Session {
  user: CurrentUser
  queryClient: QueryClient
}

/** The router's context that carries the session to loaders. */
export const sessionContext = createRouterContext<Session>()

/** Id of the guarded branch in routes.tsx. */
export const SESSION_ROUTE = 'session'

/** The session as the guard has handed it over: for the root of the guarded branch, which passes it on. */
export const useGuardedSession = () => useRouteLoaderData<Session>(SESSION_ROUTE)

/** For components: by the router's own context all would be drawn anew at each step on the way to another screen. */
export const CurrentSession = createContext<Session | undefined>(undefined)

/** The session in a component below the guard. */
export function useSession(): Session {
  const session = useContext(CurrentSession)
  if (!session) throw new Error('useSession needs the guarded branch above it')
  return session
}
