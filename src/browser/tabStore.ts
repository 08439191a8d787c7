/** Texts in sessionStorage: each tab has its own, and they end with it. Where storage is forbidden, none is kept. */
export const tabStore = {
  read: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** Null removes it. */
  write: (key: string, text: string | null): void => {
    try {
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
    } catch {
      // Then a reload does not find it.
    }
  },
}

/** The prefix is that of everything the dashboard keeps: it goes when somebody has signed in, and on logging out. */
const KEY = 'dashboard:asked-for'

/**
 * Keeps the page that somebody asked for before signing in. Its query may hold names that were searched for, and so
 * stays out of the login's own address, which hosts log.
 */
export const keepPageAskedFor = (path: string): void => tabStore.write(KEY, path.includes('?') ? path : null)

/** That page, if its path is `path`; else `path` itself. */
export function pageAskedFor(path: string | null): string | null {
  const kept = tabStore.read(KEY)
  return kept !== null && kept.split('?')[0] === path ? kept : path
}
