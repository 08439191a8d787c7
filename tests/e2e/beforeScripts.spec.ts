import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { desktop, phone } from './accessibility'
import { seededNumbers } from './seededNumbers'
import { callsTo, resetBackend } from './staff'

test.beforeEach(async ({ page }) => resetBackend(page))

const NUMBER = '4010020001'
/** Numbers of shipments in transit, delivered and void, and one that does not exist. */
const MANY = '/tracking/4010020001-4010020195-4010020194-9999999999-4010020153-4010020163'

/** Holds back scripts of the site until the returned function is called. */
async function holdScripts(page: Page, scripts: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** All scripts except those that request and show the first answer. */
const LATER = /\/assets\/(?!firstAnswer-|answer-|texts-|rolldown-|common-|tracking-)[\w-]+\.js$/

const complaints = (page: Page) => {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => {
    const isRefusal = message.text().includes('Failed to load resource')
    if (/error|warning/.test(message.type()) && !isRefusal) said.push(message.text())
  })
  return said
}

/** Sums up layout shifts from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        ;(window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

test('a tracking page is readable before its scripts, and its request has been sent by then', async ({ page }) => {
  const said = complaints(page)
  const release = await holdScripts(page)
  await page.goto(`/tracking/${NUMBER}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Track With Us' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Progress' }).getByText('Delivered')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page).toHaveTitle('Chenab | Track With Us')
  await expect.poll(async () => (await callsTo(page, `/api/airwaybill/track/${NUMBER}`)).length).toBe(1)
  release()
  await expect(page.getByText('Shipment Forwarded', { exact: true })).toBeVisible()
  expect(await callsTo(page, `/api/airwaybill/track/${NUMBER}`)).toHaveLength(1)
  expect(said).toEqual([])
})

test('the answer is shown before the site’s scripts have loaded, and does not move afterwards', async ({ page }) => {
  await watchShifts(page)
  const said = complaints(page)
  const { moving, delivered, void: voided } = await seededNumbers(page)
  for (const [number, headline, viewport] of [
    [moving, /^Tracking Number Update, /, desktop],
    [delivered, /^Delivered, /, phone],
    [voided, 'Void', phone],
  ] as const) {
    await page.setViewportSize(viewport)
    const release = await holdScripts(page, LATER)
    await page.goto(`/tracking/${number}`, { waitUntil: 'commit' })
    const answer = page.locator('.cc-answer')
    await expect(answer.locator('strong')).toHaveText(headline)
    await expect(page.getByText('Tracking your shipment...')).toBeHidden()
    const before = await answer.innerText()
    const place = await answer.locator('strong').boundingBox()
    release()
    await expect(page.getByRole('heading', { name: 'Tracking history' })).toBeVisible()
    expect(await answer.innerText()).toEqual(before)
    expect(await answer.locator('strong').boundingBox()).toEqual(place)
    expect(await shifted(page), number).toBe(0)
    await page.unroute(LATER)
  }
  expect(said).toEqual([])
})

for (const viewport of [desktop, phone]) {
  test(`the page does not shift when the answer arrives, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const said = complaints(page)
    for (const [address, sign] of [
      [`/tracking/${NUMBER}`, 'Tracking history'],
      ['/tracking/9999999999', 'Count the digits'],
      // By now a number is stored on this device.
      ['/tracking', 'Recent on this device'],
      ['/forgot-password', 'Forgot password'],
      [MANY, 'Track With Us'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: sign })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifted(page), address).toBeLessThanOrEqual(address === MANY ? 0.01 : 0)
      if (address !== '/tracking/9999999999') continue
      // The gap that keeps the footer out of the first screen is not an unintended hole.
      const [hints, footer] = [
        await page.locator('.cc-hints').boundingBox(),
        await page.locator('.cc-footer').boundingBox(),
      ]
      expect((footer?.y ?? 0) - (hints?.y ?? 0) - (hints?.height ?? 0)).toBeLessThanOrEqual(120)
    }
    expect(said).toEqual([])
  })
}

test('a page whose HTML arrives in pieces causes no layout shift', async ({ page }) => {
  await page.setViewportSize(phone)
  await watchShifts(page)
  const html = readFileSync(new URL('../../dist/forgot-password.html', import.meta.url))
  const cuts = ['cc-login', 'cc-burger', '<ol class="cc-steps', 'New password'].map((part) => html.indexOf(part))
  expect(cuts).toEqual([...cuts].sort((one, other) => one - other))
  const server = createServer((_request, answer) => {
    answer.setHeader('Content-Type', 'text/html')
    // Each piece ends before an element.
    const ends = cuts.map((cut) => html.lastIndexOf('<', cut))
    ends.forEach((end, index) => setTimeout(() => answer.write(html.subarray(ends[index - 1] ?? 0, end)), index * 400))
    setTimeout(() => answer.end(html.subarray(ends.at(-1))), ends.length * 400)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.route(/\/(assets|theme|failed)/, async (route) => {
    const file = new URL(route.request().url()).pathname
    await route.fulfill({ response: await page.request.get(file) })
  })
  await page.goto(`http://127.0.0.1:${port}/forgot-password`)
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.waitForFunction(() => 'taken' in document.documentElement.dataset)
  expect(await shifted(page)).toBe(0)
  // Files that are loaded last may still be on their way.
  await page.unrouteAll({ behavior: 'wait' })
  server.close()
})

test('a number and an email typed before the scripts have loaded are not lost', async ({ page }) => {
  for (const [address, label, text] of [
    ['/tracking', 'Airway bill number', NUMBER],
    ['/forgot-password', 'Email', 'gujrat@chenab.example'],
  ] as const) {
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByLabel(label).fill(text)
    release()
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel(label)).toHaveValue(text)
    await page.unroute('**/assets/*.js')
  }
})

test('a page whose HTML ends after its scripts have loaded is hydrated completely', async ({ page }) => {
  const said = complaints(page)
  const html = readFileSync(new URL('../../dist/index.html', import.meta.url))
  const half = html.indexOf('id="services"')
  // Assets come from another server, and so long before the end of the page.
  const server = createServer((_request, answer) => {
    answer.setHeader('Content-Type', 'text/html')
    answer.write(html.subarray(0, half))
    setTimeout(() => answer.end(html.subarray(half)), 1500)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.route(/\/(assets|theme|failed)/, async (route) => {
    const file = new URL(route.request().url()).pathname
    await route.fulfill({ response: await page.request.get(file) })
  })
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForFunction(() => 'taken' in document.documentElement.dataset)
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message cannot be blank')).toBeVisible()
  expect(said).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  server.close()
})
