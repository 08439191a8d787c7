import { expect, test } from '@playwright/test'
import { openAs, resetBackend } from './staff'

test('the sidebar is 70 px wide when collapsed, has a skip link, and is replaced below 780 px', async ({ page }) => {
  await resetBackend(page)
  await openAs(page, 'headoffice', '/admin/dashboard/settings')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const sidebar = page.getByRole('navigation', { name: 'Dashboard', exact: true })
  await page.getByRole('button', { name: 'Collapse' }).click()
  const width = () => page.locator('.cc-sidebar').evaluate((rail) => rail.getBoundingClientRect().width)
  expect(await width()).toBe(70)
  await page.reload()
  // The static frame disappears when the dashboard is rendered.
  await expect.poll(width).toBe(70)
  await expect(page.getByRole('button', { name: 'Expand' })).toBeVisible()
  expect(await width()).toBe(70)

  await page.setViewportSize({ width: 779, height: 800 })
  await expect(sidebar).toBeHidden()
  const bar = page.getByRole('navigation', { name: 'Dashboard, main screens' })
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

test('an address with a slash at its end opens the same screen, marked in the menu', async ({ page }) => {
  await resetBackend(page)
  await openAs(page, 'headoffice', '/admin/dashboard/finance-management/?from=mail')
  await expect(page.getByRole('heading', { level: 1, name: 'Finance Management' })).toBeVisible()
  await expect(page).toHaveTitle('Chenab | Finance Management')
  await expect(page).toHaveURL('/admin/dashboard/finance-management?from=mail')
  await page.goto('/admin/dashboard/')
  const menu = page.getByRole('navigation', { name: 'Dashboard', exact: true })
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.goto('/tracking/')
  await expect(page).toHaveURL('/tracking')
  await page.goto('/ur')
  await expect(page).toHaveURL('/ur/')
})
