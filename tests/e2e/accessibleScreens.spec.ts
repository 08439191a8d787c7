import { expect, test } from '@playwright/test'
import {
  button,
  expectEscapeCloses,
  dialog,
  expectFocusKept,
  expectRows,
  expectAccessible,
  press,
  rows,
} from './accessibility'
import { expectFocusTrap } from './focusTrap'
import { inUrdu } from './inUrdu'
import { queueFault, openAs, PASSWORD, resetBackend } from './staff'

const HOME = '/admin/dashboard'

test.beforeEach(async ({ page }) => resetBackend(page))

test('Home, the command palette and the messages pass axe, and a page opens with the focus on its heading', async ({
  page,
}) => {
  await openAs(page, 'headoffice')
  await expect(page.locator('.cc-attention li a').first()).toBeVisible()
  await expectAccessible(page, 'home')
  await page.getByRole('link', { name: 'View Records', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'View Records' })).toBeFocused()
  await expectRows(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Screen, action' }).fill('sa')
  await expect(page.getByRole('option', { name: /^\d{10}/ }).first()).toBeVisible()
  await expectAccessible(page, 'find anything')
  await expectFocusTrap(page)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Finance Management' }).click()
  await queueFault(page, { method: 'POST', path: '/api/center/logout', status: 500, body: {} })
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByText(/^500 /)).toBeVisible()
  await button(page, 'Messages, 1 new').click()
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible()
  await expectAccessible(page, 'finance management, with a message')
  await press(page, 'Clear')
  await expect(page.getByText('No messages')).toBeVisible()
  await expectFocusKept(page, 'the messages cleared')
})

test('missing, forbidden and failed pages pass axe', async ({ page }) => {
  await openAs(page, 'headoffice', `${HOME}/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/assets/SettingsPage-*.js', (route) => route.abort())
  const loadedAgain = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await loadedAgain
  await expect(page.getByRole('heading', { name: 'A part of the site could not be loaded' })).toBeVisible()
  await expectAccessible(page, 'a part of the site that is gone')
  await queueFault(page, { method: 'GET', path: '/api/center/getCenterDetails', delayMs: 30_000 })
  await page.goto(`${HOME}/centers`)
  await expect(page.getByText('Loading your experience...')).toBeVisible()
  await expectAccessible(page, 'signing in is checked')
})

test('Centers passes axe; the upper of two popups traps the focus, and returns it', async ({ page }) => {
  await openAs(page, 'headoffice', `${HOME}/centers`)
  await expectRows(page)
  await expectAccessible(page, 'centers')
  await press(page, 'Add Center')
  await button(page, 'Confirm').click()
  await expect(page.getByText('Canfirm password cannot be blank')).toBeVisible()
  await expectAccessible(page, 'Add Center with errors')
  await expectEscapeCloses(page, 'Add Center', button(page, 'Add Center'))

  // The first row is the head office's, which cannot be deleted.
  await rows(page).getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expect(dialog(page, 'Delete Center')).toBeVisible()
  await page.request.post('/__stand-in/end-sessions')
  await button(page, 'Confirm').click()
  await expect(dialog(page, 'Login')).toBeVisible()
  await expectAccessible(page, 'a session that has ended over a popup')
  await expectFocusTrap(page)
  await dialog(page, 'Login').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog(page, 'Login').getByRole('button', { name: 'Login' }).click()
  await expect(dialog(page, 'Login')).toBeHidden()
  await expect(dialog(page, 'Delete Center')).toBeVisible()
  await expectFocusTrap(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Delete Center')).toBeHidden()
})

test('in Urdu, settings with errors and the question before leaving them pass axe', async ({ page }) => {
  await openAs(page, 'headoffice', `${HOME}/settings`)
  await page.getByLabel('Full name').fill('Somebody Else')
  await page.getByRole('link', { name: 'View Records' }).click()
  await expect(dialog(page, 'Leave without saving?')).toBeVisible()
  await expectAccessible(page, 'leaving with changes')

  inUrdu(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/ur${HOME}/settings`)
  for (const label of ['Full name', 'Contact no']) await page.getByLabel(label).fill('')
  await button(page, 'Update Profile').click()
  await expect(page.getByText('Contact no cannot be blank')).toBeVisible()
  await expectAccessible(page, 'settings with errors')
})

test('a receipt and its print settings pass axe', async ({ page }) => {
  await openAs(page, 'headoffice', `${HOME}/records`)
  await expectRows(page)
  const receipt = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href')
  await page.goto(receipt ?? '')
  await expect(button(page, 'Print')).toBeEnabled()
  await expectAccessible(page, 'receipt')
  await button(page, 'Print settings').click()
  await page.getByText('Advanced', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Copies' })).toBeVisible()
  await expectAccessible(page, 'its settings', '.cc-print-settings')
  await page.getByLabel('Paper size of the receipt').selectOption('A5')
  await press(page, 'Standard settings')
  await expect(button(page, 'Standard settings')).toBeDisabled()
  await expectFocusKept(page, 'the standard papers')
})
