import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { signInByRequest, resetBackend } from './staff'

const HOME = '/admin/dashboard'
const BOOKING = `${HOME}/airwaybill`

test.beforeEach(async ({ page }) => resetBackend(page))

const faults = {
  gone: { status: 404, contentType: 'text/plain', body: 'Not found' },
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
  'out of reach': null,
} as const
type Fault = keyof typeof faults

/** Breaks a script or style from now on, until the returned function is called. */
async function breakFile(context: BrowserContext, name: string, fault: Fault): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${name}-[\\w-]{8}\\.(js|css)$`)
  await context.route(file, (route) => {
    const answer = faults[fault]
    return answer ? route.fulfill(answer) : route.abort('internetdisconnected')
  })
  return () => context.unroute(file)
}

/** Counts how often the page is loaded from the server. */
function loadsOf(page: Page): { count: () => number } {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return { count: () => loads }
}

const notice = (page: Page) => page.getByRole('heading', { name: 'A part of the site could not be loaded' })

/** Expects the notice after one more load, and no further load. */
async function expectToldOnce(page: Page, loads: { count: () => number }, expected: number, what: string) {
  await expect.poll(loads.count, what).toBe(expected)
  await expect(notice(page), what).toBeVisible()
  // A further load would start when the notice appears.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(notice(page), what).toBeVisible()
  expect(loads.count(), what).toBe(expected)
}

/** Types a booking in this tab. */
async function typeBooking(page: Page): Promise<void> {
  await page.goto(BOOKING)
  await page.locator('[name="recCity"]').fill('Sheffield')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
}

const forgetReload = (page: Page) => page.evaluate(() => sessionStorage.removeItem('reloaded-for-new-release'))

/** Files of each kind: one loaded before any page, and a page of each table in src/routes.tsx. */
const dashboardFiles: [file: string, address: string, fault: Fault][] = [
  ['SessionRoot', HOME, 'gone'],
  ['CentersPage', `${HOME}/centers`, 'a page'],
  ['ReceiptPage', `${HOME}/receipt/1`, 'gone'],
  ['BookingPage', BOOKING, 'out of reach'],
]

test('after a new release, an old dashboard page neither loses a booking nor reloads endlessly', async ({
  page,
  context,
}) => {
  await signInByRequest(page, 'headoffice')
  await typeBooking(page)
  const loads = loadsOf(page)
  for (const [file, address, fault] of dashboardFiles) {
    const before = loads.count()
    const mend = await breakFile(context, file, fault)
    await page.goto(address)
    await expectToldOnce(page, loads, before + 2, file)
    await mend()
    if (address !== BOOKING) await forgetReload(page)
  }
  await expect(
    page.getByText('If you were booking, your draft is saved, unless the form said “Not saved”.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.locator('[name="recCity"]')).toHaveValue('Sheffield')
})

/** A page that is not loaded ahead. */
const SETTINGS = 'Settings'

test('after a new release, the next page inside the site is reloaded once', async ({ page, context }) => {
  await signInByRequest(page, 'gujrat')
  await page.goto(HOME)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loads = loadsOf(page)
  const mend = await breakFile(context, 'SettingsPage', 'gone')
  await page.getByRole('link', { name: SETTINGS }).first().click()
  await expectToldOnce(page, loads, 1, 'SettingsPage')
  await expect(page).toHaveURL(`${HOME}/settings`)
  await mend()
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: SETTINGS })).toBeVisible()
})

test('a popup whose script a new release removed says so, and offers to reload the same page', async ({
  page,
  context,
}) => {
  await signInByRequest(page, 'headoffice')
  await page.goto(`${HOME}/records`)
  const loads = loadsOf(page)
  const mend = await breakFile(context, 'ShipmentPopup', 'a page')
  const addNote = page.getByRole('button', { name: 'Add Note' }).first()
  await addNote.click()
  await expect(page.getByText('The popup could not be loaded.')).toBeInViewport()
  await page.getByRole('button', { name: 'Try again' }).click()
  await mend()
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect.poll(loads.count).toBe(1)
  await addNote.click()
  await expect(page.getByRole('dialog', { name: 'Add Note' })).toBeVisible()
  expect(loads.count()).toBe(1)
})

test('offline, a page whose script is missing stays and says so, instead of the browser’s error page', async ({
  page,
  context,
}) => {
  await signInByRequest(page, 'gujrat')
  await page.goto(HOME)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loads = loadsOf(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: SETTINGS }).first().click()
  await expect(notice(page)).toBeVisible()
  expect(loads.count()).toBe(0)
  // It is loaded again when back online.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: SETTINGS })).toBeVisible()
})

const publicFiles: [file: string, address: string, fault: Fault][] = [
  ['HomePage', '/', 'gone'],
  ['TrackingPage', '/tracking/4010020001', 'a page'],
  ['site', '/tracking', 'out of reach'],
]

test('after a new release, an old public page does not reload endlessly', async ({ page, context }) => {
  const loads = loadsOf(page)
  for (const [file, address, fault] of publicFiles) {
    const before = loads.count()
    const mend = await breakFile(context, file, fault)
    await page.goto(address)
    await expectToldOnce(page, loads, before + 2, file)
    await expect(page.getByText('your draft is saved')).toHaveCount(0)
    await mend()
    await forgetReload(page)
  }
})
