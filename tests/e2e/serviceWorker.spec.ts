import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { aHost, closeHosts, visitOnce, dist, isCached, cachedPaths } from './aHost'
import { resetBackend, signIn } from './staff'

/** The site's files for Urdu only. */
function urduFiles(): string[] {
  const built = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>
  return Object.entries(built).flatMap(([source, { file }]) =>
    /^src\/texts\/(ur\/|fonts\/|urdu)/.test(source) ? [`/${file}`] : [],
  )
}

test.use({ serviceWorkers: 'allow' })
test.afterEach(closeHosts)

test('a first visit loads neither the service worker nor the logout listener before the page has loaded', async ({
  page,
}) => {
  const host = await aHost()
  await page.goto(`${host.origin}/tracking`)
  await page.waitForLoadState('networkidle')
  expect(host.asked.filter((path) => /sw\.js|\?shell|localTraces/.test(path))).toEqual([])
  await expect.poll(() => isCached(page)).toBe(true)
  // Nothing that the browser has already is requested again, and the page is not reloaded.
  expect(host.asked.filter((path) => path === '/tracking')).toHaveLength(1)
})

test('offline, a second visit opens and works as far as it can', async ({ page }) => {
  const host = await aHost()
  await visitOnce(page, `${host.origin}/tracking`)
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

test('offline, Urdu pages open too, from their own service worker', async ({ page }) => {
  const host = await aHost()
  await visitOnce(page, `${host.origin}/tracking`)
  const urdu = urduFiles()
  expect(urdu.length).toBeGreaterThan(10)
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/ur/') || urdu.includes(path))).toEqual([])

  // An Urdu address that is not cached fails, and does not show the English page.
  await page.context().setOffline(true)
  await expect(page.goto(`${host.origin}/ur/tracking`)).rejects.toThrow('ERR_FAILED')
  await page.context().setOffline(false)

  await page.goto(`${host.origin}/ur/tracking`)
  const working = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/ur/')
      return registration?.active?.state === 'activated' && new URL(registration.scope).pathname
    })
  await expect.poll(working).toBe('/ur/')
  await host.unplug()
  const main = page.getByRole('navigation').first()
  for (const address of ['/ur/tracking/4010020001', '/ur/', '/ur/forgot-password', '/ur/nowhere']) {
    await page.goto(host.origin + address)
    await page.waitForFunction(() => 'taken' in document.documentElement.dataset)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(main).toContainText('ٹریکنگ')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Site Nastaliq"', 'اردو'))).toBe(true)
  }
  // Neither service worker has removed what the other one has cached.
  await page.goto(`${host.origin}/tracking`)
  await expect(page.getByRole('heading', { level: 1, name: 'Track With Us' })).toBeVisible()
})

test('after a release, the next page is new, and the open page stays as it is', async ({ page, context }) => {
  const host = await aHost()
  await visitOnce(page, `${host.origin}/tracking`)
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

test('no answer to signed-in staff is cached', async ({ page }) => {
  await resetBackend(page)
  await visitOnce(page, '/')
  await signIn(page, 'headoffice')
  await expect(page.getByRole('table', { name: 'Today’s shipments' })).toBeVisible()
  await page.goto('/admin/dashboard/records')
  await expect(page.locator('tr[data-index]').first()).toBeVisible()
  const kept = await cachedPaths(page)
  expect(kept.length).toBeGreaterThan(10)
  expect(
    kept.filter((path) => !/^\/(assets\/[\w.-]+\.(js|css|woff2)|\w[\w-]*\.(html|js|svg|webmanifest))$/.test(path)),
  ).toEqual([])
})

test('offline, the dashboard opens for the user of the tab, the draft can be continued, and nothing is booked', async ({
  page,
  context,
}) => {
  await resetBackend(page)
  await visitOnce(page, '/')
  await signIn(page, 'gujrat')
  await page.goto('/admin/dashboard/airwaybill')
  const company = page.locator('[name=shipperCompany]')
  await company.fill('Ravi Traders')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await context.setOffline(true)
  const noLine = page.getByText('You are offline. You can book and make changes again when the connection is back.')
  await expect(noLine).toBeVisible()

  await page.reload()
  await expect(page.getByText('Welcome, gujrat')).toBeVisible()
  await expect(noLine).toBeVisible()
  await expect(company).toHaveValue('Ravi Traders')
  await page.locator('[name=shipperCity]').fill('Gujrat')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await page.getByRole('button', { name: 'Add Shipment' }).click()
  await expect(page.getByText('Contact person cannot be blank').first()).toBeVisible()

  await context.setOffline(false)
  await expect(noLine).toBeHidden()
  await expect(page.getByLabel('Service')).toContainText('Express')
  await expect(company).toHaveValue('Ravi Traders')
  await expect(page.locator('[name=shipperCity]')).toHaveValue('Gujrat')

  // After logging out, nobody is signed in, online or offline.
  await page.getByRole('button', { name: 'Logout' }).first().click()
  const question = page.getByRole('dialog')
  // The reload left no second draft, which would be asked about first.
  await expect(question).toHaveAccessibleName('Leave without booking?')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(question).toBeHidden()
  await page.waitForURL('/')
  await context.setOffline(true)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Welcome, gujrat')).toBeHidden()
})
