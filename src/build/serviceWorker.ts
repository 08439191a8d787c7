import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { type Language, languages } from '../texts/languages.ts'
import { fileIn, prerenderedFiles as files, SHELL_FILE, URDU_FONT_FILES } from './siteFiles.ts'

/** Each language has a worker of its own, only for its pages; registered by src/afterStart.ts. */
export const WORKER_FILE = 'sw.js'

/** `SERVICE_WORKER=off npm run build` retires the worker: the file then unregisters it and clears its caches. */
const isWorkerOff = () => process.env['SERVICE_WORKER'] === 'off'

/** Written by deliveredSite.ts. */
const FIRST_VISITS_FILE = '.vite/first-visits.json'

/** With the query, Workbox does not answer addresses like `/tracking` with the cached file instead of the server's. */
const shellOf = (file: string) => `/${file}?shell`

/** Answers from the server, or with the precached page if it does not answer. Pages are not cached by address. */
const page = (urlPattern: (asked: { url: URL; request: Request }) => boolean, file: string) => ({
  urlPattern,
  handler: 'NetworkOnly' as const,
  options: { precacheFallback: { fallbackURL: shellOf(file) } },
})

/** The English worker caches none of them: offline, an English page at an Urdu address could not be used. */
const urduPages = {
  urlPattern: ({ url, request }: { url: URL; request: Request }) =>
    request.mode === 'navigate' && /^\/ur(\/|$)/.test(url.pathname),
  handler: 'NetworkOnly' as const,
}

/** Precaches what visitors' pages load, and caches other assets as they are used. Never caches backend answers. */
export function serviceWorker(): PluginOption[] {
  let folder = ''
  const built: Plugin = {
    name: 'service-worker-folder',
    apply: 'build',
    config: () => (isWorkerOff() ? {} : { define: { 'import.meta.env.WORKER': JSON.stringify(WORKER_FILE) } }),
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
  }
  return [built, ...languages.map((language) => workerIn(language, () => folder))]
}

function workerIn(language: Language, folder: () => string): PluginOption {
  const pageIn: typeof page = (urlPattern, file) => page(urlPattern, fileIn(language, file))
  return VitePWA({
    filename: fileIn(language, WORKER_FILE),
    // The manifest is in public/ and linked by the pages themselves.
    manifest: false,
    injectRegister: false,
    selfDestroying: isWorkerOff(),
    workbox: {
      globPatterns: [
        fileIn(language, '*.html'),
        'theme.js',
        'failed.js',
        'icon.svg',
        fileIn(language, 'manifest.webmanifest'),
        'assets/*.{js,css,woff2}',
      ],
      globIgnores: ['404.html'],
      manifestTransforms: [
        (entries) => {
          const plan = JSON.parse(readFileSync(join(folder(), FIRST_VISITS_FILE), 'utf8')) as {
            precached: Record<Language, string[]>
          }
          const precached = plan.precached[language]
          const isPrecached = (url: string) =>
            precached.includes(url) || (language === 'ur' && URDU_FONT_FILES.test(url))
          const manifest = entries
            .filter(({ url }) => !url.startsWith('assets/') || isPrecached(url))
            .map((entry) => ({ ...entry, url: entry.url.endsWith('.html') ? shellOf(entry.url) : `/${entry.url}` }))
          return { manifest, warnings: [] }
        },
      ],
      dontCacheBustURLsMatching: /^assets\//,
      // Navigation is not answered from the precache: as long as the server answers, the next page is of the newest
      // release.
      directoryIndex: null,
      navigateFallback: null,
      navigationPreload: true,
      skipWaiting: true,
      // The worker must not take over the page of a first visit.
      clientsClaim: false,
      // Workbox would take the other language's cache for an old one of this worker.
      cleanupOutdatedCaches: false,
      inlineWorkboxRuntime: true,
      // These functions are serialised into the worker, so they cannot use anything else from this file.
      runtimeCaching: [
        ...(language === 'en' ? [urduPages] : []),
        pageIn(({ url, request }) => request.mode === 'navigate' && /^(\/ur)?\/$/.test(url.pathname), files.home.file),
        pageIn(
          ({ url, request }) => request.mode === 'navigate' && /^(\/ur)?\/tracking$/.test(url.pathname),
          files.tracking.file,
        ),
        pageIn(
          ({ url, request }) => request.mode === 'navigate' && /^(\/ur)?\/tracking\//.test(url.pathname),
          files.shipment.file,
        ),
        pageIn(
          ({ url, request }) => request.mode === 'navigate' && /^(\/ur)?\/forgot-password$/.test(url.pathname),
          files.reset.file,
        ),
        pageIn(
          ({ url, request }) => request.mode === 'navigate' && !/^\/(api|uploads)\/|\.\w+$/.test(url.pathname),
          SHELL_FILE,
        ),
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 200, maxAgeSeconds: 60 * 86_400, purgeOnQuotaError: true },
          },
        },
      ],
    },
  })
}
