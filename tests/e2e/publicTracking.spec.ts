import { expect, test } from '@playwright/test'
import { phone } from './accessibility'
import { seededNumbers, smallTargets } from './publicChecks'
import { callsTo, nextCall, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

test('on a phone: from the home page to the answer in one step', async ({ page }) => {
  await page.setViewportSize(phone)
  const { moving } = await seededNumbers(page)
  await page.goto('/')
  await page.getByLabel('Airway bill number').fill(moving)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tracking/${moving}`)
  await expect(page).toHaveTitle('Chenab | Track With Us')
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Day by day' }).getByText('Information Recieved')).toBeVisible()
})

test('the overlay says that it is tracking, and after ten seconds that it still waits', async ({ page }) => {
  const { moving } = await seededNumbers(page)
  await page.clock.install()
  await nextCall(page, { method: 'GET', path: `/api/airwaybill/track/${moving}`, delayMs: 6000 })
  await page.goto(`/tracking/${moving}`)
  await expect(page.getByText('Tracking your shipment...')).toBeVisible()
  // The overlay stands before the script that counts.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(page.getByText('Still waiting for an answer.')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  await expect(page.getByText('Tracking your shipment...')).toBeHidden()
})

test('a refresh keeps the place', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  const { delivered } = await seededNumbers(page)
  await page.goto(`/tracking/${delivered}?order=oldest`)
  await expect(page.getByRole('table', { name: 'Day by day' })).toBeVisible()
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

test('a wrong digit costs one key', async ({ page }) => {
  const { moving } = await seededNumbers(page)
  await page.goto(`/tracking/${moving}`)
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  const slip = `${moving.slice(0, -1)}${(Number(moving.at(-1)) + 5) % 10}`.replace(/^4/, '5')
  await page.getByLabel('Airway bill number').fill(slip)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText("AirwayBill doesn't exists")).toBeVisible()
  await expect(page.getByLabel('Airway bill number')).toHaveValue(slip)
  await page.getByLabel('Airway bill number').fill(moving)
  await page.getByRole('button', { name: 'Track', exact: true }).click()
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
})

test('the link is copied, and shared where the device can', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: (data: unknown) => Promise.resolve(shared.push(data)) })
  })
  const { moving } = await seededNumbers(page)
  await page.goto(`/tracking/${moving}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = new URL(`/tracking/${moving}`, page.url()).href
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: `Airway bill ${moving}`, url: link },
  ])
})

test('the report prints without the furniture of the screen, black on white', async ({ page }) => {
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

test('many numbers: pasted into the one field, each card in its own state, one of them tried again', async ({
  page,
}) => {
  const { moving, delivered, void: voided } = await seededNumbers(page)
  await page.goto('/tracking')
  await nextCall(page, { method: 'GET', path: `/api/airwaybill/track/${delivered}`, status: 500, body: {} })
  await page.getByLabel('Airway bill number').focus()
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, `${moving}\n${delivered}\n${voided}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tracking/${moving}-${delivered}-${voided}`)
  await expect(page.getByText('3 shipments: 1 on their way, 1 void, 1 not answered.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('3 shipments: 1 delivered, 1 on their way, 1 void.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('3 shipments: 1 delivered, 1 on their way, 1 void.')).toBeVisible()
  await page.getByRole('link', { name: delivered }).click()
  await expect(page.getByRole('table', { name: 'Day by day' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^3 shipments/)).toBeVisible()
})

test('recent numbers stay on the device, and can be forgotten', async ({ page }) => {
  const { moving, delivered } = await seededNumbers(page)
  for (const number of [moving, delivered]) {
    await page.goto(`/tracking/${number}`)
    // The answer alone is there before the page that remembers it.
    await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible()
  }
  await page.goto('/tracking')
  await expect(page.getByRole('link', { name: delivered })).toBeVisible()
  await page.setViewportSize(phone)
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('button', { name: `Forget ${delivered}` }).click()
  await expect(page.getByRole('link', { name: delivered })).toBeHidden()
  await page.getByRole('link', { name: moving }).click()
  await expect(page).toHaveURL(`/tracking/${moving}`)
})

test('what a visitor loads to track holds nothing of the dashboard, of forms or of paper', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const { moving } = await seededNumbers(page)
  await page.goto(`/tracking/${moving}`)
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(
    scripts.filter((path) => /Dashboard|Booking|Receipt|zod-|Modal|startBelt|useQuery|queryClient|Login/i.test(path)),
  ).toEqual([])
})
