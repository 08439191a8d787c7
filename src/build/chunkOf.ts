import type { Rolldown } from 'vite'
import { FIRST_ANSWER_MODULE } from './siteFiles.ts'

type Of = (file: string) => boolean

/** Whether a module matches `from`, or is imported statically, perhaps through others, by one that does. */
function isReached(id: string, from: Of, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return from(id) || importers.some((importer) => isReached(importer, from, modules, seen))
}

const source =
  (file: string): Of =>
  (id) =>
    id.endsWith(`/${file}`)
const isMain = source('src/main.tsx')
const isLayout = source('src/public-site/PublicLayout.tsx')
const isHome = source('src/public-site/home/HomePage.tsx')
const isReset = source('src/public-site/forgot-password/ForgotPasswordPage.tsx')
const isFirstAnswer = source(FIRST_ANSWER_MODULE)
const isTracking = source('src/public-site/tracking/TrackingPage.tsx')

/**
 * The file that a module goes into, depending on who imports it: a first visit should load few files, as each costs a
 * round trip. Null leaves the split to the lazy imports.
 */
export function chunkOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const isFrom = (of: Of) => isReached(id, of, modules)
  if (/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//.test(id)) return 'framework'
  if (isMain(id) || isFirstAnswer(id)) return null
  if (isFrom(isFirstAnswer)) return 'answer'
  if (isFrom(isMain)) return 'shared'
  if (isFrom(isLayout) || (isFrom(isHome) && (isFrom(isTracking) || isFrom(isReset)))) return 'site'
  // The dashboard uses some of what the tracking page imports, but not the page itself.
  return isFrom(isTracking) && !id.includes('/src/public-site/') ? 'tracked' : null
}
