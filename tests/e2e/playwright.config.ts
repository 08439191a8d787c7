import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium.mjs'
import { engines } from './engines/installed.mjs'

/** For two cores: a test waits for half of its time. */
const WORKERS = 3
/** `E2E_PORT` lets a second checkout be tested at the same time. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4199)
const portOf = (worker: number) => FIRST_PORT + worker

/** Each worker has a site and a stand-in backend of its own: its tests take turns, and each starts from the seed. */
const ownPort = portOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  workers: WORKERS,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  timeout: 120_000,
  // A shared machine may stall a browser for seconds. What needed it is named at the end of `npm test`.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${ownPort}`,
    viewport: { width: 1366, height: 768 },
    // What it answers, no test can hold up or break; its own tests let it in (serviceWorker.spec.ts).
    serviceWorkers: 'block',
    // A trace is work in every action: it is made when a test is tried again, or by hand with --trace on.
    trace: 'on-first-retry',
    // What cannot be pressed is a failure, not a wait for the end of the test.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // What moves has a fifth of the processor; the tests of what people do all day ask for it all the same.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath() ?? '',
      args: ['--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    // What the journeys show of it, tests of its own show as well.
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
