import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { getResponse } from 'msw'
import { answerOverHttp } from '../backend/answerOverHttp'
import { handlers } from '../backend/handlers'
import { createStore } from '../backend/store'
import { aHost, closeHosts, visitOnce, root, cachedPaths } from './aHost'
import { fillBooking, idCard, PASSWORD, withoutRandomPart } from './staff'

// Builds the site again: for a backend on another origin, and without the service worker.

/** Without minification and compression, which take half of the time and are not needed here. */
const BUILD = `import { build, loadConfigFromFile } from 'vite'
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' })
  const plugins = config.plugins.flat().filter(({ name }) => name !== 'compressed-site')
  await build({ ...config, plugins, configFile: false, logLevel: 'error', build: { ...config.build, minify: false, cssMinify: false, outDir: process.argv[1] } })`

const built = mkdtempSync(join(tmpdir(), 'other-build-'))
const store = createStore({ log: () => undefined })
let backend: Server

test.use({ serviceWorkers: 'allow' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  backend = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT')
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else void answerOverHttp((asked) => getResponse(handlers(store), asked), request, response)
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const VITE_API_HOST = `http://localhost:${(backend.address() as AddressInfo).port}`
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD, built], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', VITE_API_HOST, SERVICE_WORKER: 'off' },
    stdio: 'ignore',
  })
})
test.afterEach(closeHosts)
test.afterAll(() => void backend.close())

test('with a backend on another origin, requests go there with credentials, and booking works', async ({ page }) => {
  const { origin } = await aHost(built)
  await page.goto(`${origin}/admin/dashboard/airwaybill`)
  const popup = page.getByRole('dialog', { name: 'Login' })
  await expect(popup.getByLabel('Username')).toBeFocused()
  await expect(popup.getByText('Demo data')).toHaveCount(0)
  await popup.getByLabel('Username').fill('gujrat')
  await popup.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await popup.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('[name="airwayBillNo"]')).toHaveValue(/^\d{10}$/)
  await fillBooking(page)
  await page.locator('[name="customNTN"]').setInputFiles(idCard('front.png'))
  await expect(page.getByText('front.png')).toBeVisible()
  await page.getByLabel('Print Invoice').uncheck()
  await page.getByRole('button', { name: 'Add Shipment' }).locator('visible=true').first().click()
  await expect(page.getByText('AirwayBill added successfully !!').first()).toBeVisible()

  const sent = store.calls.findLast(({ path }) => path === '/api/airwaybill/create')
  expect(sent?.files.map(({ name, filename }) => [name, withoutRandomPart(filename)])).toEqual([
    ['customNTN', 'custom-copies.jpg'],
  ])
})

test('rolling back a release removes the service worker and its caches', async ({ page }) => {
  const host = await aHost()
  await visitOnce(page, `${host.origin}/tracking`)
  expect((await cachedPaths(page)).length).toBeGreaterThan(10)
  host.release(built)
  await page.goto(`${host.origin}/tracking`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Retried, as the page may reload during a check.
  await expect(async () => {
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await cachedPaths(page)).toEqual([])
  }).toPass()
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
