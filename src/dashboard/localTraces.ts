import type { QueryClient } from '@tanstack/react-query'
import { browserDatabase } from './browserDatabase'

/** Everything the dashboard keeps in this tab's storage starts with this. */
export const TRACE_PREFIX = 'dashboard:'

const CHANNEL = 'dashboard-session'
const LOGGED_OUT = 'logged-out'

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
 * Forgets what this tab knows of the signed-in user: cached answers and drafts, their files included (design 5).
 *
 * @param queryClient the tab's cache of answers
 */
export function forgetEverything(queryClient: QueryClient): void {
  for (const listener of forgetters) listener()
  queryClient.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(TRACE_PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
  // What may be left of the files is unreadable: their key went with the tab's storage.
  browserDatabase.clear().catch(() => undefined)
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
