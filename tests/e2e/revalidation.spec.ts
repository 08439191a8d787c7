import { tmpdir } from 'node:os'
import { expect, test } from '@playwright/test'
import { serveSite, type Site } from '../bench/site'

// The backend gives lists an ETag, with which they are requested again.

let site: Site

test.beforeAll(async () => {
  site = await serveSite('dist', tmpdir())
  await site.seed(200)
  site.setLive(true)
})

test.afterAll(() => site.close())

test('an unchanged shipment list is answered with 304, and a changed one is sent again', async ({ page }) => {
  const login = await page.request.post(`${site.origin}/api/center/login`, {
    multipart: { username: 'headoffice', password: 'chenab-demo' },
  })
  expect(login.ok()).toBe(true)
  await page.clock.install()
  await page.goto(`${site.origin}/admin/dashboard/records`)
  await expect(page.getByRole('heading', { level: 1, name: 'View Records' })).toBeVisible()
  await expect(page.locator('.cc-table-foot')).toContainText('Loaded')
  await expect.poll(() => site.pending()).toBe(0)

  site.traffic()
  await page.clock.runFor(61_000)
  let seen = 0
  await expect.poll(() => (seen += site.traffic().unchanged)).toBeGreaterThan(0)

  // A changed list is sent, and shown.
  const rows = page.getByRole('rowheader')
  const first = await rows.first().textContent()
  site.change(0)
  // A refetch that had just started does not have the change yet, but the next one does.
  await expect
    .poll(async () => {
      await page.clock.runFor(61_000)
      return rows.first().textContent()
    })
    .not.toBe(first)
})
