import { expect, type Page, test } from '@playwright/test'
import { company } from '@/company'
import { seededNumbers } from './seededNumbers'
import { resetBackend } from './staff'

const DASHBOARD = '/admin/dashboard'
/** Playwright's locators by text do not look inside noscript. */
const off = (page: Page) => page.locator('noscript > .cc-notice')
const old = (page: Page) => page.getByText('This browser is too old for this site.')
const failed = (page: Page) => page.getByText('A part of the site could not be loaded.')
const phone = (page: Page) => page.locator('.cc-notice:visible a[href^="tel:+"]')

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows its content, and other ways to get in touch', async ({ page }) => {
    await page.goto('/')
    await expect(off(page)).toHaveText(/JavaScript is turned off in this browser\./)
    await expect(off(page)).toBeVisible()
    await expect(phone(page)).toHaveText(company.phone)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    const names = [...company.services.map(({ name }) => name), ...company.branches.map(({ name }) => name.en)]
    for (const name of names) {
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    }
    // The tracking box works as a plain form.
    await page.getByLabel('Airway bill number').fill('4010020001')
    await page.getByRole('button', { name: 'Track', exact: true }).click()
    await expect(page).toHaveURL(/\/tracking\?airwayBillNo=4010020001$/)
  })

  test('no other page shows a loader, and each names other ways to get in touch', async ({ page }) => {
    for (const path of ['/tracking?airwayBillNo=4010020001', '/tracking/4010020001', '/forgot-password', DASHBOARD]) {
      await page.goto(path)
      await expect(off(page), path).toBeVisible()
      await expect(phone(page), path).toBeVisible()
      await expect(page.getByText('Tracking your shipment...'), path).toBeHidden()
    }
  })
})

test('when a script fails to load, the page reloads once, then says so with a button to reload', async ({
  page,
  context,
}) => {
  await resetBackend(page)
  const { moving } = await seededNumbers(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  for (const [file, path] of [
    ['framework', DASHBOARD],
    ['framework', '/forgot-password'],
    ['index', '/nowhere'],
    ['index', `/tracking/${moving}`],
  ] as const) {
    const broken = new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`)
    await context.route(broken, (route) => route.abort('connectionreset'))
    loads = 0
    await page.goto(path)
    await expect(failed(page), path).toBeVisible()
    expect(loads, path).toBe(2)
    await expect(phone(page)).toBeVisible()
    await context.unroute(broken)
    // Reloading again is left to the visitor.
    await page.evaluate(() => sessionStorage.clear())
  }
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  await expect(failed(page)).toBeHidden()
})

test('a first script that fails once is requested again', async ({ page, context }) => {
  await resetBackend(page)
  const { moving } = await seededNumbers(page)
  const broken = /\/assets\/index-[\w-]{8}\.js$/
  await context.route(broken, (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto(`/tracking/${moving}`)
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  await expect(failed(page)).toBeHidden()
})

test('when the first script fails, home stays readable and says so', async ({ page, context }) => {
  const broken = /\/assets\/index-[\w-]{8}\.js$/
  await context.route(broken, (route) => route.abort('connectionreset'))
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/')
  await expect(failed(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(company.services[0]?.name ?? '', { exact: true }).first()).toBeVisible()
  expect(loads).toBe(1)
  await context.unroute(broken)
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(failed(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'taken' in document.documentElement.dataset)).toBe(true)
})

test('an unsupported browser is told so in plain HTML, and no loader waits for its scripts', async ({
  page,
  context,
}) => {
  // Simulates an old browser: without modules and without the features that the page checks.
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await context.route(/\/assets\/.*\.css$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('aspect-ratio:1)', 'unknown:1)') })
  })
  await context.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const path of ['/', '/tracking/4010020001', DASHBOARD]) {
    await page.goto(path)
    await expect(old(page), path).toBeVisible()
    await expect(phone(page), path).toBeVisible()
    await expect(page.getByText('Tracking your shipment...')).toBeHidden()
  }
})
