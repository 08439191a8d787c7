/** Texts in sessionStorage: each tab has its own until it is closed. If storage is blocked, none is stored. */
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
      // Storage is blocked or full: after a reload the text is gone.
    }
  },
}
