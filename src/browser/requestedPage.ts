import { tabStore } from './tabStore'

/** The prefix of everything the dashboard stores, so that it is removed after signing in and on logging out. */
const STORAGE_KEY = 'dashboard:asked-for'

/**
 * The page that was opened before signing in. Its query may contain names that were searched for, so it is not part of
 * the login's own address, which hosts log.
 */
export const requestedPage = {
  write: (path: string): void => tabStore.write(STORAGE_KEY, path.includes('?') ? path : null),

  /** The page with its query, if its path is `path`; else `path` itself. */
  read(path: string | null): string | null {
    const stored = tabStore.read(STORAGE_KEY)
    return stored !== null && stored.split('?')[0] === path ? stored : path
  },
}
