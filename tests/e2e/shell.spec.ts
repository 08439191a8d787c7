import { expect, test } from '@playwright/test'
import { resetBackend, signIn } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('a login that is refused says why, and the page that was asked for opens afterwards', async ({ page }) => {
  await page.goto('/admin/dashboard/settings')
  await expect(page).toHaveURL(/\/login\?next=/)
  const popup = page.getByRole('dialog', { name: 'Login' })
  await popup.getByLabel('Username').fill('gujrat')
  await popup.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(popup.getByText('Username or Password is incorrect !!')).toBeVisible()
  await popup.getByLabel('Password', { exact: true }).fill('chenab-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/dashboard\/settings$/)
})

test('under 780 px the sidebar gives way to the bottom navigation', async ({ page }) => {
  await signIn(page, 'headoffice')
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 779, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toBeHidden()
  const bar = page.getByRole('navigation', { name: 'Dashboard, short' })
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Centers',
    'Records',
    'Tracking',
    'Finance',
    'Accounts',
    'Settings',
  ])
})

test('collapsed, the sidebar is 70 px wide, and stays so', async ({ page }) => {
  await signIn(page, 'gujrat')
  await page.getByRole('button', { name: 'Collapse' }).click()
  const width = () => page.locator('.cc-sidebar').evaluate((rail) => rail.getBoundingClientRect().width)
  expect(await width()).toBe(70)
  await page.reload()
  // The frame that stands before the scripts goes as the dashboard comes.
  await expect.poll(width).toBe(70)
  await expect(page.getByRole('button', { name: 'Expand' })).toBeVisible()
  expect(await width()).toBe(70)
})

test('logging out in one tab empties the others', async ({ page, context }) => {
  await signIn(page, 'gujrat', '/admin/dashboard/airwaybill')
  const other = await context.newPage()
  await other.goto('/admin/dashboard/airwaybill')
  await other.locator('[name="recCity"]').fill('Sheffield')
  await expect(other.getByText(/^Saved at/)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  const question = page.getByRole('dialog', { name: 'Log out and delete the draft?' })
  await expect(question).toContainText('Your draft (no shipper yet → Sheffield) will be deleted.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(other.locator('[name="recCity"]')).toHaveValue('Sheffield')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/$/)
  expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Sheffield')
  await page.goBack()
  await expect(page.getByText('Welcome, gujrat')).toBeHidden()
})

test('the keyboard reaches the page past the sidebar', async ({ page }) => {
  await signIn(page, 'gujrat', '/admin/dashboard/settings')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
