import { REQUESTED_PAGE_KEY } from './storageNames'
import { tabStore } from './tabStore'

/**
 * The page that was opened before signing in. Its query may contain names that were searched for, so it is not part of
 * the login's own address, which hosts log.
 */
export const requestedPage = {
  write: (path: string): void => tabStore.write(REQUESTED_PAGE_KEY, path.includes('?') ? path : null),

  /** The page with its query, if its path is `path`; else `path` itself. */
  read(path: string | null): string | null {
    const stored = tabStore.read(REQUESTED_PAGE_KEY)
    return stored !== null && stored.split('?')[0] === path ? stored : path
  },
}
