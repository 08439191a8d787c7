import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { resetBackend, signIn } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

/** Nothing to mend on the page as it stands (WCAG 2.2 AA and best practice), and no sideways scrolling. */
async function expectClean(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`)
  expect(found, name).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${name}: sideways`).toBeLessThanOrEqual(0)
}

const screens = {
  headoffice: ['', '/centers', '/records', '/tracking-management', '/finance-management', '/archives', '/settings'],
  gujrat: ['', '/airwaybill', '/records', '/settings'],
}

for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' } as object)

      test('the login popup and its messages are accessible', async ({ page }) => {
        await page.goto('/login')
        const popup = page.getByRole('dialog', { name: 'Login' })
        await popup.getByRole('button', { name: 'Login' }).click()
        await expect(popup.getByText('Password cannot be blank')).toBeVisible()
        await expectClean(page, 'login')
      })

      for (const [username, paths] of Object.entries(screens)) {
        test(`every screen of ${username} is accessible`, async ({ page }) => {
          await signIn(page, username)
          for (const path of paths) {
            await page.goto(`/admin/dashboard${path}`)
            await page.getByRole('heading', { level: 1 }).first().waitFor()
            await page.waitForLoadState('networkidle')
            await expectClean(page, path || 'home')
          }
        })
      }

      test('an unfinished booking with its messages is accessible', async ({ page }) => {
        await signIn(page, 'gujrat', '/admin/dashboard/airwaybill')
        await page.locator('[name="cod"]').selectOption('1')
        await page.locator('[name="insurance"]').selectOption('1')
        await page.getByRole('button', { name: 'Add Shipment' }).locator('visible=true').first().click()
        await expect(page.locator('.cc-errs')).toBeFocused()
        await expect(page.getByText('Worth of package cannot be blank').first()).toBeVisible()
        await expectClean(page, 'booking')
      })
    })
  }
}

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
  const width = () => page.locator('.cc-rail').evaluate((rail) => rail.getBoundingClientRect().width)
  expect(await width()).toBe(70)
  await page.reload()
  expect(await width()).toBe(70)
})

test('logging out in one tab empties the others', async ({ page, context }) => {
  await signIn(page, 'gujrat', '/admin/dashboard/airwaybill')
  const other = await context.newPage()
  await other.goto('/admin/dashboard/airwaybill')
  await other.locator('[name="recCity"]').fill('Sheffield')
  await other.waitForTimeout(400)
  await page.getByRole('button', { name: 'Logout' }).first().click()
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
