import { tabStore } from './tabStore'

/** The prefix is that of everything the dashboard keeps: it goes when somebody has signed in, and on logging out. */
const STORAGE_KEY = 'dashboard:asked-for'

/**
 * Keeps the page that somebody asked for before signing in. Its query may hold names that were searched for, and so
 * stays out of the login's own address, which hosts log.
 */
export const rememberRequestedPage = (path: string): void =>
  tabStore.write(STORAGE_KEY, path.includes('?') ? path : null)

/** That page, if its path is `path`; else `path` itself. */
export function requestedPage(path: string | null): string | null {
  const kept = tabStore.read(STORAGE_KEY)
  return kept !== null && kept.split('?')[0] === path ? kept : path
}
