import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { textTypes } from '../../src/build/compressed'
import { answerFor, headersFor } from '../../src/build/servedAsHosted'
import { resetBackend, signIn } from './staff'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')

test.use({ serviceWorkers: 'allow' })

/** A host whose release can change, and which can be unplugged. It has no backend. */
interface Host {
  origin: string
  asked: string[]
  release: (folder: string) => void
  unplug: () => Promise<void>
}

const hosts: Server[] = []
test.afterEach(() => {
  for (const host of hosts.splice(0)) {
    host.closeAllConnections()
    host.close()
  }
})

async function aHost(): Promise<Host> {
  let folder = dist
  const asked: string[] = []
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    asked.push(request.url ?? '/')
    for (const [name, value] of headersFor(folder, path)) response.setHeader(name, value)
    const { page, status } = path.startsWith('/api/') ? { page: null, status: 503 } : answerFor(folder, path)
    response.writeHead(status, { 'Content-Type': textTypes[extname(page ?? '')] ?? 'application/octet-stream' })
    response.end(page === null ? '' : readFileSync(join(folder, page)))
  })
  hosts.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    release: (next) => {
      folder = next
    },
    unplug: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isKept = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
const whatIsKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Comes once, and stays until the page is kept. */
async function comeOnce(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => isKept(page)).toBe(true)
}

test('a first visit asks for nothing of it before the page has loaded', async ({ page }) => {
  const host = await aHost()
  await page.goto(`${host.origin}/tracking`)
  await page.waitForLoadState('networkidle')
  expect(host.asked.filter((path) => path.includes('sw.js') || path.includes('?shell'))).toEqual([])
  await expect.poll(() => isKept(page)).toBe(true)
  // Nothing that the visitor has already is taken from the line again, and the page is not reloaded.
  expect(host.asked.filter((path) => path === '/tracking')).toHaveLength(1)
})

test('with the line unplugged the second visit stands, and works as far as it can', async ({ page }) => {
  const host = await aHost()
  await comeOnce(page, `${host.origin}/tracking`)
  await host.unplug()
  await page.goto(`${host.origin}/tracking/4010020001`)
  await expect(page.getByRole('heading', { level: 1, name: 'Track With Us' })).toBeVisible()
  await expect(page.getByText('Could not reach the server.')).toBeVisible()
  for (const [address, heading] of [
    ['/', /International/],
    ['/forgot-password', 'Forgot password'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(host.origin + address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('the next page is of the new release, and the open one stays as it is', async ({ page, context }) => {
  const host = await aHost()
  await comeOnce(page, `${host.origin}/tracking`)
  await page.getByLabel('Airway bill number').fill('40100')
  const next = mkdtempSync(join(tmpdir(), 'release-'))
  cpSync(dist, next, { recursive: true })
  for (const name of ['tracking.html', 'sw.js']) {
    const text = readFileSync(join(next, name), 'utf8')
    writeFileSync(join(next, name), name === 'sw.js' ? `${text}\n// next` : text.replace('<head>', '<head data-next>'))
  }
  host.release(next)
  const other = await context.newPage()
  await other.goto(`${host.origin}/tracking`)
  await expect(other.locator('head[data-next]')).toHaveCount(1)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Airway bill number')).toHaveValue('40100')
  await expect(page.locator('head[data-next]')).toHaveCount(0)
})

test('a release can be taken back: the worker goes, and all that it has kept', async ({ page }) => {
  test.setTimeout(240_000)
  const off = mkdtempSync(join(tmpdir(), 'off-'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const build = ['build', '--outDir', off, '--emptyOutDir', '--logLevel', 'error']
  execFileSync(process.execPath, [vite, ...build], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SERVICE_WORKER: 'off' },
    stdio: 'ignore',
  })
  const host = await aHost()
  await comeOnce(page, `${host.origin}/tracking`)
  expect((await whatIsKept(page)).length).toBeGreaterThan(10)
  host.release(off)
  await page.goto(`${host.origin}/tracking`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page may be loaded anew in the middle of a look.
  await expect(async () => {
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await whatIsKept(page)).toEqual([])
  }).toPass()
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('of what staff are answered nothing is kept', async ({ page }) => {
  await resetBackend(page)
  await comeOnce(page, '/')
  await signIn(page, 'headoffice')
  await expect(page.getByRole('table', { name: "Today's shipments" })).toBeVisible()
  await page.goto('/admin/dashboard/records')
  await expect(page.locator('tr[data-index]').first()).toBeVisible()
  const kept = await whatIsKept(page)
  expect(kept.length).toBeGreaterThan(10)
  expect(
    kept.filter((path) => !/^\/(assets\/[\w.-]+\.(js|css|woff2)|\w[\w-]*\.(html|js|svg|webmanifest))$/.test(path)),
  ).toEqual([])
})

test('without a line the dashboard opens for whoever works in the tab, his draft goes on, and nothing is booked', async ({
  page,
  context,
}) => {
  await resetBackend(page)
  await comeOnce(page, '/')
  await signIn(page, 'gujrat')
  await page.goto('/admin/dashboard/airwaybill')
  const company = page.locator('[name=shipperCompany]')
  await company.fill('Ravi Traders')
  await expect(page.getByText(/^Kept at/)).toBeVisible()
  await context.setOffline(true)
  const noLine = page.getByText('No connection. What you type is kept on this computer.')
  await expect(noLine).toBeVisible()

  await page.reload()
  await expect(page.getByText('Welcome, gujrat')).toBeVisible()
  await expect(noLine).toBeVisible()
  await expect(company).toHaveValue('Ravi Traders')
  await page.locator('[name=shipperCity]').fill('Gujrat')
  await expect(page.getByText(/^Kept at/)).toBeVisible()
  await page.getByRole('button', { name: 'Add Shipment' }).click()
  await expect(page.getByText('Contact person cannot be blank').first()).toBeVisible()

  await context.setOffline(false)
  await expect(noLine).toBeHidden()
  await expect(page.getByLabel('Service')).toContainText('Express')
  await expect(company).toHaveValue('Ravi Traders')
  await expect(page.locator('[name=shipperCity]')).toHaveValue('Gujrat')

  // Whoever has logged out is not there any more, with a line or without.
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.waitForURL('/')
  await context.setOffline(true)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Welcome, gujrat')).toBeHidden()
})
