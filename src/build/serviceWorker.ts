import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { RESET, SHELL, TRACKING } from './siteFiles.ts'

/** Its address; pages that name it in `data-worker` register it (src/main.tsx). */
export const WORKER = 'sw.js'

/** `SERVICE_WORKER=off npm run build` takes it back: what is then at its address removes it, and what it has kept. */
export const isWorkerOff = () => process.env['SERVICE_WORKER'] === 'off'

/** What a visitor's pages need, for which the build has said what it is (deliveredSite.ts). */
const PLAN = '.vite/first-visits.json'

/** Under its own name Workbox would answer addresses like `/tracking` with it, whatever the server has by then. */
const shellOf = (file: string) => `/${file}?shell`

/** A page of the site, from the server, and as it was kept where the line does not answer. Nothing is kept by address. */
const page = (urlPattern: (asked: { url: URL; request: Request }) => boolean, file: string) => ({
  urlPattern,
  handler: 'NetworkOnly' as const,
  options: { precacheFallback: { fallbackURL: shellOf(file) } },
})

/**
 * The service worker (Workbox): after a first visit it keeps the shells and what visitors' pages load; what staff load is
 * kept as they load it. No answer of the backend is ever kept.
 */
export function serviceWorker(): PluginOption[] {
  let folder = ''
  const built: Plugin = {
    name: 'service-worker-folder',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
  }
  const worker = VitePWA({
    filename: WORKER,
    // It is in public/, and pages name it themselves.
    manifest: false,
    injectRegister: false,
    selfDestroying: isWorkerOff(),
    workbox: {
      globPatterns: ['*.html', 'theme.js', 'failed.js', 'icon.svg', 'manifest.webmanifest', 'assets/*.{js,css}'],
      globIgnores: ['404.html'],
      manifestTransforms: [
        (entries) => {
          const { kept } = JSON.parse(readFileSync(join(folder, PLAN), 'utf8')) as { kept: string[] }
          const manifest = entries
            .filter(({ url }) => !url.startsWith('assets/') || kept.includes(url))
            .map((entry) => (entry.url.endsWith('.html') ? { ...entry, url: shellOf(entry.url) } : entry))
          return { manifest, warnings: [] }
        },
      ],
      dontCacheBustURLsMatching: /^assets\//,
      // Pages come from the server as long as it answers: the next page is always of the newest release.
      directoryIndex: null,
      navigateFallback: null,
      navigationPreload: true,
      skipWaiting: true,
      // Nobody's first visit is touched.
      clientsClaim: false,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      // These functions become the worker's own text: they know nothing from here.
      runtimeCaching: [
        page(({ url, request }) => request.mode === 'navigate' && url.pathname === '/', 'index.html'),
        page(({ url, request }) => request.mode === 'navigate' && /^\/tracking(\/|$)/.test(url.pathname), TRACKING),
        page(({ url, request }) => request.mode === 'navigate' && url.pathname === '/forgot-password', RESET),
        page(
          ({ url, request }) => request.mode === 'navigate' && !/^\/(api|uploads)\/|\.\w+$/.test(url.pathname),
          SHELL,
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
  return [built, worker]
}
