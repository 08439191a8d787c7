import { defineConfig } from '@playwright/test'
export default defineConfig({ testDir: '/work/main/tests/e2e', outputDir: '/tmp/f3/results', workers: 1, reporter: 'list', timeout: 60_000, expect: { timeout: 10_000 },
  use: { baseURL: 'http://localhost:5732', viewport: { width: 1366, height: 768 }, launchOptions: { executablePath: '/usr/bin/chromium' } } })
