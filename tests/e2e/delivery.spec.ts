import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { backendHeaders } from '../../src/build/policy'
import { callsTo, fillBooking, idCard, resetBackend, signIn } from './staff'

const dist = new URL('../../dist/', import.meta.url)
const built = (name: string) => readFileSync(new URL(name, dist), 'utf8')

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** What pages say that they should not: console errors and warnings, uncaught errors, refusals of the policy. */
async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  const hear = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // A refused call (signed out, say) is no fault of the page's.
      const isFault = /^(error|warning)$/.test(message.type()) && !/Failed to load resource/.test(message.text())
      if (isFault) complaints.push(message.text())
    })
  }
  context.on('page', hear)
  await context.exposeBinding('tellViolation', (_source, text: string) => complaints.push(text))
  await context.addInitScript(() => {
    const tell = (window as unknown as { tellViolation?: (text: string) => void }).tellViolation
    document.addEventListener('securitypolicyviolation', (event) =>
      tell?.(`${event.violatedDirective} refused ${event.blockedURI} in ${event.documentURI}`),
    )
  })
  return complaints
}

test.beforeEach(async ({ page }) => resetBackend(page))

test('the preview serves the backend’s answers as hosts do', async ({ page }) => {
  const { request } = page
  for (const answer of [
    await request.get('/api/airwaybill/track/4010020001'),
    await request.get('/uploads/specimen-front.png'),
    await request.post('/api/center/logout'),
  ]) {
    const what = answer.url()
    expect([what, answer.headers()]).toMatchObject([what, lowerCased(backendHeaders)])
    expect(answer.headers()['clear-site-data'], what).toBe(what.endsWith('/logout') ? '"cache"' : undefined)
  }
})

test.describe('prerendered home page', () => {
  test('is taken over as it is', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    const complaints = await complaintsOf(context)
    const page = await context.newPage()
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-first', '')
      }),
    )
    await page.goto('/')
    await page.getByRole('button', { name: /Switch to \w+ theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light')
    // Drawn anew it would have lost the mark.
    await expect(page.locator('h1[data-first]')).toBeVisible()
    for (const tag of [
      'meta[name="description"]',
      'meta[property="og:url"]',
      'link[rel="canonical"]',
      'head > title',
    ]) {
      await expect(page.locator(tag)).toHaveCount(1)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('gives way where a host sends it for another address', async ({ page }) => {
    const complaints = await complaintsOf(page.context())
    await page.route('**/tracking', (route) => route.fulfill({ contentType: 'text/html', body: built('index.html') }))
    await page.goto('/tracking')
    await expect(page.getByRole('heading', { level: 1, name: 'Track With Us' })).toBeVisible()
    await expect(page.getByText('International Documents')).toHaveCount(0)
    expect(complaints).toEqual([])
  })
})

test('other addresses get the page without content, and missing files are missing', async ({ request }) => {
  for (const path of ['/login', '/admin/dashboard/records', '/nowhere']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(path === '/nowhere' ? 404 : 200)
    expect(await answer.text()).toContain('<div id="root"></div>')
  }
  expect((await request.get('/assets/gone-0000.js')).status()).toBe(404)
  expect(await (await request.get('/')).text()).toContain('International Documents')
})

test('every answer carries the headers, files with a hash are kept for ever, pages are asked for again', async ({
  request,
}) => {
  const script = readdirSync(new URL('assets/', dist)).find((name) => name.endsWith('.js')) ?? ''
  for (const path of ['/', '/tracking', `/assets/${script}`, '/theme.js', '/icon.svg']) {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/)
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(headers['permissions-policy']).toContain('camera=(self)')
  }
  expect((await request.get(`/assets/${script}`)).headers()['cache-control']).toContain('immutable')
  expect((await request.get('/login')).headers()['cache-control']).toMatch(/no-store|no-cache/)
})

test('what is built holds the policy, nothing inline, and nothing of the demo', () => {
  for (const name of ['index.html', 'app.html', 'tracking.html', 'shipment.html', 'forgot-password.html', '404.html']) {
    const html = built(name)
    expect(html).toMatch(/http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self';/)
    expect(html).not.toMatch(/unsafe-|\sstyle=|<style|\son\w+=/)
    expect(html).not.toMatch(/demo-accounts|chenab-demo/)
  }
  for (const name of readdirSync(new URL('assets/', dist))) {
    expect(name).not.toMatch(/\.map$/)
    if (name.endsWith('.js')) expect(built(`assets/${name}`)).not.toMatch(/chenab-demo|__stand-in/)
  }
  expect(built('_redirects')).toContain('/tracking/* /shipment 200')
  expect(built('hosting/nginx.conf')).toContain('gzip_static on;')
  expect(built('hosting/nginx.conf')).toContain("frame-ancestors 'none'")
  expect(built('hosting/Caddyfile')).toContain('precompressed br gzip')
})

test('the policy refuses nothing from the home page to the printed receipt', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const complaints = await complaintsOf(context)
  let prints = 0
  await context.exposeBinding('tellPrint', () => (prints += 1))
  // In the frame that is printed too.
  await context.addInitScript(() => {
    window.print = () => (window as unknown as { tellPrint: () => void }).tellPrint()
  })
  const page = await context.newPage()

  await page.goto('/')
  await page.getByRole('group', { name: 'Partner logos' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()

  await signIn(page, 'gujrat')
  await expect(page.getByRole('table', { name: 'Today’s shipments' })).toBeVisible()
  await page.getByRole('link', { name: 'View Records' }).first().click()
  await expect(page.locator('tr[data-index]').first()).toBeVisible()

  await page.goto('/admin/dashboard/airwaybill')
  await expect(page.locator('[name="airwayBillNo"]')).toHaveValue(/^\d{10}$/)
  await fillBooking(page)
  await page.locator('[name="shipperIDFront"]').setInputFiles(idCard('front.png'))
  await page.locator('[name="shipperIDBack"]').setInputFiles(idCard('back.png'))
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Add Shipment' }).first().click()
  const receipt = await opened
  await receipt.waitForURL('**/admin/dashboard/receipt/**')
  const print = receipt.getByRole('button', { name: 'Print', exact: true })
  await expect(print).toBeEnabled()
  await print.click()
  await expect.poll(() => prints).toBe(1)
  expect(await callsTo(page, '/api/airwaybill/create')).toHaveLength(1)
  expect(complaints).toEqual([])

  // And it does refuse: the ear is not deaf.
  await page.evaluate(() => {
    const inline = document.createElement('script')
    inline.textContent = 'void 0'
    document.body.append(inline)
  })
  await expect.poll(() => complaints.join('\n')).toContain('script-src-elem refused inline')
  await context.close()
})
