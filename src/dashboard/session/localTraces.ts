import type { QueryClient } from '@tanstack/react-query'
import { RECENT_ENTRY } from '@/domain/tracking/recentNumbers'
import { browserDatabase } from '@/browser/browserDatabase'
import { tabChannel } from '@/browser/tabChannel'

/** Prefix of everything the dashboard keeps in sessionStorage. */
export const TRACE_PREFIX = 'dashboard:'

/** Only ids, for each user: they stay on the computer after logging out. */
export const FAVOURITES = 'booking-favourites'

const LOGGED_OUT = 'logged-out'
const sessions = tabChannel<typeof LOGGED_OUT>('dashboard-session')
const users = tabChannel<string>('dashboard-user')

const forgetters = new Set<() => void>()

/** The listener runs just before all traces are erased; after that nothing may be written any more. */
export function onForgetting(listener: () => void): () => void {
  forgetters.add(listener)
  return () => forgetters.delete(listener)
}

export function forgetEverything(queryClient: QueryClient): void {
  for (const listener of forgetters) listener()
  queryClient.clear()
  emptyTab(window)
  forgetTrackedNumbers()
  // Drafts, their files, and the keys they are encrypted with.
  browserDatabase.clear().catch(() => undefined)
}

/** Staff looked up customers' shipments on the public page too. Other tabs notice by themselves, this one is told. */
function forgetTrackedNumbers(): void {
  try {
    localStorage.removeItem(RECENT_ENTRY)
  } catch {
    // If storage is forbidden, nothing was stored.
  }
  window.dispatchEvent(new Event('storage'))
}

/** Needed for a tab opened from this one too, because it starts with a copy of its sessionStorage. */
export function emptyTab(tab: Window): void {
  try {
    const { sessionStorage: storage } = tab
    for (const key of Object.keys(storage)) if (key.startsWith(TRACE_PREFIX)) storage.removeItem(key)
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

/** Removes what users other than `owner` left in this tab without logging out. */
export function forgetOtherUsers(owner: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(TRACE_PREFIX) && !key.endsWith(`:${owner}`)) sessionStorage.removeItem(key)
    }
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

export function announceLogout(): void {
  sessions.tell(LOGGED_OUT)
}

export function onLogoutElsewhere(listener: () => void): void {
  sessions.hear((message) => {
    if (message === LOGGED_OUT) listener()
  })
}

/** Tells the other tabs who is signed in, because all tabs share one cookie. */
export function announceUser(id: string): void {
  users.tell(id)
}

export function onUserElsewhere(listener: (id: string) => void): void {
  users.hear((id) => {
    if (typeof id === 'string') listener(id)
  })
}
