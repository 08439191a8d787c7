import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { callsTo, openAs } from './staff'

const RECORDS = '/admin/dashboard/records'
const ALL = '/api/airwaybill/getAll'

const rows = (page: Page) => page.locator('tbody tr[data-index]')
const foot = (page: Page) => page.locator('.cc-table-foot')
const wholeLists = async (page: Page) => (await callsTo(page, ALL)).filter(({ path }) => path === ALL).length

/** Resets the stand-in to this many shipments; of a long list only the last days are refetched. */
async function seed(page: Page, shipments: number): Promise<void> {
  expect((await page.request.post('/__stand-in/reset', { data: { shipments } })).ok()).toBe(true)
}

/** Opens Records in a second tab of the same browser. */
async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(RECORDS)
  await expect(foot(page)).toContainText('Loaded')
  return page
}

/** Moves a shipment to its next step. */
async function upTrack(page: Page, row: number): Promise<void> {
  await rows(page).nth(row).getByRole('button', { name: 'Up Track' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="type"]').selectOption('Manifest')
  await dialog.getByLabel('Description').fill('On the list of tonight’s flight')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
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

test('two tabs see each other’s changes at once, without reloading the whole list', async ({ page, context }) => {
  const other = await secondTab(context)
  await upTrack(page, 0)
  await expect(rows(other).nth(0)).toContainText('Mainfiest')
  await upTrack(other, 1)
  await expect(rows(page).nth(1)).toContainText('Mainfiest')
  expect(await wholeLists(page)).toBe(2)
})
