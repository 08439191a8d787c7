import { expect, test, type Page } from '@playwright/test'
import { translatePage } from '../translator'
import { seededNumbers } from './publicChecks'
import { openAs, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

async function translate(page: Page): Promise<void> {
  // Browsers ask the translator once the page is there.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.evaluate(`(${translatePage.toString()})()`)
  await expect(page.locator('font font').first()).toBeAttached()
}

const failures = (page: Page): string[] => {
  const found: string[] = []
  page.on('pageerror', ({ message }) => found.push(message))
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  return found
}

test('translated, a visitor goes from the home page to a shipment, and sees its next step', async ({ page }) => {
  const found = failures(page)
  const { moving } = await seededNumbers(page)
  await page.goto('/')
  await translate(page)
  await page.getByRole('textbox', { name: /Airway bill number/ }).fill(moving)
  await page.keyboard.press('Enter')
  await expect(page.getByText('«Shipment Forwarded»', { exact: true })).toBeVisible()
  await expect(page.getByText(moving, { exact: true }).first()).toBeVisible()
  await page.route('**/api/airwaybill/track/*', async (route) => {
    const answer = await route.fetch()
    const shipment = (await answer.json()) as { status: object[] }
    const status = [...shipment.status, { type: 7, description: 'Left with Ruth', createdAt: new Date().toISOString() }]
    await route.fulfill({ json: { ...shipment, status } })
  })
  await page.getByRole('button', { name: '«Refresh»' }).click()
  await expect(page.locator('[aria-current="step"]')).toContainText('«Delivered»')
  await expect(page.getByRole('table').getByText('«Left with Ruth»')).toBeVisible()
  await expect(page.getByRole('button', { name: /Refresh/ })).toHaveText('«Refresh»')
  await page.getByRole('button', { name: '«Oldest first»' }).click()
  await expect(page.getByRole('table').locator('tbody tr').last()).toContainText('«Left with Ruth»')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«')
  expect(found).toEqual([])
})

test('translated before its script has run, a page works all the same', async ({ page }) => {
  const found = failures(page)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage.toString()})`)
  await page.goto('/tracking')
  await expect(page.locator('font font').first()).toBeAttached()
  await expect(async () => {
    await page.getByRole('textbox', { name: /Airway bill number/ }).fill('12')
    await page.getByRole('button', { name: '«Track »' }).click()
    await expect(page.getByText(/«.*ten digits.*»/i).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(found).toEqual([])
})

test('translated, a list shows the step that a shipment has been moved to', async ({ page }) => {
  const found = failures(page)
  await openAs(page, 'headoffice', '/admin/dashboard/tracking-management?attention=no')
  const next = page.getByRole('button', { name: 'Next step: Packed' }).first()
  await expect(next).toBeVisible()
  await translate(page)
  const row = page.getByRole('row').filter({ has: next }).first()
  const number = (await row.getByRole('rowheader').textContent()) ?? ''
  expect(number).toMatch(/^\d{10}$/)
  await next.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^«Confirm/ })
    .click()
  await expect(page.getByText('«AirwayBill Status Updated Successfully !!»')).toBeVisible()
  const moved = page.getByRole('row').filter({ hasText: number })
  await expect(moved.getByRole('button', { name: 'Next step: 3rd Party AWB' })).toHaveText('«3rd Party AWB»')
  await expect(moved.locator('.badge')).toHaveText('«Packed»')
  await page.getByRole('searchbox').fill('nothing has this')
  await expect(page.getByRole('heading', { name: /No .*shipments/ })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '«Clear the filters»' }).last().click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(found).toEqual([])
})
