import type { Browser } from '@playwright/test'
import { freshPage, signIn } from './browser'
import type { Figure } from './figures'
import { settle, type Site, type Traffic } from './site'

const screens = [
  { name: 'Home', path: '/admin/dashboard' },
  { name: 'Records', path: '/admin/dashboard/records' },
  { name: 'Tracking Management', path: '/admin/dashboard/tracking-management' },
] as const

const MINUTES = 60
const MINUTE = 60_000
/** How shipments are spread over time: a few each day for years, or as the stand-in seeds them, a sixteenth today. */
const spreads = { 'over 4 years': 4 * 365, 'in 90 days': null } as const
/** The number of shipments that the budgets are for. */
const MANY = 100_000
const MEGABYTE = 2 ** 20

/** Opens a screen, lets an hour pass on the page's clock, and returns the traffic of that hour. */
async function anHour(browser: Browser, site: Site, path: string, hasChanges: boolean): Promise<Traffic> {
  const bench = await freshPage(browser, 'desktop', site.origin)
  const { page } = bench
  await signIn(bench, 'headoffice')
  await page.clock.install()
  await page.goto(path)
  await page.locator('tr[data-index]').first().waitFor({ timeout: 120_000 })
  await page.waitForFunction(() => !document.querySelector('[role="progressbar"]'), undefined, { timeout: 120_000 })
  await settle(site, 3000)
  site.traffic()
  for (let minute = 0; minute < MINUTES; minute += 1) {
    if (hasChanges) site.change(minute)
    await page.clock.runFor(MINUTE)
    await settle(site, 200)
  }
  const traffic = site.traffic()
  await bench.close()
  return traffic
}

/**
 * Measures the traffic of an open dashboard in an hour, after the first load: idle, and with a change by others each
 * minute (a booking, or the status of a recent or an old shipment). Answers are compressed, and GETs have an ETag.
 */
export async function hour(browser: Browser, site: Site, sizes: readonly number[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const size of sizes) {
    for (const [spread, days] of Object.entries(spreads)) {
      console.error(`  ${size} shipments ${spread}`)
      await site.seed(size, days)
      const whole = (site.listSize().compressed * MINUTES) / MEGABYTE
      for (const { name, path } of screens) {
        site.setLive(true)
        for (const hasChanges of [false, true]) {
          const { calls, bytes } = await anHour(browser, site, path, hasChanges)
          const part = `an hour of ${name}, ${size.toLocaleString('en-US')} ${spread}`
          const how = hasChanges ? '60 changes by others' : 'idle'
          const isHeld = !hasChanges && size === MANY
          figures.push(
            { part, what: `calls, ${how}`, unit: '', ours: calls, must: isHeld ? { ours: 150 } : undefined },
            {
              part,
              what: `bytes, ${how}`,
              unit: 'MB',
              ours: bytes / MEGABYTE,
              peer: { name: 'all of them each minute', value: whole },
              must: isHeld ? { ours: 2 } : undefined,
            },
          )
        }
        site.setLive(false)
      }
    }
  }
  return figures
}
