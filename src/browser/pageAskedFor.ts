/** The prefix is that of everything the dashboard keeps: it goes when somebody has signed in, and on logging out. */
const KEY = 'dashboard:asked-for'

/**
 * Keeps the page that somebody asked for before signing in. Its query may hold names that were searched for, and so
 * stays out of the login's own address, which hosts log.
 */
export function keepPageAskedFor(path: string): void {
  try {
    if (path.includes('?')) sessionStorage.setItem(KEY, path)
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, the page opens without its query.
  }
}

/** That page, if its path is `path`; else `path` itself. */
export function pageAskedFor(path: string | null): string | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept !== null && kept.split('?')[0] === path ? kept : path
  } catch {
    return path
  }
}
