import type { Browser } from '@playwright/test'
import { aRow, headings } from '../domain/from-file/rows'
import { freshPage, pause, signIn } from './browser'
import type { Figure } from './figures'
import type { Site } from './site'

const SHIPMENTS = 50
/** How long the backend takes for each call. */
const CALL_DELAY_MS = 300

/** Measures the time from the press on Book until all shipments of a file are booked. */
export async function bookFile(browser: Browser, site: Site): Promise<Figure[]> {
  await site.seed(200)
  const bench = await freshPage(browser, 'desktop', site.origin)
  const { page } = bench
  await signIn(bench, 'gujrat')
  await page.goto('/admin/dashboard/airwaybill/file')
  const rows = Array.from({ length: SHIPMENTS }, (_, no) => aRow({ Reference: `A${no}`, Amount: `${2000 + no}` }))
  const buffer = Buffer.from([headings, ...rows].join('\r\n'))
  await page.locator('[name="file"]').setInputFiles({ name: 'fifty.csv', mimeType: 'text/csv', buffer })
  const book = page.getByRole('button', { name: `Book ${SHIPMENTS} shipments` })
  await book.waitFor()
  await page.route('**/api/**', async (route) => {
    await pause(CALL_DELAY_MS)
    await route.continue()
  })
  const begun = Date.now()
  await book.click()
  await page.getByText(`${SHIPMENTS} booked`).waitFor({ timeout: 300_000 })
  const ours = Date.now() - begun
  await bench.close()
  const floor = { name: 'its calls alone', value: SHIPMENTS * 2 * CALL_DELAY_MS }
  return [
    {
      part: 'booking from a file',
      what: '50 bookings, 300 ms per call',
      unit: 'ms',
      ours,
      peer: floor,
      must: { ours: 120_000 },
    },
  ]
}
