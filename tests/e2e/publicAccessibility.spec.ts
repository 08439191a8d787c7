import { expect, test } from '@playwright/test'
import { desktop, dialog, expectAccessible, narrowest, phone } from './accessibility'
import { pageErrorsOf } from './pageErrors'
import { expectFocusTrap } from './focusTrap'
import { seededNumbers } from './seededNumbers'
import { openSite, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

/** The second size is a desktop at 200 % zoom. */
const sizes = [desktop, { width: 683, height: 384 }, phone, narrowest]

test('the home page with its forms, menu and login passes axe, and violates no content policy', async ({
  page,
  context,
}) => {
  const complaints = await pageErrorsOf(context)
  await openSite(page, '/')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message cannot be blank')).toBeVisible()
  await page.locator('.cc-hero-inner').getByRole('button', { name: 'Track', exact: true }).click()
  await expect(page.getByText('Tracking No cannot be blank')).toBeVisible()
  await expectAccessible(page, 'with errors', 'html', sizes)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(dialog(page, 'Login').getByLabel('Username')).toBeFocused()
  await dialog(page, 'Login').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Password cannot be blank')).toBeVisible()
  await expectAccessible(page, 'login popup with errors', 'html', sizes)
  await expectFocusTrap(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Login')).toBeHidden()
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(dialog(page, 'Menu')).toBeVisible()
  await expectAccessible(page, 'menu on phones', 'html', [phone, narrowest])
  expect(complaints).toEqual([])
})

test('the tracking page passes axe: found, many, recent', async ({ page, context }) => {
  const complaints = await pageErrorsOf(context)
  const { moving, delivered, void: voided } = await seededNumbers(page)
  await openSite(page, `/tracking/${moving}`)
  await page.getByText('What each step means').click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'found', 'html', sizes)
  await openSite(page, `/tracking/${voided}`)
  await expect(page.getByRole('heading', { name: 'Tracking history' })).toBeVisible()
  await openSite(page, '/tracking')
  await expect(page.getByRole('heading', { name: 'Recent on this device' })).toBeVisible()
  await page.getByText('Track several at once').click()
  await page.getByRole('button', { name: 'Track all' }).click()
  await expect(page.getByText('Tracking No cannot be blank')).toBeVisible()
  await expectAccessible(page, 'recent numbers, and several at once', 'html', sizes)
  await openSite(page, `/tracking/${moving}-${delivered}-${voided}-0000000000`)
  await expect(page.getByText(/1 not found/)).toBeVisible()
  await expectAccessible(page, 'many', 'html', sizes)
  expect(complaints).toEqual([])
})

test('the password reset passes axe', async ({ page, context }) => {
  const complaints = await pageErrorsOf(context)
  await openSite(page, '/forgot-password')
  await page.getByLabel('Email').fill('gujrat@chenab.example')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').fill('471')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('OTP cannot be shorter or longer than 6 digits')).toBeVisible()
  await expectAccessible(page, 'one-time password with an error', 'html', sizes)
  expect(complaints).toEqual([])
})

test('in Urdu, the public pages pass axe', async ({ page, context }) => {
  const complaints = await pageErrorsOf(context)
  const { moving } = await seededNumbers(page)
  await openSite(page, `/ur/tracking/${moving}`)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'tracking, found', 'html', sizes)
  await openSite(page, '/ur/')
  await expectAccessible(page, 'home page', 'html', sizes)
  expect(complaints).toEqual([])
})
