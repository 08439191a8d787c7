import { expect, type Page, test } from '@playwright/test'
import { signInByRequest, resetBackend } from './staff'

const records = '/admin/dashboard/records'
const row = (page: Page, index: number) => page.locator(`tbody tr[data-index="${index}"]`)

test.beforeEach(async ({ page }) => {
  await resetBackend(page)
  await signInByRequest(page, 'headoffice')
})

test('the panel opens beside the list; J follows beyond the visible rows, and Back closes it', async ({ page }) => {
  await page.goto(records)
  await row(page, 1).locator('.destination').click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByText('2 of 200')).toBeVisible()
  const side = await panel.boundingBox()
  const table = await page.locator('.cc-scroll').boundingBox()
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(side?.x ?? 0)
  expect(await page.locator('.cc-scroll').evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('j')
  await expect(panel.getByText('32 of 200')).toBeVisible()
  await expect(row(page, 31)).toHaveClass(/cc-open/)
  // The row itself may be wider than the window.
  await expect(row(page, 31).getByRole('rowheader')).toBeInViewport({ ratio: 0.95 })
  // The open shipment is in the address.
  await page.reload()
  await expect(panel.getByText('32 of 200')).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(records)
})

test('on a phone the panel fills the screen, and every part of it can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(records)
  await row(page, 0).locator('.to').click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('heading', { name: 'Progress' })).toBeVisible()
  expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await panel.getByRole('heading', { name: 'Notes' }).scrollIntoViewIfNeeded()
  await expect(panel.getByRole('heading', { name: 'Notes' })).toBeInViewport()
  await panel.getByRole('button', { name: 'Close the shipment' }).click()
  await expect(panel).toHaveCount(0)
})
