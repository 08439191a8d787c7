import type { Browser } from '@playwright/test'
import { freshPage, pause, signIn } from './browser'
import { type Figure, median } from './figures'
import type { Site } from './site'

const ROWS = 50_000

/** Measures checking the rows of a list beside the browser's own `JSON.parse` of them, each time in a new page. */
export async function rowReader(browser: Browser, site: Site, runs: number): Promise<Figure[]> {
  await site.seed(ROWS)
  const parsed: number[] = []
  const checked: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const bench = await freshPage(browser, 'desktop', site.origin)
    await signIn(bench, 'headoffice')
    await bench.page.goto('/bench/rowReader.html')
    await bench.page.waitForFunction(() => window.parseAndCheck !== undefined)
    await pause(500)
    const times = await bench.page.evaluate(() => window.parseAndCheck?.())
    if (times?.rows !== ROWS) throw new Error(`${times?.rows} rows were read`)
    parsed.push(times.parsed)
    checked.push(times.checked)
    await bench.close()
  }
  return [
    {
      part: 'rows of an answer, 50,000',
      what: 'check',
      unit: 'ms',
      ours: median(checked),
      peer: { name: 'JSON.parse', value: median(parsed) },
      must: { ratio: 0.5 },
    },
  ]
}
