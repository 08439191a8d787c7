import { expect, type Page, test } from '@playwright/test'
import { callsTo, openAs, resetBackend } from './staff'

const records = '/admin/dashboard/records'

const rows = (page: Page) => page.locator('tbody tr[data-index]')
const numbers = (page: Page) => page.getByRole('rowheader')
const total = (page: Page) => page.locator('.cc-table-foot')

/** Resets the stand-in to this many shipments. */
async function seed(request: Page['request'], shipments: number): Promise<void> {
  const answer = await request.post('/__stand-in/reset', { data: { shipments } })
  expect(answer.ok()).toBe(true)
}

test.afterAll(({ request }) => seed(request, 200))

test.describe('a long list', () => {
  test.beforeAll(({ request }) => seed(request, 10_000))
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sidebar-collapsed', 'true'))
    await openAs(page, 'headoffice', records)
    await expect(total(page)).toContainText('of 10,000')
  })

  test('renders only some rows, is never blank while scrolling, and can be read by keyboard', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Shipments' })
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    const blank = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let blanks = 0
          const step = (to: number) => {
            const row = document.elementFromPoint(300, 500)?.closest('tr')
            if (!row?.dataset['index'] || row.querySelector('.cc-skeleton')) blanks += 1
            if (to > 10_000) {
              resolve(blanks)
              return
            }
            window.scrollTo({ top: to, behavior: 'instant' })
            requestAnimationFrame(() => step(to + 100))
          }
          step(0)
        }),
    )
    expect(blank).toBe(0)
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1500)
    const head = page.getByRole('columnheader', { name: 'AB #' })
    await expect(head).toBeInViewport()
    await expect(total(page)).toHaveText(/Rows 1\d\d to/)

    // By keyboard, to the end and back.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.locator('tr[data-index="0"]')).toBeInViewport()
    await numbers(page).first().getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(rows(page).nth(2)).toBeFocused()
    // Forty key presses before the page is drawn once.
    await page.evaluate(async () => {
      for (let key = 0; key < 40; key += 1) {
        const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(press)
        await Promise.resolve()
      }
    })
    await expect(page.locator('tr[data-index="42"]')).toBeFocused()
    await expect(page.locator('tr[data-index="42"]')).toBeInViewport()
    await page.keyboard.press('End')
    const last = page.locator('tr[data-index="9999"]')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
    await expect(last.getByRole('rowheader')).toHaveText(/\d{10}/)
    await page.keyboard.press('PageUp')
    await expect(last).not.toBeFocused()
    await page.keyboard.press('Home')
    await expect(page.locator('tr[data-index="0"]')).toBeFocused()
    await expect(page.locator('tr[data-index="0"]')).toBeInViewport()
  })

  test('follows each letter of a search from its first row, and Back restores the scroll position', async ({
    page,
  }) => {
    const first = await numbers(page).first().textContent()
    await page.evaluate(() => window.scrollTo({ top: 50_000, behavior: 'instant' }))
    await expect(numbers(page).filter({ hasText: first ?? '' })).toHaveCount(0)
    await page.getByRole('searchbox').pressSequentially('sofia', { delay: 60 })
    await expect(page.locator('tbody tr[data-index="0"]')).toBeInViewport()
    for (const row of await page.locator('tbody tr[data-index] .to').allTextContents()) expect(row).toContain('Sofia')
    await expect(page).toHaveURL(/find=/)
    expect(page.url()).not.toContain('sofia')

    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    await expect(total(page)).toHaveText(/Rows 5\d to/)
    const calls = (await callsTo(page, '/api/airwaybill/search')).length
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible()
    await page.goBack()
    await expect(total(page)).toHaveText(/Rows 5\d to/)
    await expect(page.getByRole('searchbox')).toHaveValue('sofia')
    expect(await callsTo(page, '/api/airwaybill/search')).toHaveLength(calls)
  })

  test('keeps scroll position, sort and filter when a shipment changes its status', async ({ page }) => {
    await page.goto(`${records}?status=2&sort=grossTotal`)
    await expect(page.getByRole('columnheader', { name: 'G.Total' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(total(page)).toContainText('Loaded')
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    const row = page.locator('tbody tr[data-index="35"]')
    const place = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await place()
    const number = (await row.getByRole('rowheader').textContent()) ?? ''
    const next = (await page.locator('tbody tr[data-index="36"]').getByRole('rowheader').textContent()) ?? ''
    await row.getByRole('button', { name: 'Void' }).click()
    const popup = page.getByRole('dialog', { name: 'Void Shipment' })
    await expect(popup).toContainText(number)
    await expect(popup.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await popup.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Shipment void successfully !!' })).toBeVisible()
    // No longer Packed, it has left the list: the next one is in its place, without scrolling.
    await expect(row.getByRole('rowheader')).toHaveText(next)
    expect(await place()).toBe(before)
    // The focus has stayed in that place.
    await expect(row.locator('*:focus').or(page.locator('tr[data-index="35"]:focus'))).toHaveCount(1)
    await expect(page).toHaveURL(/status=2&sort=grossTotal/)
  })
})

/** Expects rows to be cards on a phone, with every action named. */
async function expectCards(page: Page): Promise<void> {
  const card = rows(page).first()
  await expect(card).toHaveRole('row')
  await expect(page.getByRole('columnheader')).toHaveCount(0)
  for (const name of ['Up Track', 'Down Track', 'Add Note', 'Void'])
    await expect(card.getByText(name, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
}

for (const [where, width, height] of [
  ['on a phone, where rows are cards,', 390, 844],
  ['on a desktop', 1366, 768],
] as const) {
  test(`${where} another screen begins at its top, and Back restores the list's scroll position at once`, async ({
    page,
  }) => {
    await resetBackend(page)
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openAs(page, 'headoffice', records)
    await expect(rows(page).first()).toBeVisible()
    if (width === 390) await expectCards(page)
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    const place = () => page.evaluate(() => Math.round(window.scrollY))
    await expect.poll(place).toBeGreaterThan(2990)
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/admin/dashboard/centers"]')?.click())
    await expect(page.getByRole('heading', { level: 1, name: /centers/i })).toBeVisible()
    await expect.poll(place).toBe(0)

    // In each frame that shows the list again, after the one that adds it.
    const places = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = []
          const look = () => {
            if (document.querySelector('h1')?.textContent === 'View Records') seen.push(Math.round(window.scrollY))
            if (seen.length < 30) requestAnimationFrame(look)
            else resolve(seen.slice(1))
          }
          requestAnimationFrame(look)
          window.history.back()
        }),
    )
    for (const seen of places) expect(seen).toBeGreaterThan(2900)
  })
}
