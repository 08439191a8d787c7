/** The page without content: the site draws every address but the home page into it. */
export const SHELL = 'app.html'

/** The same, naming what tracking loads: most visitors come for it, and on a phone. */
export const TRACKING = 'tracking.html'

/** What answers an address that is no file. */
export function pageFor(path: string): string {
  if (path === '/') return 'index.html'
  return path === '/tracking' || path.startsWith('/tracking/') ? TRACKING : SHELL
}

const start = ['src/main.tsx', 'src/public-site/PublicLayout.tsx']

/** The source files of what visitors open first, in the order in which the router loads them. */
export const sources = {
  shell: ['src/main.tsx'],
  home: [...start, 'src/public-site/home/HomePage.tsx'],
  tracking: [...start, 'src/public-site/tracking/TrackingPage.tsx'],
} as const
