import { expect, test, type Page } from '@playwright/test'
import { seededNumbers } from './publicChecks'
import { callsTo, nextCall, resetBackend, asUser } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const NUMBER = '4010020001'
/** Under way, delivered, void, and one that does not exist. */
const MANY = '/tracking/4010020001-4010020195-4010020194-9999999999-4010020153-4010020163'
const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

/** No such script of the site comes until the returned function lets them. */
async function holdScripts(page: Page, scripts: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** All but what reads and shows the first answer. */
const LATER = /\/assets\/(?!firstAnswer-|answer-)[\w-]+\.js$/

const complaints = (page: Page) => {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => {
    const isRefusal = message.text().includes('Failed to load resource')
    if (/error|warning/.test(message.type()) && !isRefusal) said.push(message.text())
  })
  return said
}

/** Adds up what has moved, from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        ;(window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

/** What stands in the places of the first answer. */
const texts = (page: Page) =>
  page
    .locator('.cc-answer > *, .cc-state, .cc-tracked-bill .cc-number, .cc-from-to-line > span')
    .evaluateAll((places) => places.map(({ textContent }) => textContent))

test('a shipment’s page stands before its scripts, with the number, and its call has left', async ({ page }) => {
  const said = complaints(page)
  const release = await holdScripts(page)
  await page.goto(`/tracking/${NUMBER}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Track With Us' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress' }).getByText('Delivered')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle('Chenab | Track With Us')
  const place = page.locator('.cc-bill-number .cc-asked')
  expect(await place.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${NUMBER}"`)
  await expect.poll(async () => (await callsTo(page, `/api/airwaybill/track/${NUMBER}`)).length).toBe(1)
  release()
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  expect(await callsTo(page, `/api/airwaybill/track/${NUMBER}`)).toHaveLength(1)
  expect(said).toEqual([])
})

for (const viewport of sizes) {
  test(`the first answer is shown before the site’s scripts, and stays where it is, ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const said = complaints(page)
    const { moving, delivered, void: voided } = await seededNumbers(page)
    for (const [number, headline, status] of [
      [moving, /^Tracking Number Update, /, 'Shipment Forwarded'],
      [delivered, /^Delivered, /, 'Shipment Forwarded'],
      [voided, 'Void', 'Void'],
    ] as const) {
      const calls = async () => (await callsTo(page, `/api/airwaybill/track/${number}`)).length
      const callsBefore = await calls()
      const release = await holdScripts(page, LATER)
      await page.goto(`/tracking/${number}`, { waitUntil: 'commit' })
      const answer = page.locator('.cc-answer')
      await expect(answer.locator('strong')).toHaveText(headline)
      await expect(page.locator('.cc-state')).toHaveText(status)
      await expect(page.getByText('Tracking your shipment...')).toBeHidden()
      const before = await texts(page)
      const place = await answer.locator('strong').boundingBox()
      release()
      await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
      expect(await texts(page)).toEqual(before)
      expect(await answer.locator('strong').boundingBox()).toEqual(place)
      expect(await shifted(page), number).toBe(0)
      expect(await calls()).toBe(callsBefore + 1)
      await page.unroute(LATER)
    }
    expect(said).toEqual([])
  })
}

test('a number that is refused waits for the page, which tells it', async ({ page }) => {
  const release = await holdScripts(page, LATER)
  const answered = page.waitForResponse((response) => response.url().endsWith('/9999999999'))
  await page.goto('/tracking/9999999999', { waitUntil: 'commit' })
  await answered
  await expect(page.getByText('Tracking your shipment...')).toBeVisible()
  await expect(page.locator('.cc-state')).toHaveText('—')
  release()
  await expect(page.getByRole('heading', { name: 'Count the digits' })).toBeVisible()
})

test('a refusal of the early call is told as ever, and Try again asks anew', async ({ page }) => {
  await nextCall(page, { method: 'GET', path: `/api/airwaybill/track/${NUMBER}`, status: 500, body: {} })
  await page.goto(`/tracking/${NUMBER}`)
  await expect(page.getByRole('alert').getByText('Internal Server Error')).toBeVisible()
  expect(await callsTo(page, `/api/airwaybill/track/${NUMBER}`)).toHaveLength(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  expect(await callsTo(page, `/api/airwaybill/track/${NUMBER}`)).toHaveLength(2)
})

for (const viewport of sizes) {
  test(`nothing moves when the answer comes, ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const said = complaints(page)
    for (const [address, sign] of [
      [`/tracking/${NUMBER}`, 'Day by day'],
      ['/tracking/9999999999', 'Count the digits'],
      // By now this device knows a number.
      ['/tracking', 'Recent on this device'],
      ['/forgot-password', 'Forgot password'],
      [MANY, 'Track With Us'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: sign })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifted(page), address).toBeLessThanOrEqual(address === MANY ? 0.01 : 0)
    }
    expect(said).toEqual([])
  })
}

test('what is typed before the scripts have come stays: a number, an e-mail', async ({ page }) => {
  for (const [address, label, text] of [
    ['/tracking', 'Airway bill number', NUMBER],
    ['/forgot-password', 'Email', 'gujrat@chenab.example'],
  ] as const) {
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByLabel(label).fill(text)
    release()
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel(label)).toHaveValue(text)
    await page.unroute('**/assets/*.js')
  }
})

test('the dashboard’s frame stands before its scripts, and gives way to the dashboard', async ({ page }) => {
  await asUser(page, 'gujrat')
  const release = await holdScripts(page)
  await page.goto('/admin/dashboard', { waitUntil: 'commit' })
  await expect(page.locator('#frame').getByText('Dashboard')).toBeVisible()
  await expect(page.locator('#frame .cc-sidebar')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#frame')).toHaveCount(0)
})

test('the frame is hidden where a public page, or a paper, is served from the same file', async ({ page }) => {
  const release = await holdScripts(page)
  for (const address of ['/login', '/nowhere', '/admin/dashboard/receipt/1']) {
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#frame').waitFor({ state: 'attached' })
    await expect(page.locator('#frame')).toBeHidden()
  }
  release()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.locator('#frame')).toHaveCount(0)
})
