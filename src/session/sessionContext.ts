import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import { createContext as createRouterContext, useRouteLoaderData } from 'react-router-dom'
import type { CurrentUser } from '@/domain/currentUser'

/** What the guard passes to the pages of the dashboard. */
export interface Session {
  user: CurrentUser
  queryClient: QueryClient
}

/** The session for route loaders. */
export const sessionContext = createRouterContext<Session>()

/** Id of the guarded branch in routes.tsx. */
export const SESSION_ROUTE = 'session'

/** Only for the root of the guarded branch, which passes the session on. */
export const useGuardedSession = () => useRouteLoaderData<Session>(SESSION_ROUTE)

/** For components: the router's own context would re-render all of them at every step of a navigation. */
export const SessionUser = createContext<CurrentUser | undefined>(undefined)
