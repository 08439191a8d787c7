import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { backendHeaders, securityHeaders } from '../../src/build/securityHeaders'
import { pageErrorsOf } from './pageErrors'
import { resetBackend } from './staff'

const dist = new URL('../../dist/', import.meta.url)
const built = (name: string) => readFileSync(new URL(name, dist), 'utf8')

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

test.beforeEach(async ({ page }) => resetBackend(page))

test.describe('the prerendered home page', () => {
  test('is hydrated without a change', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark' })
    const complaints = await pageErrorsOf(context)
    const page = await context.newPage()
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-first', '')
      }),
    )
    await page.goto('/')
    await page.getByRole('button', { name: /Switch to \w+ theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light')
    // Re-rendered instead of hydrated, it would have lost the mark.
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

  test('is replaced when a host serves it for another address', async ({ page }) => {
    const complaints = await pageErrorsOf(page.context())
    await page.route('**/tracking', (route) => route.fulfill({ contentType: 'text/html', body: built('index.html') }))
    await page.goto('/tracking')
    await expect(page.getByRole('heading', { level: 1, name: 'Track With Us' })).toBeVisible()
    await expect(page.getByText('International Documents')).toHaveCount(0)
    expect(complaints).toEqual([])
  })
})

test('the preview answers as hosts do: pages, missing files, headers, the backend’s headers', async ({ request }) => {
  for (const path of ['/login', '/admin/dashboard/records', '/nowhere']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(path === '/nowhere' ? 404 : 200)
    expect(await answer.text()).toContain('<div id="root"></div>')
  }
  expect((await request.get('/assets/gone-0000.js')).status()).toBe(404)

  const script = readdirSync(new URL('assets/', dist)).find((name) => name.endsWith('.js')) ?? ''
  for (const path of ['/', '/tracking', `/assets/${script}`, '/theme.js', '/icon.svg']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject(lowerCased(securityHeaders('')))
  }
  expect((await request.get(`/assets/${script}`)).headers()['cache-control']).toContain('immutable')
  expect((await request.get('/login')).headers()['cache-control']).toMatch(/no-store|no-cache/)

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

test('the build has the content policy, no inline scripts and nothing of the demo', () => {
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
