import { expect, test } from '@playwright/test'
import { phone } from './accessibility'
import { seededNumbers } from './seededNumbers'
import { callsTo, releaseCalls, queueFault, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('on a phone, a number on the home page leads to its answer in one step', async ({ page }) => {
  await page.setViewportSize(phone)
  const { moving } = await seededNumbers(page)
  await page.goto('/')
  await page.getByLabel('Airway bill number').fill(moving)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tracking/${moving}`)
  await expect(page).toHaveTitle('Chenab | Track With Us')
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Tracking history' }).getByText('Information Recieved')).toBeVisible()
})

test('the overlay says that it is tracking, and after ten seconds that it is still waiting', async ({ page }) => {
  const { moving } = await seededNumbers(page)
  await page.clock.install()
  await queueFault(page, { method: 'GET', path: `/api/airwaybill/track/${moving}`, isHeld: true })
  await page.goto(`/tracking/${moving}`)
  await expect(page.getByText('Tracking your shipment...')).toBeVisible()
  // The overlay is shown before the script that counts the seconds, so this is repeated.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByText('Still waiting for an answer.')).toBeVisible({ timeout: 500 })
  }).toPass()
  // The call may arrive only now.
  await expect(async () => {
    await releaseCalls(page)
    await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('Tracking your shipment...')).toBeHidden()
})

test('the river is at the end of the line, away from the heading', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const { moving } = await seededNumbers(page)
  const river = page.locator('.cc-slab > .cc-river')
  await page.goto(`/tracking/${moving}`)
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  const { x, width } = (await river.boundingBox()) ?? { x: 0, width: 0 }
  expect(x + width).toBe(1366)
  await page.goto(`/ur/tracking/${moving}`)
  await expect(page.locator('.cc-answer')).not.toHaveAttribute('aria-hidden', 'true')
  expect((await river.boundingBox())?.x).toBe(0)
})

test('Refresh keeps the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  const { delivered } = await seededNumbers(page)
  await page.goto(`/tracking/${delivered}?order=oldest`)
  await expect(page.getByRole('table', { name: 'Tracking history' })).toBeVisible()
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.focus()
  await page.evaluate(() => window.scrollTo(0, 60))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  const before = (await callsTo(page, `/api/airwaybill/track/${delivered}`)).length
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await callsTo(page, `/api/airwaybill/track/${delivered}`)).length).toBe(before + 1)
  await expect(refresh).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await expect(page).toHaveURL(/order=oldest/)
})

test('the report prints black on white, without navigation and buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const { moving } = await seededNumbers(page)
  await page.goto(`/tracking/${moving}`)
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const name of ['Refresh', 'Copy link', 'Print', 'Track']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  }
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('Tracking report')).toBeVisible()
  await expect(page.getByText(/Helpline/)).toBeVisible()
  expect(await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color)).toBe(
    'rgb(0, 0, 0)',
  )
})
