import type { QueryClient } from '@tanstack/react-query'
import { browserDatabase } from '@/browser/browserDatabase'
import { ANY_USER } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import { RECENT_ENTRY, TRACE_PREFIX } from '@/browser/storageNames'
import { tabChannel, USER_CHANNEL } from '@/browser/tabChannel'
import { finishedDrafts } from './drafts/finishedDrafts'
import { forgetKeys } from './sealing'

/** Who is signed in, as tabs tell each other: the user’s id, or null after logging out. */
export const userOfTabs = tabChannel<string | null>(USER_CHANNEL)

const eraseListeners = new Set<() => void>()

/** The listener runs just before all traces are erased; after that nothing may be written any more. */
export function onErase(listener: () => void): () => void {
  eraseListeners.add(listener)
  return () => eraseListeners.delete(listener)
}

/**
 * Erases everything stored about the user. From this call on none of it is read any more, here or after a crash.
 * Resolves once the disk is cleared as well, however long that takes; never rejects.
 */
export function forgetEverything(queryClient: QueryClient): Promise<void> {
  forgetInTab(queryClient)
  // Drafts, their files, and the keys they are encrypted with.
  const cleared = browserDatabase.clear().catch(() => undefined)
  finishedDrafts.clear()
  signedIn.write(ANY_USER, false)
  try {
    // Staff looked up customers' shipments on the public page too.
    localStorage.removeItem(RECENT_ENTRY)
  } catch {
    // If storage is forbidden, nothing was stored.
  }
  // The browser sends this event only to other tabs.
  window.dispatchEvent(new Event('storage'))
  return cleared
}

/**
 * Erases what only this tab has stored about its user; not what all tabs share, which may belong to another user by
 * now.
 */
export function forgetInTab(queryClient: QueryClient): void {
  for (const listener of eraseListeners) listener()
  // Without this, queries that are still on the screen would stay in memory for minutes after it.
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0
  queryClient.clear()
  emptyTab(window)
}

/**
 * Removes what the dashboard stores in a tab, except for the data of `owner`. Needed for a tab opened from this one
 * too, because it starts with a copy of its sessionStorage.
 */
export function emptyTab(tab: Window, owner: string | null = null): void {
  try {
    const { sessionStorage: storage } = tab
    for (const key of Object.keys(storage)) {
      const isOwn = owner !== null && key.endsWith(`:${owner}`)
      if (key.startsWith(TRACE_PREFIX) && !isOwn) storage.removeItem(key)
    }
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

onErase(forgetKeys)
