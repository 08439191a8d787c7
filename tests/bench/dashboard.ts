import type { Browser } from '@playwright/test'
import { freshPage, pause } from './browser'
import { type Figure, median } from './figures'
import type { Site } from './site'

/** Measures from the click on Login to today's first rows. */
async function signInToRows(browser: Browser, site: Site, kind: 'desktop' | 'slow phone'): Promise<number> {
  const bench = await freshPage(browser, kind, site.origin)
  const { page } = bench
  await page.goto('/login')
  const popup = page.getByRole('dialog', { name: 'Login' })
  await popup.getByLabel('Username').fill('headoffice')
  await popup.getByLabel('Password', { exact: true }).fill('chenab-demo')
  await page.waitForLoadState('networkidle')
  await pause(500)
  const time = await page.evaluate(() => {
    const isThere = window.probes.until('tr[data-index]', '\\d{10}')
    document.querySelector<HTMLElement>('[role="dialog"] button[type="submit"]')?.click()
    return isThere
  })
  await bench.close()
  return time
}

export async function dashboard(browser: Browser, site: Site, runs: number): Promise<Figure[]> {
  await site.seed(200)
  const times = { desktop: [] as number[], 'slow phone': [] as number[] }
  for (let run = 0; run < runs; run += 1) {
    times.desktop.push(await signInToRows(browser, site, 'desktop'))
    times['slow phone'].push(await signInToRows(browser, site, 'slow phone'))
  }
  return (['desktop', 'slow phone'] as const).map((kind) => ({
    part: 'dashboard',
    what: `sign-in to the first rows, ${kind}`,
    unit: 'ms',
    ours: median(times[kind]),
  }))
}
