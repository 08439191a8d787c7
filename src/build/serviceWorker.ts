import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { prerenderedFiles as files, SHELL } from './siteFiles.ts'

/** Registered by src/main.tsx. */
export const WORKER = 'sw.js'

/** `SERVICE_WORKER=off npm run build` retires the worker: the file then unregisters it and clears its caches. */
const isWorkerOff = () => process.env['SERVICE_WORKER'] === 'off'

/** Written by deliveredSite.ts. */
const PLAN = '.vite/first-visits.json'

/** The query keeps Workbox from answering addresses like `/tracking` with the cached file instead of the server's. */
const shellOf = (file: string) => `/${file}?shell`

/** Answers from the server, or with the precached page if it does not answer. Pages are not cached by address. */
const page = (urlPattern: (asked: { url: URL; request: Request }) => boolean, file: string) => ({
  urlPattern,
  handler: 'NetworkOnly' as const,
  options: { precacheFallback: { fallbackURL: shellOf(file) } },
})

/** Precaches what visitors' pages load, and caches other assets as they are used. Never caches backend answers. */
export function serviceWorker(): PluginOption[] {
  let folder = ''
  const built: Plugin = {
    name: 'service-worker-folder',
    apply: 'build',
    config: () => (isWorkerOff() ? {} : { define: { 'import.meta.env.WORKER': JSON.stringify(`/${WORKER}`) } }),
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
  }
  const worker = VitePWA({
    filename: WORKER,
    // The manifest is in public/ and linked by the pages themselves.
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
      // No precached answers to navigation: while the server answers, the next page is always of the newest release.
      directoryIndex: null,
      navigateFallback: null,
      navigationPreload: true,
      skipWaiting: true,
      // The worker must not take over the page of a first visit.
      clientsClaim: false,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      // These functions are serialised into the worker, so they cannot use anything else from this file.
      runtimeCaching: [
        page(({ url, request }) => request.mode === 'navigate' && url.pathname === '/', files.home.file),
        page(({ url, request }) => request.mode === 'navigate' && url.pathname === '/tracking', files.tracking.file),
        page(
          ({ url, request }) => request.mode === 'navigate' && url.pathname.startsWith('/tracking/'),
          files.shipment.file,
        ),
        page(
          ({ url, request }) => request.mode === 'navigate' && url.pathname === '/forgot-password',
          files.reset.file,
        ),
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
