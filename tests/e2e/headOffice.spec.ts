import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectFocusKept } from './accessibility'
import { callsTo, resetBackend, signIn } from './staff'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page }) => resetBackend(page))

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? ''
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to «${name}»`)
}

test('by keyboard alone, three late shipments are found, forty are moved and the rest is exported', async ({
  page,
}) => {
  // Every step is a key press, and 40 shipments are moved one by one, which takes minutes on a busy machine.
  test.slow()
  await signIn(page, 'headoffice')
  await expect(page.getByRole('heading', { name: /^Needs attention/ })).toContainText(/\d/)

  // Three late shipments, from the list that Home links to.
  await tabTo(page, 'Show all')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tracking-management?*')
  const rows = page.locator('tbody tr[data-index]')
  await expect(rows.first()).toContainText(/\d{10}/)
  await page.locator('#main').focus()
  await tabTo(page, 'Tools')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Scan')
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Airway bill number')
  await expect(field).toBeFocused()
  const numbers = await rows.locator('th').allTextContents()
  for (const number of numbers.slice(0, 3)) {
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('3 selected', { exact: true }).last()).toBeVisible()

  // Forty of them, selected with Space and Shift.
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, 'Clear the selection')
  await page.keyboard.press('Enter')
  await expectFocusKept(page, 'the selection cleared')
  await page.locator('tbody tr[tabindex="0"]').focus()
  await page.keyboard.press('Space')
  for (let row = 1; row < 40; row += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(page.getByText('40 selected', { exact: true }).last()).toBeVisible()
  // Past the actions of the row to those of the selection.
  await tabTo(page, 'Void')
  await page.keyboard.press('Tab')
  await tabTo(page, 'Up Track')
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Up Track Shipments' })
  await expect(popup.getByLabel('Type', { exact: true })).toBeFocused()
  await page.keyboard.type('Delivered')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Handed to the consignee')
  await tabTo(page, 'Confirm')
  await page.keyboard.press('Enter')
  await expect(popup.getByText('40 of 40 done')).toBeVisible({ timeout: 60_000 })
  await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup).toBeHidden()
  await expectFocusKept(page, 'forty rows gone')

  // The rest is exported.
  await page.locator('#main').focus()
  await tabTo(page, 'Tools')
  await page.keyboard.press('Enter')
  await tabTo(page, 'All columns')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  await expectFocusKept(page, 'the file taken')

  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\ufeffAB #,')).toBe(true)
  const lines = text.trim().split('\r\n')
  expect(await callsTo(page, '/api/airwaybill/upTrack/')).toHaveLength(40)
  const left = await page.getByText(/^Rows \d+ to \d+ of/).textContent()
  expect(lines.length - 1).toBe(Number(left?.match(/of ([\d,]+)/)?.[1]?.replace(',', '')))
  for (const number of numbers.slice(0, 3)) expect(text).not.toContain(number)
})
