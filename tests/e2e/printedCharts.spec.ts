import { expect, test } from '@playwright/test'
import { openAs, openTool, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('printed charts name what their shipments are filtered by, and have no buttons', async ({ page }) => {
  await openAs(page, 'headoffice', '/admin/dashboard/records?status=1&service=Economy&remoteArea=yes')
  await page.getByRole('searchbox', { name: 'Search' }).fill('khan')
  await openTool(page, 'Charts')
  const charts = page.getByRole('region', { name: 'Charts' })
  await expect(charts.locator('.recharts-surface').first()).toBeVisible()
  const filters = page.getByText('Search khan; Status Information Received; Service Economy; Remote Area Yes')
  await expect(filters).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(filters).toBeVisible()
  await expect(page.getByRole('heading', { name: 'View Records' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeHidden()
})

test('charts of all days show the days before this period lighter than its own', async ({ page }) => {
  await openAs(page, 'headoffice', '/admin/dashboard/records')
  await openTool(page, 'Charts')
  const bars = page.getByRole('region', { name: 'Charts' }).locator('.recharts-bar-rectangle path')
  await expect(bars.first()).toBeVisible()
  const colours = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill))
  const [earliest = ''] = colours
  const latest = colours.at(-1) ?? ''
  expect(earliest).not.toBe(latest)
  // One change of colour: none of this period's days is lighter.
  expect(new Set(colours.slice(colours.indexOf(latest)))).toEqual(new Set([latest]))
})
