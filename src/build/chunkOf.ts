import type { Rolldown } from 'vite'
import { FIRST_ANSWER_MODULE } from './siteFiles.ts'

type ModuleTest = (id: string) => boolean

/** Whether a module matches `from`, or is imported statically, perhaps through others, by one that does. */
function isReached(id: string, from: ModuleTest, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return from(id) || importers.some((importer) => isReached(importer, from, modules, seen))
}

const isFile =
  (file: string): ModuleTest =>
  (id) =>
    id.endsWith(`/${file}`)
const isMain = isFile('src/main.tsx')
const isLayout = isFile('src/public-site/PublicLayout.tsx')
const isHome = isFile('src/public-site/home/HomePage.tsx')
const isReset = isFile('src/public-site/forgot-password/ForgotPasswordPage.tsx')
const isFirstAnswer = isFile(FIRST_ANSWER_MODULE)
const isTracking = isFile('src/public-site/tracking/TrackingPage.tsx')

/**
 * The file that a module goes into, depending on who imports it: a first visit should load few files, as each costs a
 * round trip. Null leaves the split to the lazy imports.
 */
export function chunkOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const isFrom = (test: ModuleTest) => isReached(id, test, modules)
  if (/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//.test(id)) return 'framework'
  if (isMain(id) || isFirstAnswer(id)) return null
  if (isFrom(isFirstAnswer)) return 'answer'
  if (isFrom(isMain)) return 'shared'
  if (isFrom(isLayout) || (isFrom(isHome) && (isFrom(isTracking) || isFrom(isReset)))) return 'site'
  // The dashboard uses some of what the tracking page imports, but not the page itself.
  return isFrom(isTracking) && !id.includes('/src/public-site/') ? 'tracked' : null
}
