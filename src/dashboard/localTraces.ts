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
  emptyTab(window)
  // What may be left of the files is unreadable: their key went with the tab's storage.
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

/** One for this tab, so that it does not hear itself. */
let channel: BroadcastChannel | null = null

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  return (channel ??= new BroadcastChannel(CHANNEL))
}

/** Tells the other tabs that the user has logged out. */
export function announceLogout(): void {
  openChannel()?.postMessage(LOGGED_OUT)
}

/**
 * Hears of a logout in another tab, for as long as this tab is open.
 *
 * @param listener what to do then
 */
export function onLogoutElsewhere(listener: () => void): void {
  openChannel()?.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data === LOGGED_OUT) listener()
  })
}
