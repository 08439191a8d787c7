import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium.mjs'
import { engines } from './engines/installed.mjs'

/** More than two cores' worth, as a test waits for half of its time. */
const WORKERS = 3
/** `E2E_PORT` allows testing a second checkout at the same time. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4199)
const portOf = (worker: number) => FIRST_PORT + worker

/** Each worker has its own site and stand-in backend, whose seed each of its tests begins with. */
const ownPort = portOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  workers: WORKERS,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  timeout: 120_000,
  // A shared machine may stall a browser for seconds. `npm test` names the tests that needed this.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${ownPort}`,
    viewport: { width: 1366, height: 768 },
    // Tests can neither delay nor fail what a service worker answers; only serviceWorker.spec.ts and a few others
    // allow it.
    serviceWorkers: 'block',
    // Traces slow down every action, so they are recorded only for a retry, or by hand with --trace on.
    trace: 'on-first-retry',
    // An element that cannot be pressed fails its action, not the whole test by its timeout.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Animations take a fifth of the processor; the tests of daily work ask for them all the same.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath() ?? '',
      args: ['--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    // Other specs test the same in Chromium.
    { name: 'chromium', testIgnore: '**/engines/{booking,leaving,lists,public}.spec.ts' },
    ...(['firefox', 'webkit'] as const)
      .filter((name) => engines[name].isThere())
      .map((name) => ({ name, testDir: './engines', fullyParallel: true })),
  ],
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: `node node_modules/vite/bin/vite.js preview --port ${portOf(worker)} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${portOf(worker)}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  })),
})
