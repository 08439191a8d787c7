import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { freshFor } from './http/freshFor'
import { retried } from './http/retries'
import { getSessionUser } from './session'
import { isBeforeSignIn, signInCount, takeSignedInUser } from './signIn'

/** The query keys of the session. */
export const sessionKeys = {
  session: ['session'],
  ended: ['sessionEnded'],
} as const

/** The signed-in user, cached until the session changes or somebody signs in. Null (signed out) is never fresh. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: sessionKeys.session,
    queryFn: () => takeSignedInUser() ?? retried(getSessionUser),
    // `retried` already retries.
    retry: false,
    staleTime: (query) => {
      const { data, dataUpdatedAt } = query.state
      return data && !isBeforeSignIn(dataUpdatedAt) ? freshFor(Infinity)(query) : freshFor(0)(query)
    },
    gcTime: Infinity,
  })

/** Whether the session ended while the user was working. */
export const sessionEndedQuery = () =>
  queryOptions<boolean>({
    queryKey: sessionKeys.ended,
    queryFn: skipToken,
    initialData: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/**
 * The signed-in user for the route guard, or null. Clears what was cached for a different user. If the backend does not
 * say who is signed in, `onNoAnswer` is called with the error and supplies the user, by default null.
 */
export async function readSession(
  client: QueryClient,
  onNoAnswer: (error: unknown) => Promise<CurrentUser | null> = async () => null,
): Promise<CurrentUser | null> {
  const before = client.getQueryData(sessionQuery().queryKey)
  const user = await client.fetchQuery(sessionQuery()).catch(onNoAnswer)
  if (before && (!user || identityOf(before) !== identityOf(user))) {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKeys.session[0] })
  }
  if (user) client.setQueryData(sessionEndedQuery().queryKey, false)
  return user
}

/** Milliseconds within which several 401s lead to a single check. */
const SAME_MOMENT_MS = 200

/** Separate from `sessionQuery`, because the page still belongs to the user after the session has ended. */
const isAliveQuery = () =>
  queryOptions({
    queryKey: [...sessionKeys.session, 'alive'],
    queryFn: async () => (await retried(getSessionUser)) !== null,
    retry: false,
    staleTime: freshFor(SAME_MOMENT_MS),
  })

/** Whether the session still exists; null if the backend does not say. */
export const isSessionAlive = (client: QueryClient): Promise<boolean | null> =>
  client.fetchQuery(isAliveQuery()).catch(() => null)

/**
 * Finds out after a 401 whether the session has ended, or the user's role may not make that call (product 12.3). The
 * backend is asked once, however many calls were refused at the same time. Without an answer nothing changes.
 */
export async function checkSession(client: QueryClient): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SAME_MOMENT_MS))
  if (client.getQueryData(sessionEndedQuery().queryKey)) return
  // Any answer that is fresh now came after the 401.
  if ((await isSessionAlive(client)) === false) markSessionEnded(client)
}

/** Marks the session as ended: the popup opens, and the route guard asks the backend again before the next page. */
export function markSessionEnded(client: QueryClient): void {
  client.setQueryData(sessionEndedQuery().queryKey, true)
  void client.invalidateQueries({ queryKey: sessionKeys.session, refetchType: 'none' })
}

/** Called when the user has signed in again: the popup closes, and everything on screen is fetched again. */
export async function markSessionResumed(client: QueryClient, user: CurrentUser): Promise<void> {
  client.setQueryData(sessionQuery().queryKey, user)
  client.setQueryData(sessionEndedQuery().queryKey, false)
  await client.invalidateQueries({ refetchType: 'active' })
}

/** How many times {@link newestUser} has asked. */
let asked = 0

/**
 * The signed-in user, or null. Undefined if there is no answer, or an outdated one: after a later call of this function
 * it may have names from before a change, and after a sign-in it may be about another user. Never rejects.
 */
export async function newestUser(): Promise<CurrentUser | null | undefined> {
  asked += 1
  const own = asked
  const signIns = signInCount()
  const user = await retried(getSessionUser).catch(() => undefined)
  return own === asked && signIns === signInCount() ? user : undefined
}

/**
 * Asks who is signed in after the user's own account was changed. If that has ended the session, the page goes on with
 * the user as known before, and the sign-in popup opens. Never rejects.
 */
export async function refreshUser(client: QueryClient): Promise<void> {
  const user = await newestUser()
  const { queryKey } = sessionQuery()
  // If the user has logged out meanwhile, the answer must not sign anybody in again.
  if (user === undefined || !client.getQueryData(queryKey)) return
  if (user) client.setQueryData(queryKey, user)
  else markSessionEnded(client)
}
