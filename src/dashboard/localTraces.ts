import type { QueryClient } from '@tanstack/react-query'

/** Everything the dashboard keeps in this tab's storage starts with this. */
export const TRACE_PREFIX = 'dashboard:'

const CHANNEL = 'dashboard-session'
const LOGGED_OUT = 'logged-out'

/**
 * Forgets what this tab knows of the signed-in user: cached answers and drafts (design 5).
 *
 * @param queryClient the tab's cache of answers
 */
export function forgetEverything(queryClient: QueryClient): void {
  queryClient.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(TRACE_PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Tells the other tabs that the user has logged out. */
export function announceLogout(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(LOGGED_OUT)
  channel.close()
}

/**
 * Hears of a logout in another tab.
 *
 * @param listener what to do then
 * @returns ends the listening
 */
export function onLogoutElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === LOGGED_OUT) listener()
  }
  return () => channel.close()
}
