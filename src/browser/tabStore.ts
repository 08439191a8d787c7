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
