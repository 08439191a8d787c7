import { expect, type Page, test } from '@playwright/test'
import { phone } from './accessibility'
import { openSite, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

async function sentOtp(page: Page): Promise<string> {
  const { otp } = (await (await page.request.get('/__stand-in/otp')).json()) as { otp: string }
  return otp
}

async function toOtp(page: Page) {
  await openSite(page, '/forgot-password')
  await page.getByLabel('Email').fill('gujrat@chenab.example')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeFocused()
}

test('a password is reset on a phone with a reload in every step, and the new one signs in', async ({ page }) => {
  await page.setViewportSize(phone)
  await toOtp(page)
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue('gujrat@chenab.example')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeFocused()
  await page.reload()
  await expect(page.getByText('gujrat@chenab.example')).toBeVisible()
  await page.getByLabel('OTP').fill(await sentOtp(page))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()

  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('a new password')
  await page.getByLabel('Confirm password').fill('a new password')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Password Reset Successfully, redirected to login')).toBeVisible()
  await page.waitForURL('/', { timeout: 6000 })

  await page.getByRole('link', { name: 'Login', exact: true }).click()
  const popup = page.getByRole('dialog', { name: 'Login' })
  await popup.getByLabel('Username').fill('gujrat')
  await popup.getByLabel('Password', { exact: true }).fill('a new password')
  await popup.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/dashboard')
})

test('the six digits of the OTP are visible at every width, without scrolling', async ({ page }) => {
  await toOtp(page)
  const field = page.getByLabel('OTP')
  for (const width of [320, 390, 780, 1366]) {
    await page.setViewportSize({ width, height: 700 })
    await field.fill('')
    await field.pressSequentially('471829')
    await expect(field).toHaveValue('471829')
    expect(
      await field.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [scrollLeft, scrollWidth - clientWidth]),
    ).toEqual([0, 0])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('the reason why an OTP was refused replaces the hint, and moves nothing', async ({ page }) => {
  await toOtp(page)
  const field = page.getByLabel('OTP')
  const before = await field.boundingBox()
  await field.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
  await expect(page.getByText('Enter the 6-digit OTP')).toBeHidden()
  expect(await field.boundingBox()).toEqual(before)
})
