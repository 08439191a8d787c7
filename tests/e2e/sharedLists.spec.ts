import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { callsTo, openAs } from './staff'

const RECORDS = '/admin/dashboard/records'
const ALL = '/api/airwaybill/getAll'

const rows = (page: Page) => page.locator('tbody tr[data-index]')
const foot = (page: Page) => page.locator('.cc-table-foot')
const wholeLists = async (page: Page) => (await callsTo(page, ALL)).filter(({ path }) => path === ALL).length

/** A company with this many shipments: a list of more than a few is looked after by its last days. */
async function seed(page: Page, shipments: number): Promise<void> {
  expect((await page.request.post('/__stand-in/reset', { data: { shipments } })).ok()).toBe(true)
}

/** Records in a second tab of the same browser. */
async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(RECORDS)
  await expect(foot(page)).toContainText('Loaded')
  return page
}

/** Takes a shipment a step on. */
async function upTrack(page: Page, row: number): Promise<void> {
  await rows(page).nth(row).getByRole('button', { name: 'Up Track' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="type"]').selectOption('Manifest')
  await dialog.getByLabel('Description').fill('On the list of tonight’s flight')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

/** Ends the worker of all tabs, as a browser does that runs out of memory. */
async function endWorkers(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession()
  const { targetInfos } = await devtools.send('Target.getTargets')
  const workers = targetInfos.filter(({ type }) => type === 'shared_worker')
  for (const { targetId } of workers) await devtools.send('Target.closeTarget', { targetId })
  await devtools.detach()
  return workers.length
}

test.beforeEach(async ({ page }) => {
  await page.context().addInitScript(() => localStorage.setItem('sidebar-collapsed', 'true'))
  await seed(page, 1000)
  await openAs(page, 'headoffice', RECORDS)
  await expect(foot(page)).toContainText('Loaded')
})

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage()
  await seed(page, 200)
  await page.close()
})

test('two tabs fetch the list of all shipments once, and see each other’s changes', async ({ page, context }) => {
  const other = await secondTab(context)
  expect(await wholeLists(page)).toBe(1)
  await upTrack(page, 0)
  await expect(rows(other).nth(0)).toContainText('Mainfiest')
  await upTrack(other, 1)
  await expect(rows(page).nth(1)).toContainText('Mainfiest')
  expect(await wholeLists(page)).toBe(1)
})

test('a tab keeps its list when the other one is closed, and loses it with the session', async ({ page, context }) => {
  const other = await secondTab(context)
  await page.close()
  await other.getByRole('searchbox', { name: 'Search' }).fill('no shipment has this')
  await expect(rows(other)).toHaveCount(0)
  await other.getByRole('searchbox', { name: 'Search' }).fill('')
  await expect(rows(other).first()).toBeVisible()
  expect(await wholeLists(other)).toBe(1)

  const third = await secondTab(context)
  await third.getByRole('button', { name: 'Logout' }).first().click()
  await expect(third).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/$/)
  await openAs(third, 'headoffice', RECORDS)
  await expect(foot(third)).toContainText('Loaded')
  expect(await wholeLists(third)).toBe(2)
})

test('a worker that dies is replaced, and the list loaded again', async ({ page, browser }) => {
  expect(await endWorkers(browser)).toBeGreaterThan(0)
  await expect.poll(() => wholeLists(page)).toBeGreaterThan(1)
  await expect(foot(page)).toContainText('Loaded')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('no shipment has this')
  await expect(rows(page)).toHaveCount(0)
})
