import type { QueryClient } from '@tanstack/react-query'
import { formerFavourites } from '@/domain/booking/knownCustomers'
import { browserDatabase } from '@/browser/browserDatabase'
import { tabChannel } from '@/browser/tabChannel'

/** Everything the dashboard keeps in this tab's storage starts with this. */
export const TRACE_PREFIX = 'dashboard:'

/** Bare ids of favourite customers, for each user: they stay on the computer. */
export const FAVOURITES = 'booking-favourites'
/** Where an earlier release kept customers on the computer, with their names. */
const FORMER_CUSTOMERS = 'booking-customers:'
/** Where the one after that kept those of a session, in the tab: browsers bring a closed tab back with it. */
const FORMER_RECENT = `${TRACE_PREFIX}customers:`

const LOGGED_OUT = 'logged-out'
const sessions = tabChannel<typeof LOGGED_OUT>('dashboard-session')
const users = tabChannel<string>('dashboard-user')

const forgetters = new Set<() => void>()

/**
 * Hears that everything is being forgotten: whoever is about to write something down must not any more.
 *
 * @param listener what to do just before
 * @returns ends the listening
 */
export function onForgetting(listener: () => void): () => void {
  forgetters.add(listener)
  return () => forgetters.delete(listener)
}

/**
 * Forgets what this tab knows of the signed-in user: cached answers and drafts, their files included.
 *
 * @param queryClient the tab's cache of answers
 */
export function forgetEverything(queryClient: QueryClient): void {
  for (const listener of forgetters) listener()
  queryClient.clear()
  emptyTab(window)
  // Drafts, their files, and the key to them.
  browserDatabase.clear().catch(() => undefined)
}

/**
 * Forgets what a tab's own storage holds of the dashboard.
 *
 * @param tab this one, or one that this one has opened: it is born with a copy of what is kept here
 */
export function emptyTab(tab: Window): void {
  try {
    const { sessionStorage: storage } = tab
    for (const key of Object.keys(storage)) if (key.startsWith(TRACE_PREFIX)) storage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/**
 * Forgets what another user left in this tab without logging out.
 *
 * @param owner who works here now
 */
export function forgetOtherUsers(owner: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(TRACE_PREFIX) && !key.endsWith(`:${owner}`)) sessionStorage.removeItem(key)
    }
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Takes away the names that earlier releases have left in this browser; of favourites the ids stay. */
export function removeFormerTraces(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(FORMER_RECENT)) sessionStorage.removeItem(key)
    }
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(FORMER_CUSTOMERS)) continue
      const favourites = formerFavourites(localStorage.getItem(key))
      localStorage.removeItem(key)
      const owner = key.slice(FORMER_CUSTOMERS.length)
      if (favourites.length > 0) localStorage.setItem(`${FAVOURITES}:${owner}`, JSON.stringify(favourites))
    }
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Tells the other tabs that the user has logged out. */
export function announceLogout(): void {
  sessions.tell(LOGGED_OUT)
}

/**
 * Hears of a logout in another tab, for as long as this tab is open.
 *
 * @param listener what to do then
 */
export function onLogoutElsewhere(listener: () => void): void {
  sessions.hear((message) => {
    if (message === LOGGED_OUT) listener()
  })
}

/**
 * Tells the other tabs who is signed in: the cookie is theirs too.
 *
 * @param id of the user
 */
export function announceUser(id: string): void {
  users.tell(id)
}

/**
 * Hears who is signed in according to another tab, for as long as this tab is open.
 *
 * @param listener takes the user's id
 */
export function onUserElsewhere(listener: (id: string) => void): void {
  users.hear((id) => {
    if (typeof id === 'string') listener(id)
  })
}
