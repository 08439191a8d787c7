import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { RESET, SHELL, TRACKING } from './siteFiles.ts'

/** Registered by pages that name it in `data-worker` (src/main.tsx). */
export const WORKER = 'sw.js'

/** `SERVICE_WORKER=off npm run build` takes it back: the file then removes the worker and what it has kept. */
export const isWorkerOff = () => process.env['SERVICE_WORKER'] === 'off'

/** Written by deliveredSite.ts. */
const PLAN = '.vite/first-visits.json'

/** Under its own name Workbox would answer addresses like `/tracking` with it, whatever the server has by then. */
const shellOf = (file: string) => `/${file}?shell`

/** From the server, or the kept shell where that does not answer. Nothing is kept by address. */
const page = (urlPattern: (asked: { url: URL; request: Request }) => boolean, file: string) => ({
  urlPattern,
  handler: 'NetworkOnly' as const,
  options: { precacheFallback: { fallbackURL: shellOf(file) } },
})

/** Keeps what visitors' pages load after a first visit, and what staff load as it comes; no answer of the backend. */
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
      // As long as the server answers, the next page is of the newest release.
      directoryIndex: null,
      navigateFallback: null,
      navigationPreload: true,
      skipWaiting: true,
      // A first visit is left alone.
      clientsClaim: false,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      // These functions become the worker's own text: they can use nothing of this file.
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
