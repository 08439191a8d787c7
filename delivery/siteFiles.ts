/** The page without content: the site draws every address but the home page into it. */
export const SHELL = 'app.html'

/** The same, naming what tracking loads: most visitors come for it, and on a phone. */
export const TRACKING = 'tracking.html'

/** What answers an address that is no file. */
export function pageFor(path: string): string {
  if (path === '/') return 'index.html'
  return path === '/tracking' || path.startsWith('/tracking/') ? TRACKING : SHELL
}
