import { expect, type Page, test } from '@playwright/test'
import { translatePage } from '../translator'

const failures = (page: Page): string[] => {
  const found: string[] = []
  page.on('pageerror', ({ message }) => found.push(message))
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  return found
}

test('a page that the browser translated before its script ran works all the same', async ({ page }) => {
  const found = failures(page)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translatePage.toString()})`)
  await page.goto('/tracking')
  await expect(page.locator('font font').first()).toBeAttached()
  await expect(async () => {
    await page.getByRole('textbox', { name: /Airway bill number/ }).fill('12')
    await page.getByRole('button', { name: /^«Track ?»/ }).click()
    await expect(page.getByText(/Enter a valid tracking no/i).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(found).toEqual([])
})
