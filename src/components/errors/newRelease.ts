/** When the last reload for a new release was, in this tab. */
const RELOADED_AT = 'reloaded-for-new-release'
const ONE_MINUTE = 60_000

/** What browsers say when a lazily loaded file is gone, or is not what it was: Chromium, Firefox, Safari, Vite's CSS. */
const MISSING =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS|valid JavaScript MIME type/i

/**
 * Whether an error means that a part of the site is no longer where this page expects it.
 *
 * @param error whatever was thrown
 */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/** Loads the page again, at most once a minute: never a loop. Without a line the page stays, and says what is wrong. */
export function reloadOnce(): void {
  if (!navigator.onLine) return
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT))
    if (Date.now() - last < ONE_MINUTE) return
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without storage there is no telling how often: leave it to the person.
    return
  }
  window.location.reload()
}
