import { defineConfig } from '@playwright/test'
import { chromiumPath } from './chromium.mjs'

const port = 4199

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // One stand-in backend serves all tests: they take turns, and each starts from the seed.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath() ?? '',
      args: ['--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
